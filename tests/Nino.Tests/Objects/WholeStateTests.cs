using System;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>Types of which all fields are members: what they held is there again, whatever their constructors and setters make of a value.</summary>
public sealed class WholeStateTests
{
    [Fact]
    public void Fields_HaveTheLastWord_OfWhatSettersDo()
    {
        byte[] bytes = NinoSerializer.Serialize(WholeEmbed.Of(640));
        WholeEmbed read = NinoDeserializer.Deserialize<WholeEmbed>(bytes)!;
        Assert.Equal("u 640 none False False", read.ToString());
        Assert.Equal(bytes, NinoSerializer.Serialize(read));

        WholeEmbed? existing = new() { ThumbUrl = "t", Style = 1, Explode = true };
        NinoDeserializer.DeserializeRef(ref existing, bytes);
        Assert.Equal("u 640 none False False", existing!.ToString());
    }

    [Fact]
    public void Fields_OfADerivedClass_ComeBehindItsOwnProperties()
    {
        WholeDerived value = new("a") { Tag = 5 };
        value.Count(3);
        WholeDerived read = NinoDeserializer.Deserialize<WholeDerived>(NinoSerializer.Serialize(value))!;
        Assert.Equal((5, 3, "'a'"), (read.Tag, read.Counted, read.Text));
    }

    [Fact]
    public void ReadOnlyFields_AreAsTheyWere_WhateverTheConstructorMakesOfThem()
    {
        Quoted value = new("a");
        for (int i = 0; i < 3; i++)
        {
            value = NinoDeserializer.Deserialize<Quoted>(NinoSerializer.Serialize(value))!;
        }

        Assert.Equal("'a'", value.Text);
        Assert.Equal("#a", NinoDeserializer.Deserialize<Hashed>(NinoSerializer.Serialize(new Hashed("a")))!.Name);
        Assert.Equal("#a", NinoDeserializer.Deserialize<Hashed<int>>(NinoSerializer.Serialize(new Hashed<int>("a")))!.Name);
    }

    /// <summary>Whatever a constructor makes of its argument: a setter is called behind it, <c>init</c> or not.</summary>
    [Fact]
    public void Properties_ThatAreInit_AreAsTheyWere_WhateverTheConstructorMakesOfThem()
    {
        Prefixed value = new("a") { Other = 1 };
        WholePrefixed whole = new("a");
        PrefixedStruct one = new("a");
        for (int i = 0; i < 3; i++)
        {
            value = NinoDeserializer.Deserialize<Prefixed>(NinoSerializer.Serialize(value))!;
            whole = NinoDeserializer.Deserialize<WholePrefixed>(NinoSerializer.Serialize(whole))!;
            one = NinoDeserializer.Deserialize<PrefixedStruct>(NinoSerializer.Serialize(one));
        }

        Assert.Equal(("#a", 1), (value.Name, value.Other));
        Assert.Equal("#a", whole.Name);
        Assert.Equal("#a", one.Name);
    }

    /// <summary>What is marked has the last word: the constructor of the user's choice, and that of a record.</summary>
    [Fact]
    public void Properties_ThatAreInit_AreWhatAMarkedConstructorMakesOfThem()
    {
        Assert.Equal("##a", NinoDeserializer.Deserialize<MarkedPrefixed>(NinoSerializer.Serialize(new MarkedPrefixed("a")))!.Name);
        Assert.Equal(3, NinoDeserializer.Deserialize<Clamped>(NinoSerializer.Serialize(new Clamped(9)))!.Value);
    }

    /// <summary>The properties first, then fields and what has one behind it, as they are declared.</summary>
    [Fact]
    public void Order_IsPropertiesWithoutAField_ThenTheOthers() =>
        Assert.Equal("05" + "03000000" + "01000000" + "02000000" + "04000000", Convert.ToHexString(NinoSerializer.Serialize(new WholeOrdered { Second = 2, Fourth = 4 })));

    [NinoType(containNonPublicMembers: true)]
    public class WholeEmbed
    {
        private Image? _image;
        private Image? _thumb;
        private bool? _explode;

        public string? ImageUrl { get => _image?.Url; set => _image = new Image { Url = value }; }

        public string? ThumbUrl { get => _thumb?.Url; set => _thumb = new Image { Url = value }; }

        public int Style { get; set; }

        public bool Explode { get => _explode ?? Style == 1; set => _explode = value; }

        public bool WasSet { get; private set; }

        public string? Content
        {
            get => null;
            set => WasSet = true;
        }

        public static WholeEmbed Of(int width) => new() { _image = new Image { Url = "u", Width = width } };

        public override string ToString() => $"{_image?.Url} {_image?.Width} {(_thumb is null ? "none" : "thumb")} {_explode ?? false} {WasSet}";
    }

    [NinoType]
    public class Image
    {
        public string? Url;
        public int Width;
    }

    [NinoType]
    public class Prefixed
    {
        public Prefixed(string name) => Name = "#" + name;

        public string Name { get; init; }

        public int Other { get; set; }
    }

    [NinoType(containNonPublicMembers: true)]
    public class WholePrefixed
    {
        public WholePrefixed(string name) => Name = "#" + name;

        public string Name { get; init; }
    }

    [NinoType]
    public readonly struct PrefixedStruct
    {
        public PrefixedStruct(string name) => Name = "#" + name;

        public string Name { get; init; }
    }

    [NinoType]
    public class MarkedPrefixed
    {
        [NinoConstructor(nameof(Name))]
        public MarkedPrefixed(string name) => Name = "#" + name;

        public string Name { get; init; }
    }

    [NinoType]
    public record Clamped(int Value)
    {
        public int Value { get; init; } = Math.Min(Value, 3);
    }

    [NinoType(containNonPublicMembers: true)]
    public class Quoted
    {
        private readonly string _value;

        public Quoted(string value) => _value = "'" + value + "'";

        public string Text => _value;
    }

    [NinoType(containNonPublicMembers: true)]
    public class Hashed(string name)
    {
        public string Name { get; } = "#" + name;
    }

    [NinoType(containNonPublicMembers: true)]
    public class Hashed<T>(string name)
    {
        public string Name { get; } = "#" + name;

        public T? Other;
    }

    [NinoType(containNonPublicMembers: true)]
    public class WholeDerived : Quoted
    {
        private int _counted;

        public WholeDerived(string value)
            : base(value)
        {
        }

        public int Tag { get; set; }

        public int Counted
        {
            get => _counted;
            set => _counted = value + 100;
        }

        public void Count(int count) => _counted = count;
    }

    [NinoType(containNonPublicMembers: true)]
    public class WholeOrdered
    {
        private readonly int _first = 1;
        public int Second;

        public int Third
        {
            get => _first + Second;
            set => Second = value - _first;
        }

        public int Fourth { get; set; }
    }
}
