using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>
/// Two assemblies of random declarations, of which the second uses the first: whatever C# takes, the generator takes or
/// reports; what it prints compiles without a warning; and all modes write what compiles in the same bytes.
/// </summary>
internal sealed class DeclarationCheck(int seed, Action<string> write)
{
    /// <summary>How many other payloads each type is read from; <c>NINO_CHANGES</c> sets it.</summary>
    private static readonly int ChangesOfEach = TestSettings.Of("NINO_CHANGES", 16);

    /// <summary>What reflection cannot tell, what analyzers report and not the generator, what no constructor fills, and what one raises that copies null.</summary>
    private static readonly string[] Refused = ["reflection does not tell the common order", "is marked [NinoMember]", "is a collection, but as a Nino type", "A get-only collection cannot be filled, because it is null", "System.NullReferenceException while a value was made"];

    /// <summary>How many lines of declarations there were, and how many of them C# took.</summary>
    public (int Drawn, int Taken) Lines { get; private set; }

    /// <summary>How many types were written and read in each mode.</summary>
    public int Types { get; private set; }

    /// <summary>How many changed payloads were read, in all modes.</summary>
    public int Acceptances { get; private set; }

    /// <summary>How many changed payloads were refused, in all modes.</summary>
    public int Refusals { get; private set; }

    /// <summary>The longest that the generator took for a compilation.</summary>
    public TimeSpan Slowest { get; private set; }

