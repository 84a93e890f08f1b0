using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core;

public ref partial struct Writer
{
    /// <summary>Writes a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Write(byte value) => Reserve(1) = value;

    /// <summary>Writes a signed byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Write(sbyte value) => Reserve(1) = (byte)value;

    /// <summary>Writes a bool as 0 or 1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Write(bool value) => Reserve(1) = value ? (byte)1 : (byte)0;

    /// <summary>Writes a scalar or an unmanaged struct (format.md §2, §3).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Write<T>(T value)
        where T : unmanaged => Seek(ref FormatterOf<T>.Binding.WriteValue(ref this, ref Here, value));

    /// <summary>Writes a nullable value (format.md §4).</summary>
    public void Write<T>(T? value)
        where T : unmanaged => Write<T?, NullableFormatter<T, BoundFormatter<T>>>(value);

    /// <summary>Writes an array (format.md §6).</summary>
    public void Write<T>(T[]? value)
        where T : unmanaged
    {
        if (value is null)
        {
            WriteNull();
        }
        else
        {
            Write(new ReadOnlySpan<T>(value));
        }
    }

    /// <summary>Writes an array of nullable values (format.md §6).</summary>
    public void Write<T>(T?[]? value)
        where T : unmanaged => Write<T?[], ArrayFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>>(value);

    /// <summary>Writes the elements of a span as an array (format.md §6).</summary>
    public void Write<T>(scoped Span<T> value)
        where T : unmanaged => Write((ReadOnlySpan<T>)value);

    /// <summary>Writes the elements of a span as an array (format.md §6).</summary>
    public void Write<T>(scoped ReadOnlySpan<T> value)
        where T : unmanaged => Seek(ref FormatterOf<T>.Binding.WriteElements(ref this, ref Here, value));

    /// <summary>Writes the elements of a span of nullable values as an array (format.md §6).</summary>
    public void Write<T>(scoped Span<T?> value)
        where T : unmanaged => Seek(ref Elements<T?, NullableFormatter<T, BoundFormatter<T>>>.Write(ref this, ref Here, value, isCounted: true));

    /// <summary>Writes a list (format.md §6).</summary>
    public void Write<T>(List<T>? value)
        where T : unmanaged => Write<List<T>, ListFormatter<T, BoundFormatter<T>>>(value);

    /// <summary>Writes a list of nullable values (format.md §6).</summary>
    public void Write<T>(List<T?>? value)
        where T : unmanaged => Write<List<T?>, ListFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>>(value);
}
