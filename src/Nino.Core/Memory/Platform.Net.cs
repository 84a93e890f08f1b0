using System.Globalization;
using System.IO.Compression;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Memory;

/// <summary>What this target framework offers.</summary>
internal static class Platform
{
    /// <summary>Whether dictionaries of strings defend themselves against keys that were chosen to collide.</summary>
    public const bool RandomizesStringHashes = true;

    /// <summary>Compares strings of which hostile ones do not collide; null is the comparer of the framework.</summary>
    public static IEqualityComparer<string>? StringComparer => null;

    /// <summary>Whether the runtime tells when the stack is nearly full.</summary>
    public const bool KnowsStack = true;

    /// <summary>Whether a struct moves between any two addresses by a few instructions.</summary>
    public const bool MovesStructs = true;

    /// <summary>Whether structs with a <see cref="DateTimeOffset"/> move in blocks.</summary>
    public static bool MovesDates => Avx512Vbmi.IsSupported;

    /// <summary>Whether the runtime binds generated code to private fields.</summary>
    public const bool BindsAccessors = true;

    /// <summary>Whether the runtime tells when an assembly is loaded.</summary>
    public const bool TellsLoads = true;

    /// <summary>An array that is not cleared.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T[] AllocateUninitialized<T>(int length) => GC.AllocateUninitializedArray<T>(length);

    /// <summary>The first element of an array, or the place where it would stand.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref T FirstOf<T>(T[] array) => ref MemoryMarshal.GetArrayDataReference(array);

    /// <summary>The level itself: all of them are supported.</summary>
    public static CompressionLevel Supported(CompressionLevel level) => level;

    /// <summary>Whether a type is one of C#'s <c>delegate*</c>.</summary>
    public static bool IsFunctionPointer(Type type) => type.IsFunctionPointer;

    /// <summary>A culture that the system has. Others that are well formed would be made up, and kept for ever.</summary>
    /// <exception cref="CultureNotFoundException">There is none of this name.</exception>
    public static CultureInfo CultureOf(string name) => CultureInfo.GetCultureInfo(name, predefinedOnly: true);
}
