using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>A member of a version-tolerant type (format.md §14): in its own form where the bytes tell how to skip it, otherwise in a block, which is a length and a value with type indexes of its own.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BlockFormatter<T, TFormatter> : IFormatter<T>
    where TFormatter : struct, IFormatter<T>
{
    private static bool IsBlock
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => default(TFormatter).FixedSize == 0 && !Form.IsPlain && (Form.IsBlock || IsBlockNow());
    }

    public int FixedSize => default(TFormatter).FixedSize;

    public int MinSize => 1;

    public FixedLayout Layout => default(TFormatter).Layout;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        if (IsBlock)
        {
            return ref WriteBlock(ref writer, ref at, value);
        }

        return ref default(TFormatter).Write(ref writer, ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Read(ref Reader reader) => IsBlock ? ReadBlock(ref reader) : default(TFormatter).Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadInto(ref Reader reader, ref T? value)
    {
        if (IsBlock)
        {
            ReadBlockInto(ref reader, ref value);
        }
        else
        {
            default(TFormatter).ReadInto(ref reader, ref value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteFixed(ref byte destination, T value) => default(TFormatter).WriteFixed(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadFixed(ref byte source) => default(TFormatter).ReadFixed(ref source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsValid(ref byte source) => default(TFormatter).IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Block<T, TFormatter>();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteBlock(ref Writer writer, ref byte at, T? value)
    {
        Writer part = writer.BeginBlock();
        return ref writer.EndBlock(ref at, ref part, ref default(TFormatter).Write(ref part, ref part.Here, value));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T? ReadBlock(ref Reader reader)
    {
        Reader part = reader.BeginBlock();
        T? value = default(TFormatter).Read(ref part);
        reader.EndBlock(ref part);
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ReadBlockInto(ref Reader reader, ref T? value)
    {
        Reader part = reader.BeginBlock();
        default(TFormatter).ReadInto(ref part, ref value);
        reader.EndBlock(ref part);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsBlockNow() => ShapeBuilder.IsBlock(ShapeOf<T, TFormatter>.Shape);

    /// <summary>Constants for the JIT. They are known once all parts of the form are, so they must not be asked for before a value is written or read: the constructor keeps runtimes from doing so. Where a part has no formatter, it may have one the next time.</summary>
    private static class Form
    {
        public static readonly bool IsPlain;
        public static readonly bool IsBlock;

        static Form()
        {
            try
            {
                IsBlock = IsBlockNow();
                IsPlain = !IsBlock;
            }
            catch (Exception)
            {
                // It is asked for again.
            }
        }
    }
}
