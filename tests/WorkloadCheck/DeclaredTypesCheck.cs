using System;
using System.Collections.Generic;
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
            : KeysFailure();
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
