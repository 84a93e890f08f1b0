using System;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What is used first after <see cref="NinoRuntime.Mode"/> was set.</summary>
[Collection(nameof(Alone))]
public class ChangedModeTests
{
    [Fact]
    public void Struct_WhoseFirstUseFailed_HasItsHeadUnderANullable()
    {
        const string source =
            """
            [NinoType] public struct Refused { public string Text; }
            [NinoType] public class OfRefused { public Refused? V; }
            public static class Test
            {
                public static string Run()
                {
                    NinoRuntime.Mode = NinoRuntimeMode.GeneratedOnly;
                    try { NinoSerializer.Serialize(new Refused()); throw new InvalidOperationException("Served."); } catch (NinoException) { }
                    NinoRuntime.Mode = NinoRuntimeMode.Interpreted;
                    byte[] bytes = NinoSerializer.Serialize(new OfRefused { V = new Refused { Text = "a" } });
                    return Convert.ToHexString(bytes) + NinoDeserializer.Deserialize<OfRefused>(bytes).V.Value.Text;
                }
            }
            """;

        Assert.Equal("02" + "02" + "0561" + "a", RunInItsMode(source));
    }

    [Fact]
    public void InlineArray_OfStructsThatAreInterpreted_MakesEachOnce()
    {
        const string source =
            """
            [NinoType] public struct CountedItem { public static int Made; private int _i; public int I { get => _i; set { Made++; _i = value; } } }
            [System.Runtime.CompilerServices.InlineArray(3)] public struct CountedItems { private CountedItem _first; }
            [NinoType] public class OfCountedItems { public CountedItems Items; }
            public static class Test
            {
                public static string Run()
                {
                    NinoRuntime.Mode = NinoRuntimeMode.Interpreted;
                    byte[] bytes = { 2, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0 };
                    CountedItems read = NinoDeserializer.Deserialize<OfCountedItems>(bytes).Items;
                    string values = read[0].I + "," + read[1].I + "," + read[2].I;
                    CountedItem.Made = 0;
                    NinoDeserializer.Deserialize<OfCountedItems>(bytes);
                    return values + ": " + CountedItem.Made;
                }
            }
            """;

        Assert.Equal("1,2,3: 3", RunInItsMode(source));
    }

    /// <summary>Whether a member of a version-tolerant type is a block is told by its type, which nothing may serve yet.</summary>
    [Fact]
    public void MemberOfATolerantType_ThatNothingServedBefore_IsServed()
    {
        string name = "Unserved" + Guid.NewGuid().ToString("N");
        byte[] library = Harness.Emit(Harness.Compile(["namespace Lib { [NinoType] public class Part { public int I; } }"], assembly: name));
        byte[] user = Harness.Emit(Harness.Build(Harness.Compile(
            [
                """
                [NinoType(VersionTolerant = true)] public class OfPart { [NinoMember(1)] public Lib.Part P; }
                public static class Test
                {
                    public static string Run()
                    {
                        NinoRuntime.Mode = NinoRuntimeMode.GeneratedOnly;
                        OfPart value = new() { P = new() { I = 1 } };
                        string before = "Served.";
                        try { NinoSerializer.Serialize(value); } catch (Exception error) { before = error.GetType().Name; }
                        NinoRuntime.Mode = NinoRuntimeMode.Interpreted;
                        return before + " " + NinoDeserializer.Deserialize<OfPart>(NinoSerializer.Serialize(value)).P.I;
                    }
                }
                """,
            ],
            assembly: "User" + name,
            references: Microsoft.CodeAnalysis.MetadataReference.CreateFromImage(library))));
        System.Runtime.Loader.AssemblyLoadContext context = new(name);
        context.LoadFromStream(new System.IO.MemoryStream(library));

        Assert.Equal("NinoException 1", InItsMode(() => Harness.Invoke(context.LoadFromStream(new System.IO.MemoryStream(user)))));
    }

    /// <summary>Of a source without generated code that sets the mode.</summary>
    private static object? RunInItsMode(string source) =>
        InItsMode(() => Harness.Invoke(Harness.Load(Harness.Emit(Harness.Compile([source], assembly: "Changed" + Guid.NewGuid().ToString("N"))))));

    private static object? InItsMode(Func<object?> run)
    {
        NinoRuntimeMode mode = NinoRuntime.Mode;
        try
        {
            return run();
        }
        finally
        {
            NinoRuntime.Mode = mode;
        }
    }
}
