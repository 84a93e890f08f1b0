using System.Threading.Tasks;
using Nino.Core;
using Npgsql;

namespace Nino.Samples.Stores;

#region postgresql
public sealed class PlayerTable(NpgsqlDataSource database)
{
    public async Task CreateAsync()
    {
        await using NpgsqlCommand create = database.CreateCommand(
            "create table player (id int primary key, data bytea not null)");
        await create.ExecuteNonQueryAsync();
    }

    public async Task PutAsync(Player player)
    {
        await using NpgsqlCommand put = database.CreateCommand("""
            insert into player (id, data) values ($1, $2)
            on conflict (id) do update set data = excluded.data
            """);
        put.Parameters.Add(new() { Value = player.Id });
        put.Parameters.Add(new() { Value = NinoSerializer.Serialize(player) });
        await put.ExecuteNonQueryAsync();
    }

    public async Task<Player?> FindAsync(int id)
    {
        await using NpgsqlCommand find = database.CreateCommand(
            "select data from player where id = $1");
        find.Parameters.Add(new() { Value = id });
        return await find.ExecuteScalarAsync() is byte[] bytes
            ? NinoDeserializer.Deserialize<Player>(bytes)
            : null;
    }
}
#endregion postgresql
