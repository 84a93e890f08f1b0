using System.Globalization;
using Microsoft.CodeAnalysis;
using Nino.Core;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Defects that serializers had and that concern generated code; the others stand in Nino.Tests.</summary>
public sealed class ThreatTests
{
    /// <summary>FNV-1a of these two names is equal, and of the two below.</summary>
    [Fact]
    public void TwoTypeNamesWithOneHash_AreReported()
    {
        Diagnostic diagnostic = Assert.Single(Harness.Diagnose("[NinoType] public class Tzrdcsae { } [NinoType] public class Tlabgseh { }"));

        Assert.Equal("NINO021", diagnostic.Id);
        Assert.Contains("'Tlabgseh' and 'Tzrdcsae'", diagnostic.GetMessage(CultureInfo.InvariantCulture));
    }

    /// <summary>Neither takes the place of the other.</summary>
    [Fact]
    public void TwoTypeNamesWithOneHash_OfTwoAssemblies_AreAnErrorThatNamesBoth()
    {
        byte[] written = (byte[])Harness.RunTest("[NinoType] public class Tijedgbu { } public static class Test { public static object Run() { var bytes = NinoSerializer.Serialize((object)new Tijedgbu()); NinoDeserializer.Deserialize<object>(bytes); return bytes; } }")!;
        Assert.NotNull(NinoDeserializer.Deserialize<object>(written));

        NinoException error = Assert.Throws<NinoException>(() => Harness.RunTest(
            "[NinoType] public class Tjvrgsrx { } public static class Test { public static object Run() => NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize((object)new Tjvrgsrx())); }"));

        Assert.Contains("Tijedgbu in Input", error.Message);
        Assert.Contains("Tjvrgsrx in Input", error.Message);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(written));
    }
}
