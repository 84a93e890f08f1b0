using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>How many bytes an instance takes in memory, without what it refers to: measured, as nothing else tells.</summary>
internal static class InstanceSize
{
    /// <summary>Where the runtime does not tell what it allocates.</summary>
    private const int Unknown = 64;

    private const int Header = 16;

    /// <summary>What an object of a class takes, or a boxed struct.</summary>
    public static int Of(Type type)
    {
        if (type.IsAbstract || type.IsArray || type == typeof(string) || type.ContainsGenericParameters)
        {
            return Unknown;
        }

        // The first one may allocate more: what static members begin with.
        Make(type);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Make(type);
        long size = GC.GetAllocatedBytesForCurrentThread() - before;
        return size is > 0 and < int.MaxValue ? (int)size : Unknown;
    }

    /// <summary>What a value takes where it stands: a reference, or a struct.</summary>
    public static int InPlace(Type type) => !type.IsValueType ? IntPtr.Size
        : NullableTypes.Underlying(type) is { } underlying ? OfStruct(underlying) + Math.Min(OfStruct(underlying), sizeof(long))
        : OfStruct(type);

    private static int OfStruct(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Decimal => sizeof(decimal),
        (>= TypeCode.Boolean and <= TypeCode.Double) or TypeCode.DateTime => BoxedBuffers.WidthOf(type),
        _ => Math.Max(1, Of(type) - Header),
    };

    [UnconditionalSuppressMessage("Trimming", "IL2067", Justification = "The instance is only measured: no constructor is needed.")]
    private static void Make(Type type)
    {
        object instance = RuntimeHelpers.GetUninitializedObject(type);

        // A finalizer would meet an instance that no constructor has seen.
        GC.SuppressFinalize(instance);
        GC.KeepAlive(instance);
    }
}

/// <summary>How many bytes a value of a type takes in memory, without what it refers to.</summary>
internal static class InstanceSize<T>
{
    public static readonly int Value = typeof(T).IsValueType ? Unsafe.SizeOf<T>() : InstanceSize.Of(typeof(T));
}
