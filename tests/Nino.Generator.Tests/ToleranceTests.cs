using System;
using System.Globalization;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.RuntimeMode;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>NINO041 to NINO044, NINO049: what version-tolerant types ask of their members and of the types derived from them. Runtime mode says the same.</summary>
public class ToleranceTests
{
    [Theory]
    [InlineData("NINO041", "'I' of version-tolerant 'A' has no number", "[NinoType(VersionTolerant = true)] public class A { public int I; [NinoMember(1)] public int J; }")]
    [InlineData("NINO041", "'I' of version-tolerant 'A' has number 3, which [NinoReserved] keeps", "[NinoType(VersionTolerant = true), NinoReserved(2, 3)] public class A { [NinoMember(3)] public int I; [NinoMember(1)] public int J; }")]
    [InlineData("NINO041", "'J' of version-tolerant 'A' has number 3, which 'I' of a base class has already", "[NinoType(VersionTolerant = true)] public abstract class B { [NinoMember(3)] public int I; } public class A : B { [NinoMember(3)] public int J; }")]
    [InlineData("NINO041", "'J' of version-tolerant 'A' has number 3, which [NinoReserved] keeps", "[NinoType(VersionTolerant = true), NinoReserved(3)] public abstract class B { } public class A : B { [NinoMember(3)] public int J; }")]
    [InlineData("NINO042", "'A' is derived from version-tolerant 'B' and has to be version-tolerant, too: say VersionTolerant = true", "[NinoType(VersionTolerant = true)] public abstract class B { } [NinoType] public class A : B { public int J; }")]
    [InlineData("NINO042", "'A' is derived from version-tolerant 'B'", "[NinoType(VersionTolerant = true)] public interface B { } [NinoType] public struct A : B { public int J; }")]
    [InlineData("NINO044", "'K' of 'A' keeps members that the type does not know, which only version-tolerant types have", "[NinoType] public class A { public int I; public NinoUnknownMembers K; }")]
    [InlineData("NINO044", "'L' of 'A' keeps members that the type does not know, as 'K' does already", "[NinoType(VersionTolerant = true)] public class A { public NinoUnknownMembers K; public NinoUnknownMembers L; }")]
    [InlineData("NINO044", "'K' of 'A' keeps members that the type does not know, and has to be a field or a property that can be set", "[NinoType(VersionTolerant = true)] public class A { public NinoUnknownMembers K { get; init; } }")]
    [InlineData("NINO044", "'K' of 'A' keeps members that the type does not know, and has to be a field or a property that can be set", "[NinoType(VersionTolerant = true)] public class A { public NinoUnknownMembers K { get; } }")]
    [InlineData("NINO049", "'A' says SkipDefaults = true, which version-tolerant types alone have", "[NinoType(SkipDefaults = true)] public class A { public int I; }")]
    [InlineData("", "", "[NinoType(VersionTolerant = true, SkipDefaults = true)] public abstract class B { } public class A : B { [NinoMember(1)] public int J; }")]
    [InlineData("", "", "[NinoType] public class A { [NinoIgnore] public NinoUnknownMembers K; NinoUnknownMembers L; public int I; }")]
    [InlineData("", "", "[NinoType(VersionTolerant = true)] public abstract class B { public NinoUnknownMembers K { get; private set; } } public class A : B { [NinoMember(1)] public int J; }")]
    [InlineData("", "", "[NinoType(VersionTolerant = true), NinoReserved(2)] public abstract class B { [NinoMember(3)] public int I; [NinoIgnore] public int K; } public record A([NinoMember(1)] int J); public class C : B { [NinoMember(1)] public int J; }")]
    [InlineData("", "", "[NinoType(VersionTolerant = true)] public abstract class B { [NinoMember(3)] public virtual int I { get; set; } } public class A : B { public override int I { get; set; } }")]
    public void Mistake_IsReportedInBothModes(string id, string message, string source)
    {
        CSharpCompilation compilation = Harness.Compile([source], assembly: $"Tolerance{Math.Abs(source.GetHashCode(StringComparison.Ordinal))}");
        Diagnostic[] found = Harness.Run(compilation, out _).Diagnostics.ToArray();

        Type type = Assembly.Load(Harness.Emit(compilation)).GetType("A", throwOnError: true)!;
        Exception? thrown = Record.Exception(() => new RuntimeFormatters(usesGenerated: false, NinoRuntimeMode.Interpreted).Find(type));
        if (id.Length == 0)
        {
            Assert.Empty(found);
            Assert.Null(thrown);
            return;
        }

        Diagnostic diagnostic = Assert.Single(found);
        Assert.Equal(id, diagnostic.Id);
        Assert.Equal(DiagnosticSeverity.Error, diagnostic.Severity);
        Assert.Contains(message, diagnostic.GetMessage(CultureInfo.InvariantCulture));
        Assert.Contains(message, Assert.IsType<NinoException>(thrown).Message);
    }

    /// <summary>Its bytes cannot be skipped.</summary>
    [Theory]
    [InlineData("[NinoCustomFormatter(typeof(F))] public class A : B { }")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(F))] public class A : B { }")]
    [InlineData("[assembly: NinoCustomFormatter(typeof(F))] [NinoType(VersionTolerant = true)] public class A : B { }")]
    public void CustomFormatter_UnderATolerantType_IsReported_AndRefusedInRuntimeMode(string type)
    {
        CSharpCompilation compilation = Harness.Compile(
            [type +
            """
             [NinoType(VersionTolerant = true)] public abstract class B { }
            public class F : NinoFormatter<A>
            {
                public override void Serialize(A value, ref Writer writer) { }
                public override void Deserialize(out A value, ref Reader reader) => value = new A();
                public override void DeserializeRef(ref A value, ref Reader reader) => value = new A();
            }
            """], assembly: "Skipped" + Guid.NewGuid().ToString("N"));
        Diagnostic diagnostic = Assert.Single(Harness.Run(compilation, out _).Diagnostics);
        Assert.Equal("NINO042", diagnostic.Id);
        Assert.Contains("a custom formatter writes it", diagnostic.GetMessage(CultureInfo.InvariantCulture));

        Type refused = Harness.Load(Harness.Emit(compilation)).GetType("A", throwOnError: true)!;
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("a custom formatter writes it", Assert.Throws<NinoException>(() => Modes.Composed(refused, mode)).Message));
    }
}
