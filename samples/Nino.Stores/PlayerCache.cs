using System;
using System.Threading.Tasks;
using Microsoft.Extensions.Caching.Distributed;
using Nino.Core;

namespace Nino.Samples.Stores;

#region distributed
public sealed class PlayerCache(IDistributedCache cache)
{
    private static readonly DistributedCacheEntryOptions TenMinutes = new()
    {
        AbsoluteExpirationRelativeToNow = TimeSpan.FromMinutes(10),
    };

    public Task PutAsync(Player player) =>
        cache.SetAsync(
            Key(player.Id), NinoSerializer.Serialize(player), TenMinutes);

    public async Task<Player?> FindAsync(int id)
    {
        byte[]? bytes = await cache.GetAsync(Key(id));
        try
        {
            return bytes is null
                ? null
                : NinoDeserializer.Deserialize<Player>(bytes);
        }
        catch (NinoException)
        {
            return null;   // of another version: as if it were absent
        }
    }

    private static string Key(int id) => $"player:{id}";
}
#endregion distributed
