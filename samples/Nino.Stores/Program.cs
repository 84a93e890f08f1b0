using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Options;
using Nino.Core;
using Npgsql;
using StackExchange.Redis;

namespace Nino.Samples.Stores;

/// <summary>Puts players into stores and finds them again: <c>Nino.Stores &lt;port of Redis&gt; &lt;connection to PostgreSQL&gt;</c>. Exits with 1 when one differs.</summary>
internal static class Program
{
    private static readonly Player Ada = new(7, "ada", ["key", "map"]);

    private static int _passed;
    private static int _failed;

    private static async Task<int> Main(string[] arguments)
    {
        Files();
        await CacheAsync();
        await RedisAsync(arguments[0]);
        await PostgreSqlAsync(arguments[1]);
        Console.WriteLine($"{_passed} passed, {_failed} failed");
        return _failed == 0 ? 0 : 1;
    }

    private static void Files()
    {
        string path = Path.GetTempFileName();
        PlayerFile.Save(path, Ada with { Name = "a longer name" });
        PlayerFile.Save(path, Ada);
        Check("a file is replaced and read", AreEqual(PlayerFile.Load(path)) && !File.Exists(path + ".new"));
        File.Delete(path);
    }

    private static async Task CacheAsync()
    {
        MemoryDistributedCache cache = new(Options.Create(new MemoryDistributedCacheOptions()));
        PlayerCache players = new(cache);
        Check("a cache has nothing at first", await players.FindAsync(7) is null);
        await players.PutAsync(Ada);
        Check("a cache gives back what went in", AreEqual(await players.FindAsync(7)));
        await cache.SetAsync("player:7", NinoSerializer.Serialize(Ada)[..^1]);
        Check("bytes of another version count as absent", await players.FindAsync(7) is null);
    }

    private static async Task RedisAsync(string port)
    {
        using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync($"127.0.0.1:{port}");
        RedisPlayers players = new(connection.GetDatabase());
        Check("Redis has nothing at first", await players.FindAsync(7) is null);
        await players.PutAsync(Ada);
        Check("Redis gives back what went in", AreEqual(await players.FindAsync(7)));
    }

    private static async Task PostgreSqlAsync(string connection)
    {
        await using NpgsqlDataSource database = NpgsqlDataSource.Create(connection);
        PlayerTable players = new(database);
        await players.CreateAsync();
        Check("PostgreSQL has nothing at first", await players.FindAsync(7) is null);
        await players.PutAsync(Ada with { Name = "a longer name" });
        await players.PutAsync(Ada);
        Check("PostgreSQL gives back what went in", AreEqual(await players.FindAsync(7)));
    }

    private static bool AreEqual(Player? player) => player is { Id: 7, Name: "ada" } && player.Items.SequenceEqual(Ada.Items);

    private static void Check(string what, bool isSo)
    {
        _passed += isSo ? 1 : 0;
        _failed += isSo ? 0 : 1;
        if (!isSo)
        {
            Console.WriteLine($"Not so: {what}.");
        }
    }
}
