using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Versioning
{
    internal static class VersioningSamples
    {
        [Sample]
        public static void Keep()
        {
            byte[] bytes = NinoSerializer.Serialize(new V2.Profile { Name = "ada", Guilds = ["north"] });
            V1.Profile old = NinoDeserializer.Deserialize<V1.Profile>(bytes)!;
            Check.Equal(1, old.Unknown!.Count);
            Check.Equal(true, old.Unknown.Contains(2));

            old.Name = "Ada";
            V2.Profile back = NinoDeserializer.Deserialize<V2.Profile>(NinoSerializer.Serialize(old))!;
            Check.Equal("Ada", back.Name);
            Check.Sequence(["north"], back.Guilds);
        }

        [Sample]
        public static void Fallback()
        {
            byte[] bytes = NinoSerializer.Serialize<V2.Shape>(new V2.Circle { Color = "red", Radius = 2 });
            byte[] unknown = [.. bytes];
            unknown[1] ^= 1;                 // as if the program did not have Circle
            var shape = (V2.UnknownShape)NinoDeserializer.Deserialize<V2.Shape>(unknown)!;
            Check.Equal("red", shape.Color);
            Check.Equal(BitConverter.ToUInt32(unknown, 1), shape.Rest!.TypeId);
            Check.Sequence(unknown, NinoSerializer.Serialize<V2.Shape>(shape));
        }

        [Sample]
        public static void Append()
        {
            byte[] old = NinoSerializer.Serialize(new V1.Hero { Name = "ada", Level = 3 });
            V2.Hero hero = NinoDeserializer.Deserialize<V2.Hero>(old)!;
            Check.Equal((3, 100), (hero.Level, hero.Health));
            Check.Equal(0, hero.Skills.Count);

            byte[] oldTeam = NinoSerializer.Serialize(new V1.Team { Heroes = [new V1.Hero { Level = 1 }, new V1.Hero { Level = 2 }] });
            V2.Team team = NinoDeserializer.Deserialize<V2.Team>(oldTeam)!;
            Check.Sequence([(1, 100), (2, 100)], team.Heroes.ConvertAll(each => (each.Level, each.Health)));
        }

        [Sample]
        public static void NewBytesInOldProgram()
        {
            byte[] bytes = NinoSerializer.Serialize(new V2.Hero());
            Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<V1.Hero>(bytes));
        }

        [Sample]
        public static void Tolerant()
        {
            V2.Account later = NinoDeserializer.Deserialize<V2.Account>(NinoSerializer.Serialize(new V1.Account { Name = "ada", Level = 3 }))!;
            Check.Equal(("ada", "none"), (later.Nickname, later.Guild));
            V1.Account earlier = NinoDeserializer.Deserialize<V1.Account>(NinoSerializer.Serialize(new V2.Account { Nickname = "bob", Guild = "g" }))!;
            Check.Equal(("bob", 1), (earlier.Name, earlier.Level));
        }

        [Sample]
        public static void Skip()
        {
            byte[] none = NinoSerializer.Serialize(new V1.Settings { Zoom = 0 });
            V1.Settings read = NinoDeserializer.Deserialize<V1.Settings>(none)!;
            Check.Equal((0, null), (read.Zoom, read.Theme));

            byte[] set = NinoSerializer.Serialize(new V1.Settings { Zoom = 0, Theme = "" });
            Check.Equal(none.Length + 1, set.Length);
        }

        [Sample]
        public static void Version()
        {
            byte[] v1 = NinoSerializer.Serialize(new V2.SaveV1 { Version = 1, Coins = 5 });
            byte[] v2 = NinoSerializer.Serialize(new V2.Save { Version = 2, Coins = 6L << 40 });
            Check.Equal(5L, V2.Saves.Load(v1).Coins);
            Check.Equal(6L << 40, V2.Saves.Load(v2).Coins);
        }
    }
}

namespace Nino.Samples.Versioning.V1
{
    #region v1
    [NinoType]
    public class Hero
    {
        public string Name { get; set; } = "";
        public int Level { get; set; }
    }
    #endregion v1

    #region tolerant-v1
    [NinoType(VersionTolerant = true)]
    public class Account
    {
        [NinoMember(1)]
        public string Name { get; set; } = "";

        [NinoMember(2)]
        public int Level { get; set; } = 1;
    }
    #endregion tolerant-v1

    #region skip
    [NinoType(VersionTolerant = true, SkipDefaults = true)]
    public class Settings
    {
        [NinoMember(1)]
        public int Zoom { get; set; } = 100;

        [NinoMember(2)]
        public string? Theme { get; set; }

        [NinoMember(3)]
        public bool? IsDark { get; set; }
    }
    #endregion skip

    #region keep-v1
    [NinoType(VersionTolerant = true)]
    public class Profile
    {
        [NinoMember(1)]
        public string Name { get; set; } = "";

        public NinoUnknownMembers? Unknown { get; set; }
    }
    #endregion keep-v1

    [NinoType]
    public class Team
    {
        public List<Hero> Heroes { get; set; } = [];
    }
}

namespace Nino.Samples.Versioning.V2
{
    #region v2
    [NinoType]
    public class Hero
    {
        public string Name { get; set; } = "";
        public int Level { get; set; }
        public int Health { get; set; } = 100;               // appended
        public List<string> Skills { get; set; } = [];       // appended
    }
    #endregion v2

    [NinoType]
    public class Team
    {
        public List<Hero> Heroes { get; set; } = [];
    }

    #region tolerant-v2
    [NinoType(VersionTolerant = true)]
    [NinoReserved(2)]                         // was Level
    public class Account
    {
        [NinoMember(1)]
        public string Nickname { get; set; } = "";    // was Name

        [NinoMember(3)]
        public string Guild { get; set; } = "none";   // added
    }
    #endregion tolerant-v2

    #region keep-v2
    [NinoType(VersionTolerant = true)]
    public class Profile
    {
        [NinoMember(1)]
        public string Name { get; set; } = "";

        [NinoMember(2)]
        public List<string> Guilds { get; set; } = [];    // added

        public NinoUnknownMembers? Unknown { get; set; }
    }
    #endregion keep-v2

    #region fallback
    [NinoType(VersionTolerant = true)]
    [NinoFallbackType(typeof(UnknownShape))]
    public abstract class Shape
    {
        [NinoMember(1)]
        public string Color { get; set; } = "black";
    }

    public class UnknownShape : Shape
    {
        public NinoUnknownMembers? Rest { get; set; }
    }
    #endregion fallback

    public class Circle : Shape
    {
        [NinoMember(2)]
        public double Radius { get; set; }
    }

    #region save
    [NinoType]
    public class SaveV1
    {
        public int Version;
        public int Coins;
    }

    [NinoType]
    public class Save
    {
        public int Version = 2;
        public long Coins;          // was an int
    }

    public static class Saves
    {
        public static Save Load(byte[] bytes)
        {
            // The version is the first member of every version: one head byte, then
            // four bytes.
            var reader = new Reader(bytes);
            reader.Advance(1);
            reader.Read(out int version);
            return version switch
            {
                1 => Upgrade(NinoDeserializer.Deserialize<SaveV1>(bytes)!),
                2 => NinoDeserializer.Deserialize<Save>(bytes)!,
                _ => throw new NinoException($"No save has version {version}."),
            };
        }

        private static Save Upgrade(SaveV1 old) => new() { Coins = old.Coins };
    }
    #endregion save
}
