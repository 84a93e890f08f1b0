using System;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>The constructor would encode what is encoded already: setters restore everything.</summary>
[NinoType]
public sealed class Encoded
{
    public Encoded()
    {
    }

    public Encoded(string text) => Text = Uri.EscapeDataString(text);

    public string? Text { get; set; }
}

/// <summary>The same where the other constructor has a default for its parameter.</summary>
[NinoType]
public sealed class EncodedOrNot
{
    public EncodedOrNot(string text = "") => Text = Uri.EscapeDataString(text);

    public string? Text { get; private set; }
}

/// <summary>A constructor that takes what is left out is none.</summary>
[NinoType]
public sealed class Picture
{
    public Picture(byte[] pixels)
    {
        Pixels = pixels;
        Hash = pixels.Length;
    }

    public Picture(long hash, string name)
    {
        Hash = hash;
        Name = name;
    }

    [NinoIgnore]
    public byte[] Pixels { get; } = [];

    public long Hash { get; }

    public string Name { get; } = "";
}

/// <summary>What a constructor's other parameters take.</summary>
[NinoType]
public sealed class Accepted
{
    public Accepted(in int id, string? note = "none", params string[] names)
    {
        Id = id;
        Note = note + names.Length;
        Names = names;
    }

    public int Id { get; }

    [NinoIgnore]
    public string Note { get; }

    [NinoIgnore]
    public string[] Names { get; }
}

/// <summary>An array for <c>params</c> that is a member.</summary>
[NinoType]
public sealed class AcceptedAll(in int id, params string[] names)
{
    public int Id { get; } = id;

    public string[] Names { get; } = names;
}

/// <summary>Non-public members take part, and a private constructor.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class Sealed
{
    private readonly int _id;

    private Sealed()
    {
        Made = 1;
    }

    public Sealed(int id, string title)
        : this() => (_id, Title) = (id, title.Length > 0 ? title : throw new ArgumentException("It is empty.", nameof(title)));

    public string? Title { get; init; }

    [NinoIgnore]
    public int Made { get; }
}

/// <summary>The private constructor takes members, among others.</summary>
[NinoType(containNonPublicMembers: true)]
public class SealedTaking
{
    private SealedTaking(in int id, string? note = "none", DayOfWeek day = DayOfWeek.Friday, params string[] names)
    {
        Id = id;
        Note = note + day + names.Length;
    }

    public int Id { get; }

    public string? Title { get; init; }

    [NinoIgnore]
    public string Note { get; }

    public static SealedTaking Of(int id, string? title) => new(id) { Title = title };
}

/// <summary>The same in a generic type, of which reflection finds the constructor.</summary>
[NinoType(containNonPublicMembers: true)]
public class SealedBox<T>
{
    protected SealedBox(T content, int count)
    {
        Content = content;
        Count = count;
    }

    public T Content { get; }

    public int Count { get; }

    public string? Title { get; init; }

    public static SealedBox<T> Of(T content, int count) => new(content, count) { Title = "t" };
}
