using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Public properties that only some may set.</summary>
[NinoType]
public class Encapsulated
{
    public int Id { get; private set; }

    public string? Name { get; protected set; }

    public DateTime Made { get; internal set; }

    public long Size { get; protected internal set; }

    public Guid Key { get; private init; }

    public ICollection<int>? Scores { get; private set; }

    public IReadOnlyList<string> Lines { get; private protected set; } = new List<string>();

    public int Doubled
    {
        get => Half * 2;
        private set => Half = value / 2;
    }

    [NinoIgnore]
    public int Left { get; private set; } = 7;

    [NinoIgnore]
    public int Half { get; private set; }

    public static Encapsulated Of(int id) => Fill(new Encapsulated(), id);

    protected static T Fill<T>(T value, int id)
        where T : Encapsulated
    {
        value.Id = id;
        value.Name = "n" + id;
        value.Made = new DateTime(id);
        value.Size = id + 1L;
        value.Scores = new List<int> { id, 2 };
        value.Lines = new List<string> { "a", "b" };
        value.Half = id;
        return value;
    }

    public static Encapsulated With(Guid key) => new() { Key = key };
}

/// <summary>Inherits them, and overrides one.</summary>
[NinoType]
public sealed class EncapsulatedChild : EncapsulatedBase
{
    public override string? Title { get; protected set; }

    public int Extra { get; private set; }

    public static EncapsulatedChild Of(int level, int extra) => With(new EncapsulatedChild { Extra = extra, Depth = extra + 1, Title = "t" }, level);
}

/// <summary>A base class with setters for itself.</summary>
[NinoType]
public abstract class EncapsulatedBase
{
    public int Level { get; private set; } = 1;

    public int Depth { get; protected set; }

    public abstract string? Title { get; protected set; }

    protected static T With<T>(T value, int level)
        where T : EncapsulatedBase
    {
        value.Level = level;
        return value;
    }
}

/// <summary>The same in a generic struct, whose setters are found by reflection.</summary>
[NinoType]
public struct EncapsulatedSlot<T>
{
    public T? Content { get; private set; }

    public int Tag { readonly get; internal set; }

    public static EncapsulatedSlot<T> Of(T content, int tag) => new() { Content = content, Tag = tag };
}
