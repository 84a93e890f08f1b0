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

    /// <summary>Of a source without generated code that sets the mode.</summary>
    private static object? RunInItsMode(string source)
    {
        NinoRuntimeMode mode = NinoRuntime.Mode;
        try
        {
            return Harness.Invoke(Harness.Load(Harness.Emit(Harness.Compile([source], assembly: "Changed" + Guid.NewGuid().ToString("N")))));
        }
        finally
        {
            NinoRuntime.Mode = mode;
        }
    }
}