    public void Run()
    {
        string id = Guid.NewGuid().ToString("N");
        Compilation library = Generate("Library" + id, RandomDeclarations.Lines(seed, $"L{seed}_", []), [], out string[] types);
        byte[] image = Harness.Emit(library);
        Assembly loaded = Harness.Load(image);
        Compilation program = Generate("Program" + id, RandomDeclarations.Lines(seed + 1_000_000, $"P{seed}_", types), [MetadataReference.CreateFromImage(image)], out _);
        AppDomain.CurrentDomain.AssemblyResolve += Resolve;
        try
        {
            AssertRoundTrips(loaded);
            AssertRoundTrips(Harness.Load(Harness.Emit(program)));
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

        Lines = (Lines.Drawn + lines.Length, Lines.Taken + left.Count);
        write(string.Join("\n", left));
        while (true)
        {
            Compilation generated = Generate(compilation, out IReadOnlyList<Diagnostic> reported);
            Diagnostic[] raw = [.. generated.GetDiagnostics().Where(diagnostic => IsError(diagnostic) || (diagnostic.Severity == DiagnosticSeverity.Warning && diagnostic.Location.SourceTree is { } tree && !compilation.ContainsSyntaxTree(tree)))];
            Assert.True(raw.Length == 0, string.Join("\n", raw.Take(5)) + "\n" + string.Join("\n", left));
            if (!Remove(left, reported))
            {
                types = [.. generated.GlobalNamespace.GetTypeMembers().Where(type => type is { DeclaredAccessibility: Accessibility.Public, Arity: 0, IsStatic: false } && type.ContainingAssembly.Name == name).Select(type => type.ToDisplayString())];
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

    /// <summary>Generated code needs neither new versions of C# nor unsafe code where the source does not.</summary>
    private CSharpCompilation Compile(string name, List<string> lines, MetadataReference[] references) => Harness.Compile(
        ["#nullable disable\n" + string.Join("\n", lines)],
        seed % 2 == 0 ? LanguageVersion.Latest : LanguageVersion.Preview,
        assembly: name,
        allowUnsafe: seed % 3 == 0,
        references: references);

    private Compilation Generate(CSharpCompilation compilation, out IReadOnlyList<Diagnostic> reported)
    {
        Stopwatch watch = Stopwatch.StartNew();
        reported = Harness.RunToEnd(compilation, out Compilation generated).Diagnostics;
        TimeSpan taken = watch.Elapsed;
        Slowest = taken > Slowest ? taken : Slowest;
        return generated;
    }

    /// <summary>Removes the lines with errors; false where there is none.</summary>
    private static bool Remove(List<string> lines, IEnumerable<Diagnostic> diagnostics)
    {
        const int Before = 2; // The usings and #nullable.
        Diagnostic[] errors = [.. diagnostics.Where(IsError)];
        int Line(Diagnostic error) => error.Location.GetLineSpan().StartLinePosition.Line - Before;
        Assert.All(errors, error => Assert.True(error.Location.IsInSource && Line(error) >= 0 && Line(error) < lines.Count, error.ToString()));
        int[] bad = [.. errors.Select(Line).Distinct().OrderDescending()];
        Array.ForEach(bad, lines.RemoveAt);
        return bad.Length > 0;
    }

    private static bool IsError(Diagnostic diagnostic) => diagnostic.Severity == DiagnosticSeverity.Error;

    private void AssertRoundTrips(Assembly assembly)
    {
        Type[] concrete = [.. assembly.GetTypes().Where(type => type is { IsAbstract: false, ContainsGenericParameters: false, IsEnum: false } && Registered(assembly, type))];
        Random random = new(seed);

        // A value without a head that begins with a boxed value of its own type looks like a root with an id (format.md §9).
        Type[] boxed = [.. concrete.Where(type => !type.IsDefined(typeof(InlineArrayAttribute), inherit: false))];
        foreach (Type type in concrete)
        {
            if (new RandomValues(random, boxed).Draw(type, 3, isRoot: true) is not { } value)
            {
                continue;
            }

            byte[] bytes = Modes.Generated(type).SerializeBoxed(value, null);
            write($"{type}: {Convert.ToHexString(bytes)}");
            HashSet<string> read = [];
            List<(NinoRuntimeMode? Mode, TypeBinding Binding)> modes = [];
            foreach (NinoRuntimeMode? mode in new NinoRuntimeMode?[] { null, NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted })
            {
                try
                {
                    TypeBinding binding = mode is { } composed ? Modes.Composed(type, composed) : Modes.Generated(type);
                    Assert.Equal((type, mode, Convert.ToHexString(bytes)), (type, mode, Convert.ToHexString(binding.SerializeBoxed(value, null))));
                    read.Add(Convert.ToHexString(binding.SerializeBoxed(binding.DeserializeBoxed(bytes, null, null), null)));
                    modes.Add((mode, binding));
                }
                catch (NinoException error) when (Refused.Any(reason => error.Message.Contains(reason, StringComparison.Ordinal)))
                {
                    write(error.Message);
                }
            }

            // Constructors that do nothing with their arguments lose them, in the same way in each mode.
            Assert.True(read.Count < 2, $"{type}: {string.Join(", ", read)}");
            Types++;
            AssertChangedBytes(type, bytes, modes, random);
        }
    }

    /// <summary>Other bytes are refused by a <see cref="NinoException"/>, or read as a value that is written again, and what is written is the same ever after.</summary>
    private void AssertChangedBytes(Type type, byte[] bytes, List<(NinoRuntimeMode? Mode, TypeBinding Binding)> modes, Random random)
    {
        for (int i = 0; i < ChangesOfEach; i++)
        {
            byte[] changed = i % 8 == 0 ? RandomBytes.Any(random) : RandomBytes.Changed(bytes, random);
            foreach ((NinoRuntimeMode? mode, TypeBinding binding) in modes)
            {
                try
                {
                    Assert.True(IsReadAgain(binding, changed), $"{type}, {mode}: {Convert.ToHexString(changed)}");
                }
                catch (Exception error) when (error is not Xunit.Sdk.XunitException)
                {
                    Assert.Fail($"{type}, {mode}: {Convert.ToHexString(changed)}\n{error}");
                }
            }
        }
    }

    /// <summary>Whether what was read, if anything, is written in bytes that are read and written again as the same.</summary>
    private bool IsReadAgain(TypeBinding binding, byte[] bytes)
    {
        object? value;
        try
        {
            value = binding.DeserializeBoxed(bytes, null, null);
        }
        catch (NinoException)
        {
            Refusals++;
            return true;
        }

        Acceptances++;
        byte[] again = binding.SerializeBoxed(value, null);
        return binding.SerializeBoxed(binding.DeserializeBoxed(again, null, null), null).AsSpan().SequenceEqual(again);
    }

    private static bool Registered(Assembly assembly, Type type) => type.IsDefined(typeof(NinoTypeAttribute), inherit: false) && Modes.Generated(assembly, type) is not null;
}
