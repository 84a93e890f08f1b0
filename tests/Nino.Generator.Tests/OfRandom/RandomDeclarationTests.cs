using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>
/// Whatever C# takes, the generator takes or reports: what it prints compiles, and all modes write what compiles in the same bytes.
/// Two assemblies, of which the second uses the first. <c>NINO_SEED</c> sets the first seed, <c>NINO_DECLARATIONS</c> how many there are.
/// </summary>
public sealed class RandomDeclarationTests(ITestOutputHelper output)
{
    /// <summary>What reflection cannot tell, what analyzers report and not the generator, and what no constructor fills.</summary>
    private static readonly string[] Refused = ["reflection does not tell the common order", "is marked [NinoMember]", "is a collection, but as a Nino type", "A get-only collection cannot be filled, because it is null"];

    public static TheoryData<int> Seeds => new(Enumerable.Range(Settings.Of("NINO_SEED", 1), Settings.Of("NINO_DECLARATIONS", 8)));

    [Theory]
    [MemberData(nameof(Seeds))]
    public void RandomDeclarations_CompileOrAreReported(int seed)
    {
        output.WriteLine($"NINO_SEED={seed}");
        string id = Guid.NewGuid().ToString("N");
        Compilation library = Generate("Library" + id, RandomDeclarations.Lines(seed, $"L{seed}_", []), [], out string[] types);
        byte[] image = Harness.Emit(library);
        Assembly loaded = Harness.Load(image);
        Compilation program = Generate("Program" + id, RandomDeclarations.Lines(seed + 1_000_000, $"P{seed}_", types), [MetadataReference.CreateFromImage(image)], out _);
        AppDomain.CurrentDomain.AssemblyResolve += Resolve;
        try
        {
            AssertRoundTrips(loaded, seed);
            AssertRoundTrips(Harness.Load(Harness.Emit(program)), seed);
        }
        finally
        {
            AppDomain.CurrentDomain.AssemblyResolve -= Resolve;
        }

        Assembly? Resolve(object? sender, ResolveEventArgs arguments) => arguments.Name.StartsWith(loaded.GetName().Name!, StringComparison.Ordinal) ? loaded : null;
    }

    /// <summary>Compiles the lines that C# takes, and of these the ones that the generator takes.</summary>
    private Compilation Generate(string name, string[] lines, MetadataReference[] references, out string[] types)
    {
        List<string> left = [.. lines];
        CSharpCompilation compilation = Compile(name, left, references);
        while (Remove(left, compilation.GetDiagnostics()))
        {
            compilation = Compile(name, left, references);
        }

        output.WriteLine(string.Join("\n", left));
        while (true)
        {
            Compilation generated = Run(compilation, out IReadOnlyList<Diagnostic> reported);
            Diagnostic[] raw = [.. generated.GetDiagnostics().Where(IsError)];
            Assert.True(raw.Length == 0, string.Join("\n", raw.Take(5)) + "\n" + string.Join("\n", left));
            if (!Remove(left, reported))
            {
                types = [.. generated.GlobalNamespace.GetTypeMembers().Where(type => type is { DeclaredAccessibility: Accessibility.Public, Arity: 0 } && type.ContainingAssembly.Name == name).Select(type => type.ToDisplayString())];
                return generated;
            }

            // What is reported goes, and what does not compile without it.
            do
            {
                compilation = Compile(name, left, references);
            }
            while (Remove(left, compilation.GetDiagnostics()));
        }
    }

    private static CSharpCompilation Compile(string name, List<string> lines, MetadataReference[] references) =>
        Harness.Compile(["#nullable disable\n" + string.Join("\n", lines)], assembly: name, references: references);

    private Compilation Run(CSharpCompilation compilation, out IReadOnlyList<Diagnostic> reported)
    {
        Stopwatch watch = Stopwatch.StartNew();
        reported = Harness.RunToEnd(compilation, out Compilation generated).Diagnostics;
        output.WriteLine($"generated in {watch.ElapsedMilliseconds} ms");
        return generated;
    }

    /// <summary>Removes the lines with errors; false where there is none.</summary>
    private static bool Remove(List<string> lines, IEnumerable<Diagnostic> diagnostics)
    {
        const int Before = 2; // The usings and #nullable.
        int[] bad = [.. diagnostics.Where(IsError).Select(diagnostic => diagnostic.Location.GetLineSpan().StartLinePosition.Line - Before).Distinct().OrderDescending()];
        Assert.All(bad, line => Assert.InRange(line, 0, lines.Count - 1));
        Array.ForEach(bad, lines.RemoveAt);
        return bad.Length > 0;
    }

    private static bool IsError(Diagnostic diagnostic) => diagnostic.Severity == DiagnosticSeverity.Error;

    private void AssertRoundTrips(Assembly assembly, int seed)
    {
        Type[] concrete = [.. assembly.GetTypes().Where(type => type is { IsAbstract: false, ContainsGenericParameters: false, IsEnum: false } && Registered(assembly, type))];
        Random random = new(seed);
        foreach (Type type in concrete)
        {
            if (new RandomValues(random, concrete).Draw(type, 3, isRoot: true) is not { } value)
            {
                continue;
            }

            byte[] bytes = Modes.Generated(type).SerializeBoxed(value, null);
            output.WriteLine($"{type}: {Convert.ToHexString(bytes)}");
            HashSet<string> read = [];
            foreach (NinoRuntimeMode? mode in new NinoRuntimeMode?[] { null, NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted })
            {
                try
                {
                    TypeBinding binding = mode is { } composed ? Modes.Composed(type, composed) : Modes.Generated(type);
                    Assert.Equal((type, mode, Convert.ToHexString(bytes)), (type, mode, Convert.ToHexString(binding.SerializeBoxed(value, null))));
                    read.Add(Convert.ToHexString(binding.SerializeBoxed(binding.DeserializeBoxed(bytes, null, null), null)));
                }
                catch (NinoException error) when (Refused.Any(reason => error.Message.Contains(reason, StringComparison.Ordinal)))
                {
                    output.WriteLine(error.Message);
                }
            }

            // Constructors that do nothing with their arguments lose them, in the same way in each mode.
            Assert.True(read.Count < 2, $"{type}: {string.Join(", ", read)}");
        }
    }

    private static bool Registered(Assembly assembly, Type type) => type.IsDefined(typeof(NinoTypeAttribute), inherit: false) && Modes.Generated(assembly, type) is not null;
}
