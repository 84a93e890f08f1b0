using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Buffers;

/// <summary>What this target framework offers.</summary>
internal static class Target
{
    /// <summary>Whether dictionaries of strings defend themselves against keys that were chosen to collide.</summary>
    public const bool RandomizesStringHashes = true;

    /// <summary>A number that stands for a type; cheaper than the type object in code that is shared between types.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint KeyOf<T>() => RuntimeTypeHandle.ToIntPtr(typeof(T).TypeHandle);

    /// <summary>An array that is not cleared.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T[] AllocateUninitialized<T>(int length) => GC.AllocateUninitializedArray<T>(length);
}
