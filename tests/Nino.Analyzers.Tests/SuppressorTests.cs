using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace Nino.Analyzers.Tests;

/// <summary>Fields that only Nino sets or reads are no mistakes.</summary>
public class SuppressorTests
{
    private const string Tolerant = "[NinoType(true, true, VersionTolerant = true)] ";

    [Theory]
    [InlineData("CS0169", Tolerant + "public class A { private NinoUnknownMembers _unknown; }")]
    [InlineData("CS0649", Tolerant + "public class A { private NinoUnknownMembers _unknown; public bool Has => _unknown != null; }")]
    [InlineData("CS0649", "[NinoType(false, true)] public class A { [NinoMember(0)] private int _i; public int I => _i; }")]
    [InlineData("CS0649", "[NinoType(true, true)] public class A { private readonly int _i, _j; public int I => _i + _j; }")]
    [InlineData("CS0649", "[NinoType] internal class A { public int I; int Sum() => I; }")]
    [InlineData("CS0414", "[NinoType(true, true)] public class A { private int _i = 1; }")]
    [InlineData("IDE0044", "[NinoType(true, true)] public class A { private int _i = 1; public int I => _i; }")]
    [InlineData("IDE0051", "[NinoType(true, true)] public class A { private int I { get; set; } }")]
    public async Task MemberThatNinoFills_IsNoMistake(string id, string source)
    {
        Assert.Contains(await WarningsAsync(source, Harness.Analyzers.Where(analyzer => analyzer is not DiagnosticSuppressor)), one => one.Id == id);
        Assert.DoesNotContain(await WarningsAsync(source, Harness.Analyzers), one => one.Id == id);
    }

    [Theory]
    [InlineData("CS0169", "[NinoType] public class A { private int _i; }")]
    [InlineData("CS0169", "public class A { private NinoUnknownMembers _unknown; }")]
    [InlineData("CS0169", "[NinoType(true, true)] public class A { [NinoIgnore] private int _i; }")]
    [InlineData("CS0169", "[NinoType(true, true)] public class A { private Action _done; private NinoUnknownMembers _unknown; }")]
    [InlineData("CS0169", "[NinoType(false, true)] public class A { private int _i; }")]
    [InlineData("CS0169", "[NinoType(true, true)] public class A { private static int s; }")]
    [InlineData("CS0169", "[NinoType(true, true), NinoCustomFormatter(typeof(F))] public class A { private int _i; } public class F : NinoFormatter<A> { public override void Serialize(A v, ref Writer w) { } public override void Deserialize(out A v, ref Reader r) => v = null; public override void DeserializeRef(ref A v, ref Reader r) { } }")]
    public async Task MemberThatNinoDoesNotFill_StaysOne(string id, string source) =>
        Assert.Contains(await WarningsAsync(source, Harness.Analyzers), one => one.Id == id);

    /// <summary>What the compiler, the analyzers and an editor report, without what is suppressed.</summary>
    private static async Task<ImmutableArray<Diagnostic>> WarningsAsync(string source, IEnumerable<DiagnosticAnalyzer> analyzers)
    {
        using AdhocWorkspace workspace = new();
        Compilation compilation = (await Harness.Create(workspace, source).GetCompilationAsync())!;
        return await compilation.WithAnalyzers([.. analyzers, new Editor()]).GetAllDiagnosticsAsync();
    }

    /// <summary>Reports all non-public members, as an editor does of some.</summary>
#pragma warning disable RS1001 // No compiler loads it.
    private sealed class Editor : DiagnosticAnalyzer
#pragma warning restore RS1001
    {
        private static readonly DiagnosticDescriptor[] Rules = [.. new[] { "IDE0044", "IDE0051" }.Select(id => new DiagnosticDescriptor(id, id, id, "Style", DiagnosticSeverity.Warning, isEnabledByDefault: true))];

        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [.. Rules];

        public override void Initialize(AnalysisContext context)
        {
            context.EnableConcurrentExecution();
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.RegisterSymbolAction(
                member => System.Array.ForEach(Rules, rule => member.ReportDiagnostic(Diagnostic.Create(rule, member.Symbol.Locations[0]))),
                SymbolKind.Field,
                SymbolKind.Property);
        }
    }
}
