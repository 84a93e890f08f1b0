namespace Nino.Core.Formatters;

/// <summary>Layouts of generated structs.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class FixedLayouts
{
    /// <summary>
    /// The layout of a sequential struct whose fields are its members in contract order: when the struct is no larger
    /// than its members together, there is no padding, and memory is the wire form.
    /// </summary>
    /// <param name="fixedSize">The size of the members together.</param>
    /// <param name="layout">The layout of the members: <see cref="FixedLayout.Raw"/> only when all are.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static FixedLayout OfSequential<T>(int fixedSize, FixedLayout layout) =>
        BitConverter.IsLittleEndian && Unsafe.SizeOf<T>() == fixedSize ? layout : FixedLayout.Packed;
}
