using System;
using System.Buffers;
using System.Collections.Generic;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.Contract;
using Nino.Core.Memory;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Collections of integers, packed to the narrowest width that holds all of them (format.md §11.2).</summary>
/// <remarks>
/// Arrays and lists are packed where they are. Of other kinds the plain form is packed and unpacked, so that every kind
/// that has one is served.
/// </remarks>
/// <typeparam name="TCollection">The collection.</typeparam>
/// <typeparam name="T">Its elements: integers of 2, 4 or 8 bytes.</typeparam>
/// <typeparam name="TForm">The compact form of one element.</typeparam>
/// <typeparam name="TPlain">The plain form of the collection: a count, then elements of fixed width.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactCollectionFormatter<TCollection, T, TForm, TPlain> : IFormatter<TCollection>, IFormInWords
    where T : unmanaged
    where TForm : struct, ICompactInteger<T>
    where TPlain : struct, IFormatter<TCollection>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(TCollection? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        switch (value)
        {
            case null:
                return ref writer.WriteNull(ref at);
            case T[] array:
                return ref Packed<T, TForm>.Write(ref writer, ref at, array);
            case List<T> list:
                return ref Packed<T, TForm>.Write(ref writer, ref at, PackedList.Elements(list));
            default:
                return ref WritePlain(ref writer, ref at, value);
        }
    }

    public TCollection? Read(ref Reader reader)
    {
        TCollection? value = default;
        ReadInto(ref reader, ref value);
        return value;
    }

    /// <remarks>Instances are reused as in the plain form.</remarks>
    public void ReadInto(ref Reader reader, ref TCollection? value)
    {
        if (typeof(TCollection) == typeof(T[]))
        {
            T[]? existing = (T[]?)(object?)value;
            T[]? array = Packed<T, TForm>.TryReadHead(ref reader, out int count, out int width) ? ReadArray(ref reader, existing, count, width) : null;
            value = Unsafe.As<T[]?, TCollection?>(ref array);
        }
        else if (typeof(TCollection) == typeof(List<T>))
        {
            List<T>? existing = (List<T>?)(object?)value;
            List<T>? list = Packed<T, TForm>.TryReadHead(ref reader, out int count, out int width) ? ReadList(ref reader, existing, count, width) : null;
            value = Unsafe.As<List<T>?, TCollection?>(ref list);
        }
        else
        {
            ReadPlain(ref reader, ref value);
        }
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Compact(SchemaForms.List(schema.Value(typeof(T))));

    public void Describe(ShapeBuilder shape) => shape.Leaf<TCollection, CompactCollectionFormatter<TCollection, T, TForm, TPlain>>();

    private static T[] ReadArray(ref Reader reader, T[]? existing, int count, int width)
    {
        // Arrays of an enum pass for arrays of its integer, but for nothing else.
        T[] array = existing?.Length == count && existing.GetType() == typeof(T[]) ? existing : Platform.AllocateUninitialized<T>(count);
        Packed<T, TForm>.Read(ref reader, ref MemoryMarshal.GetReference(array.AsSpan()), count, width);
        return array;
    }

    private static List<T> ReadList(ref Reader reader, List<T>? existing, int count, int width)
    {
        List<T> list = existing?.GetType() == typeof(List<T>) ? existing : new List<T>(count);
        PackedList.Fill<T, TForm>(ref reader, list, count, width);
        return list;
    }

    /// <summary>Packs the plain form. Most kinds know how long that is.</summary>
    private static ref byte WritePlain(ref Writer writer, ref byte at, TCollection value)
    {
        if (!default(TPlain).TryGetSize(value, out long size) || size > Payload.MaxSize)
        {
            ArrayBufferWriter<byte> buffer = new();
            Writer growing = new(buffer);
            growing.Write<TCollection, TPlain>(value);
            growing.Flush();
            return ref Pack(ref writer, ref at, buffer.WrittenSpan);
        }

        byte[] rented = ArrayPool<byte>.Shared.Rent((int)size);
        Writer plain = new(rented.AsSpan(0, (int)size));
        plain.Write<TCollection, TPlain>(value);
        at = ref Pack(ref writer, ref at, rented.AsSpan(0, (int)size));
        ArrayPool<byte>.Shared.Return(rented);
        return ref at;
    }

    private static ref byte Pack(ref Writer writer, ref byte at, ReadOnlySpan<byte> plain)
    {
        Reader reader = new(plain);
        if (!reader.TryReadCount(Unsafe.SizeOf<T>(), out int count))
        {
            return ref writer.WriteNull(ref at);
        }

        ref byte elements = ref reader.TakeMany(count, Unsafe.SizeOf<T>());
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse(MemoryMarshal.CreateSpan(ref elements, count * Unsafe.SizeOf<T>()), Unsafe.SizeOf<T>());
        }

        return ref Packed<T, TForm>.Write(ref writer, ref at, ref elements, count);
    }

    private static void ReadPlain(ref Reader reader, ref TCollection? value)
    {
        int start = reader.Position;
        if (!Packed<T, TForm>.TryReadHead(ref reader, out int count, out int width))
        {
            ReadFrom(ref reader, [0], start, ref value);
            return;
        }

        // The plain form: the bytes that are left bound the count, and an element takes at most eight of one.
        int head = Varint.Size((uint)count + 1);
        long size = head + ((long)count * Unsafe.SizeOf<T>());
        if (size > Payload.MaxSize)
        {
            reader.ThrowInvalid("A collection holds too many elements.");
        }

        byte[] plain = Platform.AllocateUninitialized<byte>((int)size);
        ref byte bytes = ref MemoryMarshal.GetReference(plain.AsSpan());
        Varint.Write(ref bytes, (uint)count + 1);
        ref byte elements = ref Wire.At(ref bytes, head);
        Packed<T, TForm>.Read(ref reader, ref Unsafe.As<byte, T>(ref elements), count, width);
        if (!BitConverter.IsLittleEndian)
        {
            Endianness.Reverse(plain.AsSpan(head), Unsafe.SizeOf<T>());
        }

        ReadFrom(ref reader, plain, start, ref value);
    }

    /// <summary>Reads the plain form. What it refuses, as a repeated element of a set, is an error of the whole collection.</summary>
    private static void ReadFrom(ref Reader reader, byte[] plain, int start, ref TCollection? value)
    {
        Reader inner = reader.Over(plain);
        try
        {
            default(TPlain).ReadInto(ref inner, ref value);
            reader.TakeCosts(ref inner);
        }
        catch (NinoException error)
        {
            throw new NinoException(error.Problem ?? error.Message, null, start);
        }
    }
}
