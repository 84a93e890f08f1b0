using System.Globalization;
using System.IO.Compression;

namespace Nino.Core.Memory;

/// <summary>What this target framework offers.</summary>
internal static class Platform
{
    /// <summary>Whether dictionaries of strings defend themselves against keys that were chosen to collide.</summary>
    public const bool RandomizesStringHashes = false;

    /// <summary>Compares strings of which hostile ones do not collide; null is the comparer of the framework.</summary>
    public static IEqualityComparer<string>? StringComparer { get; } = new SeededStringComparer();

    /// <summary>Whether the runtime tells when the stack is nearly full. Mono does so on some systems only, and elsewhere says that there is always room.</summary>
    public static bool KnowsStack { get; } = Type.GetType("Mono.Runtime") is null;

    /// <summary>Mono moves a struct from or to any address byte by byte.</summary>
    public const bool MovesStructs = false;

    /// <summary>Whether structs with a <see cref="DateTimeOffset"/> move in blocks.</summary>
    public const bool MovesDates = true;

    /// <summary>Whether the runtime binds generated code to private fields.</summary>
    public const bool BindsAccessors = false;

    /// <summary>Whether the runtime tells when an assembly is loaded. What Unity adds to IL2CPP may not.</summary>
    public const bool TellsLoads = false;

    /// <summary>An array that is not cleared, where the runtime offers it.</summary>
    public static T[] AllocateUninitialized<T>(int length) => new T[length];

    /// <summary>The first element of an array, or the place where it would stand.</summary>
    // Mono takes a span apart by way of the stack. An array of references is one of another class where it is covariant.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref T FirstOf<T>(T[] array) =>
        ref default(T) is not null && array.Length != 0 ? ref array[0] : ref MemoryMarshal.GetReference(new Span<T>(array));

    /// <summary>The level, or Optimal for those that came with .NET 6 and later.</summary>
    public static CompressionLevel Supported(CompressionLevel level) => level <= CompressionLevel.NoCompression ? level : CompressionLevel.Optimal;

    /// <summary>Whether a type is one of C#'s <c>delegate*</c>: no other closed type has no name.</summary>
    public static bool IsFunctionPointer(Type type) => type.FullName is null && !type.ContainsGenericParameters;

    /// <summary>A culture.</summary>
    /// <exception cref="CultureNotFoundException">There is none of this name.</exception>
    public static CultureInfo CultureOf(string name) => CultureInfo.GetCultureInfo(name);
}
