using System;
using System.Reflection;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.RuntimeMode;

namespace Nino.Generator.Tests;

/// <summary>A type as generated code, code emitted at run time and interpreting serve it.</summary>
internal static class Modes
{
    /// <summary>The generated one is first.</summary>
    public static TypeBinding[] Of(Type type) => [Generated(type), Composed(type, NinoRuntimeMode.Compiled), Composed(type, NinoRuntimeMode.Interpreted)];

    /// <summary>From the assembly itself: that of another test may have a type of the same name.</summary>
    public static TypeBinding Generated(Type type) => Generated(type.Assembly, type)!;

    /// <summary>What generated code of an assembly registers for a type, or null.</summary>
    public static TypeBinding? Generated(Assembly assembly, Type type)
    {
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        return Registry.FindGenerated(type);
    }

    public static byte[] Write(TypeBinding binding, object value)
    {
        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), null);
        return writer.Finish(ref binding.WriteValueBoxed(ref writer, ref writer.Here, value));
    }

    public static TypeBinding Composed(Type type, NinoRuntimeMode mode) => new RuntimeFormatters(usesGenerated: false, mode).Find(type)!;
}
