using System;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.RuntimeMode;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Load contexts that may be let go: nothing of the runtime holds them, and a plugin that is loaded again is served.</summary>
public sealed class LoadContextTests
{
    /// <summary>So many collections let a context go that nothing holds.</summary>
    private const int Collections = 20;

    /// <summary>Tests that run beside may hold the assemblies of all contexts for a while, as they look at them.</summary>
    private const int MostCollections = 50 * Collections;

    private const string Plugin =
        """
        namespace SPACE;
        [NinoType] public class Base { public int Number; }
        [NinoType] public class Derived : Base { public string Text; public List<Base> Others; }
        [NinoType(VersionTolerant = true)] public class Tolerant { [NinoMember(1)] public int A; }
        [NinoType] public struct Point { public int X; public string Y; }
        [NinoType] public class Holder { public Base One; public object Two; public Dictionary<string, Point> Points; public Tolerant Kept; public HashSet<Point> Set; }
        public static class Test
        {
            public static byte[] Write() => NinoSerializer.Serialize<Holder>(new Holder
            {
                One = new Derived { Number = 1, Text = "a", Others = new List<Base> { new Derived { Text = "b" } } },
                Two = new Derived { Number = 2 },
                Points = new Dictionary<string, Point> { ["a"] = new Point { X = 1 } },
                Kept = new Tolerant { A = 3 },
                Set = new HashSet<Point> { new Point { X = 2 } },
            });
            public static void Run()
            {
                byte[] bytes = Write();
                if (!(NinoDeserializer.Deserialize<Holder>(bytes).Two is Derived)) throw new Exception("Another type.");
                if (!(NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize((object)new Derived())) is Derived)) throw new Exception("Another type.");
                object target = new Holder();
                NinoDeserializer.DeserializeRefBoxed(ref target, bytes, typeof(Holder));
                try { NinoDeserializer.Deserialize<Holder>(new byte[] { 6, 2 }); throw new Exception("Taken."); } catch (NinoException) { }
                NinoSerializer.Serialize((object)System.Collections.Frozen.FrozenSet.ToFrozenSet(new[] { new Point { X = 3 } }));
                NinoDeserializer.Deserialize<Derived>(new System.IO.MemoryStream(NinoSerializer.Serialize(new Derived())));
            }
        }
        """;

    /// <summary>An id that nobody knows has the assemblies of all contexts looked at.</summary>
    private static readonly byte[] UnknownId = [248, 1, 2, 3, 4, 1];

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Context_ThatWasUsed_IsLetGo(bool generated) => AssertLetGo(Use(Image(generated, Name())));

    [Theory]
    [InlineData(NinoRuntimeMode.Compiled)]
    [InlineData(NinoRuntimeMode.Interpreted)]
    public void Context_ThatWasComposed_IsLetGo(NinoRuntimeMode mode) => AssertLetGo(Compose(Image(generated: false, Name()), mode));

    /// <summary>The thread that failed writes nothing more.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Context_OfAWriteThatFailed_IsLetGo(bool generated) => AssertLetGo(Fail(Image(generated, Name())));

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Context_OfWhichNothingWasUsed_IsLetGo(bool generated) => AssertLetGo(LookAt(Image(generated, Name())));

    /// <summary>A type that lasts fits a declared one that does not: what takes any object takes those of the plugin.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Context_WhoseDeclaredTypesHoldOthers_IsLetGo(bool generated)
    {
        string name = Name();
        byte[] host = Emitted(generated, "Host" + name, $"namespace Host{name} {{ [NinoType] public interface ISink<in T> {{ }} [NinoType] public sealed class AnySink : ISink<object> {{ public int Number; }} }}");
        Assembly lasting = Harness.Load(host);
        byte[] image = Emitted(
            generated,
            name,
            $$"""
            namespace {{name}};
            [NinoType] public class Item { public int Number; }
            [NinoType] public struct Pair { public int A; public byte B; }
            [NinoType] public class Holder { public Host{{name}}.ISink<Item> Sink; public Queue<Pair> Queue; public Stack<Pair> Stack; public List<Pair?> List; }
            public static class Test
            {
                public static void Run()
                {
                    Pair[] pairs = new Pair[500];
                    Holder holder = new Holder { Sink = new Host{{name}}.AnySink { Number = 5 }, Queue = new Queue<Pair>(pairs), Stack = new Stack<Pair>(pairs), List = new List<Pair?>(new Pair?[500]) };
                    Holder read = NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(holder));
                    if (((Host{{name}}.AnySink)read.Sink).Number != 5 || read.Stack.Count != 500) throw new Exception("Another value.");
                }
            }
            """,
            MetadataReference.CreateFromImage(host));
        AssertLetGo(Use(image, lasting));
    }

