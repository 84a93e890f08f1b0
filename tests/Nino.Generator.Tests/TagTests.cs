using System;
using System.Globalization;
using System.IO;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Type ids that the user gives, and ids that two types have.</summary>
public class TagTests
{
    private const string Types =
        """
        [NinoType] public interface ITagged { }
        [NinoTag(4660)] public class TaggedClass : ITagged { public byte I; }
        [NinoTag(4661), NinoFormerName("Old.Tagged")] public struct TaggedStruct : ITagged { public byte I; }
        """;

    [Fact]
    public void Tag_IsWrittenInPlaceOfTheHash() => Assert.Equal("F834120000 0205 | F8B5928010 06 | 5 6", Harness.RunTest(Types +
        """
        public static class Test
        {
            public static string Run()
            {
                var c = Convert.ToHexString(NinoSerializer.Serialize<ITagged>(new TaggedClass { I = 5 })); var s = Convert.ToHexString(NinoSerializer.Serialize<ITagged>(new TaggedStruct { I = 6 }));
                return $"{c[..10]} {c[10..]} | {s[..10]} {s[10..]} | {((TaggedClass)NinoDeserializer.Deserialize<ITagged>(Convert.FromHexString(c))).I} {((TaggedStruct)NinoDeserializer.Deserialize<object>(Convert.FromHexString(s))).I}";
            }
        }
        """));

    [Fact]
    public void IdsOfNames_StillFindTheType() => Assert.Equal("5 6 7", Harness.RunTest(Types.Replace("Tagged", "Named").Replace("466", "467") +
        """
        public static class Test
        {
            static ITaggedOr Read<ITaggedOr>(string name, uint bits, params byte[] body)
            {
                uint id = 2166136261;
                foreach (char next in name) id = unchecked((id ^ next) * 16777619);
                var bytes = new List<byte> { 0xF8 }; bytes.AddRange(BitConverter.GetBytes(id | bits)); bytes.AddRange(body);
                return NinoDeserializer.Deserialize<ITaggedOr>(bytes.ToArray());
            }
            public static string Run() => $"{((NamedClass)Read<INamed>("NamedClass", 0, 2, 5)).I} {((NamedStruct)Read<INamed>("NamedStruct", 0x10808080, 6)).I} {((NamedStruct)Read<INamed>("Old.Named", 0x10808080, 7)).I}";
        }
        """));

    [Theory]
    [InlineData("[NinoType, NinoTag(3)] public class A { } [NinoType, NinoTag(3)] public class B { }", "'A' and 'B'")]
    [InlineData("[NinoType, NinoTag(31801)] public class A { } [NinoType] public class T90687 { }", "'A' and 'T90687'")]
    [InlineData("[NinoType, NinoTag(5)] public struct A { public int I; } [NinoType, NinoTag(133)] public struct B { public int I; }", "'A' and 'B'")]
    [InlineData("[NinoType, NinoTag(3)] public class G<T> { public T V; } [NinoType] public class U { public G<int> A; public G<long> B; }", "'G<System.Int32>' and 'G<System.Int64>'")]
    public void Collision_IsReported(string source, string expected)
    {
        Diagnostic diagnostic = Assert.Single(Harness.Diagnose(source));

        Assert.Equal("NINO021", diagnostic.Id);
        Assert.Contains(expected, diagnostic.GetMessage(CultureInfo.InvariantCulture));
    }

    [Fact]
    public void Collision_OfTwoAssemblies_IsAnErrorThatNamesBoth()
    {
        byte[] written = (byte[])Harness.RunTest("[NinoType, NinoTag(4700)] public class FirstOf4700 { } public static class Test { public static object Run() { var bytes = NinoSerializer.Serialize((object)new FirstOf4700()); NinoDeserializer.Deserialize<object>(bytes); return bytes; } }")!;
        Assert.NotNull(NinoDeserializer.Deserialize<object>(written));

        NinoException error = Assert.Throws<NinoException>(() => Harness.RunTest(
            "[NinoType, NinoTag(4700)] public class SecondOf4700 { } public static class Test { public static object Run() => NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize((object)new SecondOf4700())); }"));

        Assert.Contains("0000125C", error.Message);
        Assert.Contains("FirstOf4700 in Input", error.Message);
        Assert.Contains("SecondOf4700 in Input", error.Message);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(written));
    }

    [Fact]
    public void SameClosedType_OfTwoAssemblies_IsNoCollision()
    {
        const string library = "[NinoType] public class SharedBox<T> { public T V; } public static class Uses { public static byte[] Make() => NinoSerializer.Serialize(new SharedBox<int> { V = 3 }); }";
        const string user = "public static class Test { public static object Run() { Uses.Make(); return ((SharedBox<int>)NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize((object)new SharedBox<int> { V = 4 }))).V + NinoSerializer.Serialize(new SharedBox<int>()).Length; } }";
        string name = "Shared" + Guid.NewGuid().ToString("N");
        byte[] image = Harness.Emit(Harness.Build(Harness.Compile([library], assembly: name)));
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + name, references: MetadataReference.CreateFromImage(image)));
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(image));

        Assert.Equal(9, Harness.Invoke(context.LoadFromStream(new MemoryStream(Harness.Emit(output)))));
    }
}
