using System;
using System.Runtime.CompilerServices;

namespace Nino.Benchmarks.Serializers;

/// <summary>Structs of two assemblies that are compiled from one source.</summary>
internal static class Twin
{
    /// <summary>The same records as the other assembly's type: fields and layout are equal.</summary>
    public static TTo[] Copy<TFrom, TTo>(TFrom[] records)
        where TFrom : struct
        where TTo : struct => Array.ConvertAll(records, record => Unsafe.BitCast<TFrom, TTo>(record));
}
