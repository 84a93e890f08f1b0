using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Knows its parent, and is known by it.</summary>
[NinoType(PreserveReferences = true)]
public class Relative
{
    public string? Name;
    public Relative? Parent;
    public List<Relative> Children = [];

    public Relative Add(Relative child)
    {
        child.Parent = this;
        Children.Add(child);
        return child;
    }
}

/// <summary>Keeps its identity because its base class does.</summary>
[NinoType]
public sealed class Godparent : Relative
{
    public Relative? Godchild;
}

/// <summary>Holds the same objects in many ways.</summary>
[NinoType]
public sealed class Gathering
{
    public Relative? Host;
    public Relative?[]? Seats;
    public Dictionary<string, Relative>? ByName;
    public HashSet<Relative>? Known;
    public object? Speaker;
    public List<object?>? Things;
    public (Relative? Left, Relative? Right) Pair;
    public Relative?[,]? Tables;
}

/// <summary>A record, of which the constructor takes all members.</summary>
[NinoType(PreserveReferences = true)]
public sealed record Station(string Name, List<Station> Next, Station? Twin = null)
{
    public bool Equals(Station? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => Name.GetHashCode(System.StringComparison.Ordinal);
}

/// <summary>Members that only an initializer sets.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Preset
{
    public int Id { get; init; }

    public Preset? Other { get; init; }

    public List<Preset> Others { get; init; } = [];

    public Preset? Later { get; set; }
}

/// <summary>A constructor that makes something of what it is given.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Built
{
    public Built(string name, List<Built> parts, int more = 5) => (Name, Parts, Count, More) = (name, parts, parts.Count, more);

    public string Name { get; }

    public List<Built> Parts { get; }

    public Built? Whole { get; set; }

    [NinoIgnore]
    public int Count { get; }

    [NinoIgnore]
    public int More { get; }
}

/// <summary>A constructor that is not public.</summary>
[NinoType(containNonPublicMembers: true, PreserveReferences = true)]
public sealed class Cloistered
{
    private Cloistered(int id, List<Cloistered> others) => (Id, Others) = (id, others);

    public int Id { get; }

    public List<Cloistered> Others { get; }

    public static Cloistered Of(int id) => new(id, []);
}

/// <summary>A method makes it, which nothing can be referred to before.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Fabricated
{
    private Fabricated(string name, List<Fabricated> parts) => (Name, Parts) = (name, parts);

    public string Name { get; }

    public List<Fabricated> Parts { get; }

    [NinoConstructor]
    public static Fabricated Make(string name, List<Fabricated> parts) => new(name, parts);
}

/// <summary>Generic, with a constructor.</summary>
[NinoType(PreserveReferences = true)]
public sealed record Cell<T>(T Content, List<Cell<T>> Around);

/// <summary>Of a base class that keeps no identity.</summary>
[NinoType]
public class Wagon
{
    public int Number;
    public Wagon? Behind;
}

[NinoType(PreserveReferences = true)]
public sealed class Engine : Wagon
{
    public Wagon? First;
}

public interface IPlace
{
    int Id { get; }
}

[NinoType(PreserveReferences = true)]
public interface ITown : IPlace
{
}

public sealed class Town : ITown
{
    public int Id { get; set; }

    public List<ITown> Roads { get; set; } = [];
}

/// <summary>Tolerant of versions, and keeps its identity.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public class Letter
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(2)]
    public Letter? Answer;

    [NinoMember(3)]
    public List<Letter>? Copies;
}

[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class Telegram : Letter
{
    [NinoMember(4)]
    public Letter? Announces;
}

/// <summary><see cref="Letter"/> as another program knows it.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class LetterBefore
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(3)]
    public List<LetterBefore>? Copies;
}

/// <summary><see cref="Letter"/> as a program knows it that keeps what it does not know.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class LetterKept
{
    [NinoMember(1)]
    public int Id;

    public NinoUnknownMembers? Unknown;
}

/// <summary>Keeps what it does not know, and its identity.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class Keeping
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(3)]
    public Keeping? Next;

    public NinoUnknownMembers? Unknown;
}

/// <summary><see cref="Keeping"/> with a member more.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class KeepingNow
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(2)]
    public string? Text;

    [NinoMember(3)]
    public KeepingNow? Next;
}

/// <summary>Calls back.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Notified : INinoOnDeserializing, INinoOnDeserialized
{
    public int Id;
    public Notified? Other;

    [NinoIgnore]
    public int Begun;

    [NinoIgnore]
    public int Ended;

    public void OnDeserializing() => Begun++;

    public void OnDeserialized() => Ended++;
}

/// <summary>Is null where a program does not know what it is.</summary>
[NinoType(VersionTolerant = true, PreserveReferences = true)]
[NinoFallbackType(null)]
public class Consignment
{
    [NinoMember(1)]
    public int Id;

    [NinoMember(2)]
    public Consignment? Inner;
}

[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class Crate : Consignment
{
}

/// <summary>Writes what it holds while it is written itself.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Copying : INinoOnSerializing
{
    public Relative? First;
    public byte[]? Inner;
    public Relative? Second;

    public void OnSerializing() => Inner = NinoSerializer.Serialize(First);
}
