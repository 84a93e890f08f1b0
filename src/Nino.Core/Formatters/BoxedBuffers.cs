namespace Nino.Core.Formatters;

/// <summary>The memory of <c>fixed</c> buffers in boxes. Their type, which the compiler makes, shows reflection the first element only.</summary>
internal static class BoxedBuffers
{
    /// <summary>The number of bytes of a buffer.</summary>
    public static int SizeOf(FixedBufferAttribute buffer) => buffer.Length * WidthOf(buffer.ElementType);

    /// <summary>The number of bytes of an element, which are those of its form (format.md §2).</summary>
    public static int WidthOf(Type element) => Type.GetTypeCode(element) switch
    {
        TypeCode.Boolean or TypeCode.Byte or TypeCode.SByte => 1,
        TypeCode.Int16 or TypeCode.UInt16 or TypeCode.Char => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        _ => 8,
    };

    /// <summary>The elements of a boxed buffer.</summary>
    /// <param name="buffer">The box.</param>
    /// <param name="size">The number of bytes, at most that of the buffer.</param>
    // Every runtime has the fields of an object, and of a struct in a box, behind the same header.
    public static Span<byte> Bytes(object buffer, int size) => MemoryMarshal.CreateSpan(ref Unsafe.As<Box>(buffer).First, size);

    private sealed class Box
    {
        public byte First;
    }
}
