using System;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What never holds data is left out with a warning; what may hold data is an error, unless the assembly says otherwise. Reflection agrees.</summary>
public class UnserializableMemberTests
{
    private const string Skips = "[assembly: NinoLeaveOutUnserializable] ";

    [Theory]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public Action Done = () => { }; public int B = 2; }", "030100000002000000")]
    [InlineData("Done", "[NinoType] public record Made(int A, Action Done, int B) { public Made() : this(1, null, 2) { } }", "030100000002000000")]
    [InlineData("Done", "[NinoType] public record struct Made(int A, System.Threading.CancellationToken Done, int B) { public Made() : this(1, default, 2) { } }", "0100000002000000")]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public required Func<int>[] Done { get; set; } }", "0201000000")]
    [InlineData("Done", "[NinoType(containNonPublicMembers: true)] public class Made { private int A = 1; private readonly System.Threading.SemaphoreSlim Done = new(1); private int Get() => A; }", "0201000000")]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public List<System.Threading.Tasks.Task<int>> Done = new(); }", "0201000000")]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public System.IO.FileStream Done; }", "0201000000")]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public (Action, Type) Done; }", "0201000000")]
    [InlineData("Done", "[NinoType] public class Made<T> { public int A = 1; public Func<T> Done; public T B; } public class Made : Made<int> { }", "030100000000000000")]
    [InlineData("Done", "public class MyHandle : System.Runtime.InteropServices.SafeHandle { public MyHandle() : base(default, true) { } public override bool IsInvalid => true; protected override bool ReleaseHandle() => true; } [NinoType] public class Made { public int A = 1; public MyHandle Done; }", "0201000000")]
    [InlineData("Done", "[NinoType] public unsafe class Made { public int A = 1; public delegate*<int, void> Done; }", "0201000000")]
    [InlineData("Done", "[NinoType] public unsafe class Made { public int A = 1; public int* Done; }", "0201000000")]
    [InlineData("Done", "public ref struct View { public int I; } [NinoType] public class Made { public int A = 1; public View Done { get => default; set { } } }", "0201000000")]
    [InlineData("Done", "[NinoType] public class Made { public int A = 1; public Span<int> Done { get => default; set { } } }", "0201000000")]
    public void Dataless_IsLeftOutWithAWarning(string member, string source, string bytes)
    {
        Assembly assembly = Compile(source, out ImmutableArray<Diagnostic> diagnostics);

        Assert.NotEmpty(diagnostics);
        Assert.All(diagnostics, diagnostic =>
        {
            Assert.Equal(("NINO011", DiagnosticSeverity.Warning), (diagnostic.Id, diagnostic.Severity));
            string message = diagnostic.GetMessage(CultureInfo.InvariantCulture);
            Assert.Contains($"'{member}'", message);
            Assert.Contains("which never holds data", message);
            Assert.DoesNotContain("[NinoType]", message);
        });
        AssertBytes(assembly, bytes);
    }

    /// <summary>A property that computes its value is no member of any type derived from an abstract one.</summary>
    [Theory]
    [InlineData("public interface INote { } [NinoType] public abstract class Entity { public int A = 1; private List<INote> _notes; public IReadOnlyCollection<INote> Notes => _notes?.AsReadOnly(); } public class Made : Entity { }")]
    [InlineData("[NinoType] public abstract class Entity { public int A = 1; public Random Dice => new(); } public class Made : Entity { }")]
    [InlineData("[NinoType] public abstract class Entity { public int A = 1; public abstract Random Dice { get; } } public class Made : Entity { public override Random Dice => new(); }")]
    public void ComputedPropertyOfAnAbstractType_IsNotReported(string source)
    {
        Assembly assembly = Compile(source, out ImmutableArray<Diagnostic> diagnostics);

        Assert.Empty(diagnostics);
        AssertBytes(assembly, "0201000000");
    }

    /// <summary>Where the property is asked for, or a type derived from the abstract one has a field behind it, the type is.</summary>
    [Theory]
    [InlineData("[NinoType] public abstract class Entity { public int A = 1; [NinoMember(1)] public Random Dice => new(); } public class Made : Entity { public Made(Random dice) { } }")]
    [InlineData("[NinoType] public abstract class Entity { public int A = 1; public abstract Random Dice { get; } } public class Made : Entity { public override Random Dice { get; } = new(); }")]
    public void ComputedPropertyOfAnAbstractType_ThatIsAMember_IsReported(string source)
    {
        ImmutableArray<Diagnostic> diagnostics = Harness.Run(Harness.Compile([source]), out _).Diagnostics;

        Assert.Equal("NINO011", Assert.Single(diagnostics).Id);
    }

    /// <summary>What is wrong with the constructor is reported alone.</summary>
    [Fact]
    public void ComputedPropertyOfATypeThatCannotBeMade_IsNotReported()
    {
        ImmutableArray<Diagnostic> diagnostics = Harness.Run(Harness.Compile(["[NinoType] public class Made { public int A; public Made(int sides) { } public Random Dice => new(); }"]), out _).Diagnostics;

        Assert.Equal("NINO020", Assert.Single(diagnostics).Id);
    }

    [Theory]
    [InlineData("of which 'Lost'|'System.Collections.Generic.List<Lost>'|put [NinoType] on 'Lost'", "\n#nullable enable\npublic class Lost { public int I; } [NinoType] public class Made { public int A = 1; public List<Lost?>? M = new(); }")]
    [InlineData("'Lost'|put [NinoType] on 'Lost'", "public class Lost { public int I; } [NinoType] public class Made { public int A = 1; public Lost M = new(); }")]
    [InlineData("'Lost'|put [NinoType] on 'Lost'", "public class Lost { public int I; } [NinoType] public class Made { public int A = 1; public Lost M { get => null; set { } } }")]
    [InlineData("of which 'Key'|put [NinoType] on 'Key'", "public class Key { } [NinoType] public class Made { public int A = 1; public Dictionary<Key, int> M; }")]
    [InlineData("which cannot be serialized: put [NinoCustomFormatter]|'System.Random'", "[NinoType] public class Made { public int A = 1; public Random M = new(); }")]
    [InlineData("of which 'System.Action' never holds data|'System.Collections.Generic.Dictionary<string, System.Action>'", "[NinoType] public class Made { public int A = 1; public Dictionary<string, Action> M; }")]
    [InlineData("of which 'IShape'|put [NinoType] on 'IShape'", "public interface IShape { } [NinoType] public class Made { public int A = 1; public List<IShape> M; }")]
    [InlineData("as a collection it would lose 'Title': mark these [NinoIgnore]", "public class Table : List<int> { public string Title; [NinoIgnore] public int Cached; public int Total => 1; } [NinoType] public class Made { public int A = 1; public Table M; }")]
    [InlineData("as a collection it would lose 'Id'", "public class Table : List<int> { public Guid Id { get; } = Guid.NewGuid(); public Action Changed { get; } } [NinoType] public class Made { public int A = 1; public Table M; }")]
    [InlineData("of which 'Middle'|as a collection it would lose 'Title', 'Rows'", "public class Middle : Table { public string Title { get; private set; } } public abstract class Table : Dictionary<int, string> { public List<int> Rows { get; } = new(); } [NinoType] public class Made { public int A = 1; public Middle[] M; }")]
    [InlineData("because C# takes no interface with static abstract members|'IShape'", "[NinoType] public interface IShape { static abstract int S(); } [NinoType] public class Made { public int A = 1; public IShape M; }")]
    [InlineData("'Lost'|put [NinoType] on 'Lost'", "public unsafe struct Lost { public int A; public int* P; } [NinoType] public class Made { public int A = 1; public Lost M; }")]
    [InlineData("'Lost'|put [NinoType] on 'Lost'", "public unsafe struct Lost { public int A; public delegate*<int, void> P; } [NinoType] public class Made { public int A = 1; public Lost M; }")]
    [InlineData("'Lost'|put [NinoType] on 'Lost'", "public struct Lost { public int A; public System.Runtime.InteropServices.GCHandle H; } [NinoType] public class Made { public int A = 1; public Lost M; }")]
    public void WhatMayHoldData_IsAnError(string expected, string source)
    {
        Assembly assembly = Compile(source, out ImmutableArray<Diagnostic> diagnostics);

        Diagnostic diagnostic = Assert.Single(diagnostics);
        Assert.Equal(("NINO011", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.All(expected.Split('|'), part => Assert.Contains(part, diagnostic.GetMessage(CultureInfo.InvariantCulture)));
        Assert.Equal(expected.Contains("put [NinoType]", StringComparison.Ordinal), diagnostic.GetMessage(CultureInfo.InvariantCulture).Contains("put [NinoType]", StringComparison.Ordinal));
        Type type = assembly.GetType("Made", throwOnError: true)!;
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("'M' of Made", Assert.Throws<NinoException>(() => Modes.Composed(type, mode)).Message));

        Assembly lenient = Compile(Skips + source, out diagnostics);
        Assert.Equal(("NINO011", DiagnosticSeverity.Warning), (Assert.Single(diagnostics).Id, diagnostics[0].Severity));
        AssertBytes(lenient, "0201000000");
    }

    [Theory]
    [InlineData("public class Table : List<int> { [NinoIgnore] public string Title; private int _cached; public int Total => _cached; public Action Changed; }")]
    [InlineData("[assembly: NinoBaseType(typeof(Table), autoCollect: false)] public class Table : List<int> { public string Title; }")]
    public void CollectionThatLosesNothing_IsServed(string source)
    {
        Assembly assembly = Compile(source + " [NinoType] public class Made { public Table M = new() { 7 }; }", out ImmutableArray<Diagnostic> diagnostics);

        Assert.Empty(diagnostics);
        AssertBytes(assembly, "020207000000");
    }

    [Fact]
    public void NinoTypeThatIsACollection_InRuntimeMode_IsAnError()
    {
        Assembly assembly = Compile("[NinoType] public class Made : List<int> { public int A = 1; }", out ImmutableArray<Diagnostic> _);

        Type type = assembly.GetType("Made", throwOnError: true)!;
        Assert.All([NinoRuntimeMode.Compiled, NinoRuntimeMode.Interpreted], mode => Assert.Contains("its elements are not", Assert.Throws<NinoException>(() => Modes.Composed(type, mode)).Message));
    }

    /// <summary>As the page on runtime mode says: reflection reaches what generated code cannot name.</summary>
    [Theory]
    [InlineData("public Day D;", "0201000000", "030100000005000000")]
    [InlineData("[NinoIgnore] public Day D;", "0201000000", "0201000000")]
    public void StructThatHoldsInternalTypesOfAnother_IsServedByReflectionAlone(string member, string generated, string reflected)
    {
        string library = "Days" + Guid.NewGuid().ToString("N");
        CSharpCompilation days = Harness.Compile(["internal struct Packed { internal int Value; } public struct Day { private readonly Packed _value; public Day(int value) { _value = default; _value.Value = value; } }"], assembly: library);
        byte[] image = Harness.Emit(days);
        Assembly loaded = Assembly.Load(image);
        CSharpCompilation input = Harness.Compile([Skips + "[NinoType] public class Made { public int A = 1; " + member + " }"], assembly: "Unserializable" + Guid.NewGuid().ToString("N"), references: MetadataReference.CreateFromImage(image));
        Harness.Run(input, out Compilation output);
        AppDomain.CurrentDomain.AssemblyResolve += Resolve;
        try
        {
            Type type = Assembly.Load(Harness.Emit(output)).GetType("Made", throwOnError: true)!;
            object value = Activator.CreateInstance(type)!;
            type.GetField("D")!.SetValue(value, Activator.CreateInstance(loaded.GetType("Day")!, 5));

            Assert.Equal([generated, reflected, reflected], Modes.Of(type).Select(binding => Convert.ToHexString(Modes.Write(binding, value))));
        }
        finally
        {
            AppDomain.CurrentDomain.AssemblyResolve -= Resolve;
        }

        Assembly? Resolve(object? sender, ResolveEventArgs wanted) => new AssemblyName(wanted.Name).Name == library ? loaded : null;
    }

    /// <summary>Generated code leaves the member out even where that is an error.</summary>
    private static Assembly Compile(string source, out ImmutableArray<Diagnostic> diagnostics)
    {
        diagnostics = Harness.Run(Harness.Compile([source], assembly: "Unserializable" + Guid.NewGuid().ToString("N"), allowUnsafe: true), out Compilation output).Diagnostics;
        return Assembly.Load(Harness.Emit(output));
    }

    private static void AssertBytes(Assembly assembly, string bytes)
    {
        Type type = assembly.GetType("Made", throwOnError: true)!;
        object value = Activator.CreateInstance(type)!;
        TypeBinding[] bindings = Modes.Of(type);
        Assert.All(bindings, binding =>
        {
            byte[] written = Modes.Write(binding, value);
            Assert.Equal(bytes, Convert.ToHexString(written));
            object read = binding.DeserializeBoxed(written, null, null)!;
            Assert.All(bindings, other => Assert.Equal(bytes, Convert.ToHexString(Modes.Write(other, read))));
        });
    }
}
