using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
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
        where T : unmanaged => FormatterOf<T>.Binding.WriteValue(ref this, value);

    /// <summary>Writes a nullable value (format.md §4).</summary>
    public void Write<T>(T? value)
        where T : unmanaged => default(NullableFormatter<T, BoundFormatter<T>>).Write(ref this, value);

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
        where T : unmanaged => default(ArrayFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>).Write(ref this, value);

    /// <summary>Writes the elements of a span as an array (format.md §6).</summary>
    public void Write<T>(scoped Span<T> value)
        where T : unmanaged => Write((ReadOnlySpan<T>)value);

    /// <summary>Writes the elements of a span as an array (format.md §6).</summary>
    public void Write<T>(scoped ReadOnlySpan<T> value)
        where T : unmanaged
    {
        WriteCount(value.Length);
        FormatterOf<T>.Binding.WriteElements(ref this, value);
    }

    /// <summary>Writes the elements of a span of nullable values as an array (format.md §6).</summary>
    public void Write<T>(scoped Span<T?> value)
        where T : unmanaged
    {
        WriteCount(value.Length);
        Elements<T?, NullableFormatter<T, BoundFormatter<T>>>.Write(ref this, value);
    }

    /// <summary>Writes a list (format.md §6).</summary>
    public void Write<T>(List<T>? value)
        where T : unmanaged => default(ListFormatter<T, BoundFormatter<T>>).Write(ref this, value);

    /// <summary>Writes a list of nullable values (format.md §6).</summary>
    public void Write<T>(List<T?>? value)
        where T : unmanaged => default(ListFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>).Write(ref this, value);
}
