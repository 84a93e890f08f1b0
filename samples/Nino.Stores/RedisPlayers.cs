using System;
using System.Threading.Tasks;
using Nino.Core;
using StackExchange.Redis;

namespace Nino.Samples.Stores;

#region redis
public sealed class RedisPlayers(IDatabase redis)
{
    public Task PutAsync(Player player) => redis.StringSetAsync(
        $"player:{player.Id}",
        NinoSerializer.Serialize(player),
        TimeSpan.FromMinutes(10));

    public async Task<Player?> FindAsync(int id)
    {
        byte[]? bytes = await redis.StringGetAsync($"player:{id}");
        return bytes is null ? null : NinoDeserializer.Deserialize<Player>(bytes);
    }
}
#endregion redis