    /// <summary>As the page of questions says: in members the formatter stays with the plugin, and one that has served a value by itself serves the whole process.</summary>
    [Theory]
    [InlineData(true, "NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(new Holder { Method = HttpMethod.Get }))", false)]
    [InlineData(false, "NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(new Holder { Method = HttpMethod.Get }))", false)]
    [InlineData(true, "NinoDeserializer.Deserialize<HttpMethod>(NinoSerializer.Serialize(HttpMethod.Get))", true)]
    public void Context_WithAFormatterForATypeOfOthers_IsHeldWhereThatServesARoot(bool generated, string use, bool isHeld)
    {
        string name = Name();
        byte[] image = Emitted(
            generated,
            name,
            $$"""
            using System.Net.Http;
            [assembly: NinoCustomFormatter(typeof({{name}}.Methods))]
            namespace {{name}};
            public class Methods : NinoFormatter<HttpMethod>
            {
                public override void Serialize(HttpMethod value, ref Writer writer) => writer.Write(value.Method);
                public override void Deserialize(out HttpMethod value, ref Reader reader) { reader.Read(out string text); value = new HttpMethod(text); }
                public override void DeserializeRef(ref HttpMethod value, ref Reader reader) => Deserialize(out value, ref reader);
            }
            [NinoType] public class Holder { public HttpMethod Method; }
            public static class Test { public static void Run() { if ({{use}} is null) throw new Exception("Null."); } }
            """);
        Assert.Equal(!isHeld, IsLetGo(Use(image), isHeld ? Collections : MostCollections));
        if (isHeld)
        {
            Type? serves = Registry.Get(typeof(System.Net.Http.HttpMethod)).CustomFormatter;
            Assert.Equal(name, serves?.Assembly.GetName().Name);
            Use(image);
            Assert.Same(serves, Registry.Get(typeof(System.Net.Http.HttpMethod)).CustomFormatter);
        }
    }

    /// <summary>Names that are never loaded again leave nothing behind.</summary>
    [Fact]
    public void Ids_OfContextsThatAreGone_AreForgotten()
    {
        int before = TypeIndex.ContextIds;
        for (int i = 0; i < 10; i++)
        {
            string name = Name();
            byte[] image = Emitted(generated: false, name, $"namespace {name}; {string.Concat(Enumerable.Range(0, 100).Select(number => $"[NinoType] public class C{number} {{ }} "))}");
            AssertLetGo(LookAt(image));
        }

        Assert.InRange(TypeIndex.ContextIds, 0, Math.Max(before, 500) * 2);
    }

    /// <summary>Before the first is collected, both have the same ids; each is read as its own type.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Plugin_LoadedAgain_IsServed(bool generated)
    {
        byte[] image = Image(generated, Name());
        AssemblyLoadContext first = new("first", isCollectible: true), second = new("second", isCollectible: true);
        Assembly one = first.LoadFromStream(new MemoryStream(image));
        Run(one);
        Assert.Same(one, AsObject(one));
        Assembly other = second.LoadFromStream(new MemoryStream(image));
        Run(other);
        byte[] bytes = (byte[])TypeOf(other, "Test").GetMethod("Write")!.Invoke(null, null)!;
        foreach (Assembly assembly in new[] { one, other, one })
        {
            object holder = NinoDeserializer.Deserialize(bytes, TypeOf(assembly, "Holder"))!;
            Assert.Same(assembly, holder.GetType().GetField("One")!.GetValue(holder)!.GetType().Assembly);
        }

        // Under object the one that was loaded last is meant.
        Assert.Same(other, AsObject(one));
        Assert.Same(other, AsObject(other));
        first.Unload();
        second.Unload();
    }

