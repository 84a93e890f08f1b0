using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Buffers;

/// <summary>Allocation without clearing, where the runtime offers it.</summary>
internal static class Allocate
{
    public const int MaxArrayLength = 0x7FFFFFC7;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T[] Array<T>(int length) => GC.AllocateUninitializedArray<T>(length);
}
