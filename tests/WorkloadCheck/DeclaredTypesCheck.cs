using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>What stands where a base class or an interface is declared, what is refused there, and keys in messages with references: native programs tell by other means than reflection.</summary>
internal static class DeclaredTypesCheck
{
    public static string? Run()
    {
        byte[] tool = NinoSerializer.Serialize(new Anything { Value = new Tool { Label = "saw" } });
        byte[] tag = NinoSerializer.Serialize(new Anything { Value = new Tag { Label = "new" } });
        byte[] other = NinoSerializer.Serialize(new Anything { Value = new Other { Label = "x" } });
        return NinoDeserializer.Deserialize<AnyLabelled>(tool)?.Value?.Label != "saw" ? "A class does not stand for its interface."
            : NinoDeserializer.Deserialize<AnyThing>(tool)?.Value is not Tool { Label: "saw" } ? "A class does not stand for its base."
            : NinoDeserializer.Deserialize<AnyLabelled>(tag)?.Value?.Label != "new" ? "A struct does not stand for its interface."
            : !IsRefused<AnyThing>(tag, "Tag where a") ? "A struct stands for a class."
            : !IsRefused<AnyLabelled>(other, "Other where a") ? "A class stands for an interface that it has not."
            : !IsRefused<Dated>(new byte[] { 3, 255, 255, 255, 255, 255, 255, 255, 255, 0 }, "of type System.DateTime") ? "The error does not name the type of a date."
            : !KeepsClosed() ? "A class does not stand for its closed base or interface."
            : KeysFailure() ?? KeyedFailure();
    }

    /// <summary>Members alone name these bases and this interface.</summary>
    private static bool KeepsClosed()
    {
        Panel panel = new Panel { Main = new Dial<int> { Value = 1 }, Probe = new Needle<int> { Value = 3 } };
        panel.All.Add(new Dial<long> { Value = 2 });
        return NinoDeserializer.Deserialize<Panel>(NinoSerializer.Serialize(panel)) is { Main: Dial<int> { Value: 1 }, Probe: Needle<int> { Value: 3 }, All: { Count: 1 } all } && all[0] is Dial<long> { Value: 2 };
    }

    private static string? KeysFailure()
    {
        Index index = new Index();
        Entry entry = new Entry { Name = "a" };
        index.Places[entry] = 1;
        index.Main = entry;
        if (NinoDeserializer.Deserialize<Index>(NinoSerializer.Serialize(index)) is not { Main: { } main } read || !read.Places.ContainsKey(main))
        {
            return "A key is not the object that another member refers to.";
        }

        // Its hash code would never end.
        entry.See = entry;
        return IsRefused<Index>(NinoSerializer.Serialize(index), "refer to themselves") ? null : "A key that refers to itself is hashed.";
    }

    /// <summary>Keys that only the collection tells are asked for by reflection, where they are counted.</summary>
    private static string? KeyedFailure()
    {
        foreach (int count in new[] { 3, 2000 })
        {
            byte[] plain = NinoSerializer.Serialize(Filled<Shelf>(count, 1));
            byte[] compared = NinoSerializer.Serialize(Filled<ComparedShelf>(count, 1));
            if (NinoDeserializer.Deserialize<Shelf>(plain)?.Contains(count - 1) != true || NinoDeserializer.Deserialize<ComparedShelf>(compared)?.Contains(1 - count) != true)
            {
                return $"A collection of {count} that tells its keys is another.";
            }
        }

        // All of one hash code.
        return !IsRefused<Shelf>(NinoSerializer.Serialize(Filled<Shelf>(2000, 0x1_0000_0001)), "share a hash bucket") ? "Keys that only the collection tells are not counted."
            : !IsRefused<ComparedShelf>(NinoSerializer.Serialize(Filled<ComparedShelf>(2000, 1024 * 1024)), "share a hash bucket") ? "Keys are not counted as their comparer hashes them."
            : null;
    }

    private static T Filled<T>(int count, long step)
        where T : ICollection<Book>, new()
    {
        T books = new T();
        for (int i = 0; i < count; i++)
        {
            books.Add(new Book { Number = i * step });
        }

        return books;
    }

    private static bool IsRefused<T>(byte[] bytes, string part)
    {
        try
        {
            NinoDeserializer.Deserialize<T>(bytes);
            return false;
        }
        catch (NinoException error)
        {
            return error.Message.Contains(part);
        }
    }

    [NinoType]
    public sealed class Book
    {
        public long Number { get; set; }
    }

    public sealed class Shelf : KeyedCollection<long, Book>
    {
        protected override long GetKeyForItem(Book item) => item.Number;
    }

    public sealed class ComparedShelf : KeyedCollection<long, Book>
    {
        public ComparedShelf()
            : base(new WithoutSign())
        {
        }

        protected override long GetKeyForItem(Book item) => item.Number;
    }

    public sealed class WithoutSign : IEqualityComparer<long>
    {
        public bool Equals(long x, long y) => Math.Abs(x) == Math.Abs(y);

        public int GetHashCode(long obj) => (int)(Math.Abs(obj) & 0xF_FFFF);
    }

    [NinoType]
    public interface ILabelled
    {
        string Label { get; set; }
    }

    [NinoType]
    public abstract class Thing
    {
        public int Weight { get; set; }
    }

    [NinoType]
    public sealed class Tool : Thing, ILabelled
    {
        public string Label { get; set; } = "";
    }

    [NinoType]
    public struct Tag : ILabelled
    {
        public string Label { get; set; }
    }

    [NinoType]
    public sealed class Other : Thing
    {
        public string Label { get; set; } = "";
    }

    [NinoType]
    public sealed class Anything
    {
        public object? Value { get; set; }
    }

    [NinoType]
    public sealed class AnyLabelled
    {
        public ILabelled? Value { get; set; }
    }

    [NinoType]
    public sealed class AnyThing
    {
        public Thing? Value { get; set; }
    }

    [NinoType]
    public abstract class Gauge<T>
        where T : struct
    {
        public T Value { get; set; }
    }

    [NinoType]
    public sealed class Dial<T> : Gauge<T>
        where T : struct
    {
    }

    [NinoType]
    public interface IProbe<T>
    {
    }

    [NinoType]
    public sealed class Needle<T> : IProbe<T>
        where T : struct
    {
        public T Value { get; set; }
    }

    [NinoType]
    public sealed class Panel
    {
        public Gauge<int>? Main { get; set; }

        public List<Gauge<long>> All { get; set; } = new List<Gauge<long>>();

        public IProbe<int>? Probe { get; set; }
    }

    [NinoType]
    public sealed class Dated
    {
        public DateTime At { get; set; }

        public string? Note { get; set; }
    }

    [NinoType(PreserveReferences = true)]
    public sealed record Entry
    {
        public string Name { get; set; } = "";

        public Entry? See { get; set; }
    }

    [NinoType(PreserveReferences = true)]
    public sealed class Index
    {
        public Dictionary<Entry, int> Places { get; set; } = new Dictionary<Entry, int>();

        public Entry? Main { get; set; }
    }
}
