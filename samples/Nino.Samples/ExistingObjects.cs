using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.ExistingObjects;

#region types
[NinoType]
public class World
{
    public int Tick;
    public List<Unit> Units = [];
    public byte[] Terrain = [];
    // Get-only: filled, never replaced.
    public Dictionary<string, int> Scores { get; } = [];
}

[NinoType]
public class Unit
{
    public int Id;
    public float X, Y;
}
#endregion types

#region pool
[NinoType]
public class Bullet
{
    private static readonly ConcurrentBag<Bullet> Pool = [];

    public float X { get; set; }
    public float Y { get; set; }

    [NinoRefDeserialization]
    public static Bullet Rent() =>
        Pool.TryTake(out Bullet? bullet) ? bullet : new Bullet();

    public static void Return(Bullet bullet) => Pool.Add(bullet);
}
#endregion pool

internal static class ExistingObjectsSamples
{
    [Sample]
    public static void Into()
    {
        byte[] bytes = NinoSerializer.Serialize(new World
        {
            Tick = 1,
            Units = [new Unit { Id = 7 }, new Unit { Id = 8 }],
            Terrain = [1, 2, 3],
        });
        World? world = new() { Units = [new Unit()], Terrain = new byte[3], Scores = { ["gone"] = 1 } };
        World before = world;
        List<Unit> units = world.Units;
        Unit first = world.Units[0];
        byte[] terrain = world.Terrain;

        Update(ref world, bytes);

        Check.True(ReferenceEquals(before, world));
        Check.True(ReferenceEquals(units, world!.Units) && units.Count == 2);
        Check.True(ReferenceEquals(first, units[0]) && first.Id == 7);
        Check.True(ReferenceEquals(terrain, world.Terrain) && terrain[2] == 3);
        Check.Equal(0, world.Scores.Count);

        NinoDeserializer.DeserializeRef(ref world, NinoSerializer.Serialize<World>(null));
        Check.True(world is null);

        #region into
        static void Update(ref World? world, byte[] bytes) =>
            NinoDeserializer.DeserializeRef(ref world, bytes);
        #endregion into
    }

    [Sample]
    public static void Pool()
    {
        var spare = new Bullet();
        Bullet.Return(spare);

        #region rent
        Bullet[] shots = [new() { X = 1 }, new() { X = 2 }];
        byte[] bytes = NinoSerializer.Serialize(shots);

        // Each one from Rent().
        Bullet[] bullets = NinoDeserializer.Deserialize<Bullet[]>(bytes)!;
        foreach (Bullet bullet in bullets)
        {
            Bullet.Return(bullet);
        }
        #endregion rent

        Check.True(ReferenceEquals(spare, bullets[0]));
        Check.Sequence([1f, 2f], [bullets[0].X, bullets[1].X]);
    }

    [Sample]
    public static void Boxed()
    {
        object? target = new Unit();
        object before = target;
        byte[] bytes = NinoSerializer.Serialize(new Unit { Id = 5 });

        Update(ref target, bytes, typeof(Unit));

        Check.True(ReferenceEquals(before, target) && target is Unit { Id: 5 });

        #region boxed
        static void Update(ref object? target, byte[] bytes, Type type) =>
            NinoDeserializer.DeserializeRefBoxed(ref target, bytes, type);
        #endregion boxed
    }
}