    private static Assembly AsObject(Assembly assembly) =>
        NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize(Activator.CreateInstance(TypeOf(assembly, "Derived"))))!.GetType().Assembly;

    /// <summary>A plugin that is loaded, used and let go over and over.</summary>
    [Fact]
    public void Plugin_LoadedManyTimes_IsServedEachTime()
    {
        byte[] image = Image(generated: true, Name());
        WeakReference[] contexts = [.. Enumerable.Range(0, 5).Select(_ => Use(image))];
        Assert.All(contexts, AssertLetGo);
    }

    private static Type TypeOf(Assembly assembly, string name) => assembly.GetType($"{assembly.GetName().Name}.{name}", throwOnError: true)!;

    private static void Run(Assembly assembly) => TypeOf(assembly, "Test").GetMethod("Run")!.CreateDelegate<Action>()();

    /// <summary>Types of different assemblies with one name are not a plugin that was loaded again: nobody can tell which is meant.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void OtherAssembly_WithTheSameNames_IsAmbiguous(bool generated)
    {
        string name = Name();
        string source = Plugin.Replace("SPACE", name, StringComparison.Ordinal);
        AssemblyLoadContext first = new("first", isCollectible: true), second = new("second", isCollectible: true);
        Assembly one = first.LoadFromStream(new MemoryStream(Image(generated, name)));
        CSharpCompilation copy = Harness.Compile([source], assembly: name + "Copy");
        Run(one);
        Assembly other = second.LoadFromStream(new MemoryStream(Harness.Emit(generated ? Harness.Build(copy) : copy)));
        object derived = Activator.CreateInstance(other.GetType(name + ".Derived")!)!;
        byte[] bytes = NinoSerializer.Serialize(derived);
        Assert.Contains("is that of", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(bytes)).Message, StringComparison.Ordinal);
        Assert.Same(derived.GetType(), NinoDeserializer.Deserialize(bytes, derived.GetType().BaseType!)!.GetType());
        first.Unload();
        second.Unload();
    }

    private static string Name() => "Plugin" + Guid.NewGuid().ToString("N");

    private static byte[] Image(bool generated, string name) => Emitted(generated, name, Plugin.Replace("SPACE", name, StringComparison.Ordinal));

    private static byte[] Emitted(bool generated, string name, string source, params MetadataReference[] references)
    {
        CSharpCompilation compilation = Harness.Compile([source], assembly: name, references: references);
        return Harness.Emit(generated ? Harness.Build(compilation) : compilation);
    }

    /// <param name="image">The plugin.</param>
    /// <param name="lasting">An assembly that it references.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Use(byte[] image, Assembly? lasting = null)
    {
        AssemblyLoadContext context = new("plugin", isCollectible: true);
        context.Resolving += (_, name) => name.Name == lasting?.GetName().Name ? lasting : null;
        Run(context.LoadFromStream(new MemoryStream(image)));
        context.Unload();
        return new WeakReference(context);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Compose(byte[] image, NinoRuntimeMode mode)
    {
        AssemblyLoadContext context = new("plugin", isCollectible: true);
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        byte[] bytes = (byte[])TypeOf(assembly, "Test").GetMethod("Write")!.Invoke(null, null)!;
        TypeBinding binding = new RuntimeFormatters(usesGenerated: false, mode).Find(TypeOf(assembly, "Holder"))!;
        Assert.Equal(bytes, binding.SerializeBoxed(binding.DeserializeBoxed(bytes, null, null), null));
        context.Unload();
        return new WeakReference(context);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Fail(byte[] image)
    {
        AssemblyLoadContext context = new("plugin", isCollectible: true);
        object derived = Activator.CreateInstance(TypeOf(context.LoadFromStream(new MemoryStream(image)), "Derived"))!;
        Action unwritable = GC.Collect;
        for (int i = 0; i < 2; i++)
        {
            NinoSerializer.Serialize<object>(new[] { derived });
            Assert.Throws<NinoException>(() => NinoSerializer.Serialize<object>(new[] { derived, unwritable }));
        }

        context.Unload();
        return new WeakReference(context);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference LookAt(byte[] image)
    {
        AssemblyLoadContext context = new("plugin", isCollectible: true);
        context.LoadFromStream(new MemoryStream(image));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(UnknownId));
        context.Unload();
        return new WeakReference(context);
    }

    private static void AssertLetGo(WeakReference context) => Assert.True(IsLetGo(context, MostCollections), "The context is still held.");

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsLetGo(WeakReference context, int collections)
    {
        for (int i = 0; i < collections && context.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        return !context.IsAlive;
    }
}
