using System;
using System.IO;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Nino.Core;
using Nino.Core.Runtime;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Module initializers that fail or wait: any test that reads an unknown id would run them.</summary>
[Collection(nameof(Alone))]
public class InitializerTests
{
    /// <summary>An id that nobody knows has the initializers of all assemblies run: one of them may read, while another thread waits for it.</summary>
    [Fact]
    public async Task Initializer_ThatReadsWhileAnotherThreadWaitsForIt_Ends()
    {
        Exception? error = null;
        Thread other = new(() => error = Record.Exception(ReadUnknownId)) { IsBackground = true };
        AppDomain.CurrentDomain.SetData("Initializing", () =>
        {
            other.Start();
            SpinWait.SpinUntil(() => (other.ThreadState & ThreadState.WaitSleepJoin) != 0, TimeSpan.FromSeconds(2));
            ReadUnknownId();
        });
        Assembly assembly = Harness.Load("public static class Start { [System.Runtime.CompilerServices.ModuleInitializer] public static void Run() => ((Action)AppDomain.CurrentDomain.GetData(\"Initializing\"))(); }");

        await Task.Run(() => RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle)).WaitAsync(TimeSpan.FromSeconds(30));
        Assert.True(other.Join(TimeSpan.FromSeconds(30)));
        Assert.Null(error);
    }

    /// <summary>Generated code counts on the size of what another assembly declares; that assembly may be replaced.</summary>
    [Theory]
    [InlineData("public struct S { public int A; }", "public struct S { public int A, B; }", "public Lib.S M; public int I;", "S takes 8 bytes, and took 4 when")]
    [InlineData("public struct S { private int _a; }", "public struct S { private short _a; }", "public (int, Lib.S) M;", "S takes 2 bytes, and took 4 when")]
    [InlineData("public enum S : byte { A }", "public enum S : long { A }", "public Lib.S M;", "S takes 8 bytes, and took 1 when")]
    [InlineData("public enum S { A }", "public enum S : long { A }", "public Own M; public struct Own { public Lib.S S; public int I; }", "S takes 8 bytes, and took 4 when")]
    [InlineData("public struct S<T> { public T A, B; }", "public struct S<T> { public T A, B, C; }", "public Lib.S<int> M;", "S`1[System.Int32] takes 12 bytes, and took 8 when")]
    [InlineData("public struct S { private int _a; } public enum E { A }", "public struct S { private float _b; } public enum E { B }", "public Lib.S M; public Lib.E E;", "")]
    [InlineData("public class G<T> { public enum E { A } } public struct S<T> { private int _a; }", "public class G<T> { public enum E { A } } public struct S<T> { private long _a; }", "public Of<int> M; [NinoType] public class Of<T> { public Lib.G<T>.E E; public Lib.S<T> S; public Lib.S<T>[] All; }", "S`1[System.Int32] takes 8 bytes, and took 4 when")]
    [InlineData("[Obsolete(\"Old.\", true)] public enum S { A } [System.Diagnostics.CodeAnalysis.Experimental(\"X1\")] public enum E { A }", "", "[Obsolete] public Lib.S M;\n#pragma warning disable X1\npublic Lib.E E;", "")]
    public void TypeOfAnotherAssembly_ThatHasAnotherSizeNow_IsRefused(string compiled, string replaced, string members, string expected)
    {
        string user =
            $$"""
            [NinoType] public class Holder
            {
            {{members}}
            }
            public static class Test
            {
                public static string Run() => NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(new Holder())) is null ? "null" : "";
            }
            """;
        string name = "Sized" + Guid.NewGuid().ToString("N");
        byte[] Image(string declarations) => Harness.Emit(Harness.Compile([$"namespace Lib {{ {declarations} }}"], assembly: name));
        byte[] image = Image(compiled);
        Compilation output = Harness.Build(Harness.Compile([user], assembly: "User" + name, references: MetadataReference.CreateFromImage(image)));
        AssemblyLoadContext context = new(name);
        context.LoadFromStream(new MemoryStream(replaced.Length == 0 ? image : Image(replaced)));
        byte[] userImage = Harness.Emit(output);
        Assembly loaded = context.LoadFromStream(new MemoryStream(userImage));
        // The next test that comes across an unknown id would run its initializer, and fail: it is run here, where no other test is.
        _ = Record.Exception(LoadedAssemblies.InitializeNew);
        Exception error = Record.Exception(() => Assert.Equal("", Harness.Invoke(loaded)));
        while (error?.InnerException is not null)
        {
            error = error.InnerException;
        }

        Assert.Equal(expected.Length == 0 ? null : $"Lib.{expected} User{name} was compiled. Compile User{name} again.", error?.Message);
    }

    private static void ReadUnknownId() => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>([248, 9, 8, 7, 6, 1]));
}
