using System.Buffers;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Packs and unpacks the plain form of a collection of numbers, so that every kind of collection that has one is served.</summary>
/// <typeparam name="TCollection">The collection.</typeparam>
/// <typeparam name="TForm">How its elements are packed.</typeparam>
/// <typeparam name="TPlain">The plain form: a count, the presence bits of nullable elements, and elements of fixed size.</typeparam>
internal static class PlainForm<TCollection, TForm, TPlain>
    where TForm : struct, ICompactRun
    where TPlain : struct, IFormatter<TCollection>
{
    /// <summary>Packs the plain form. Most kinds know how long that is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte Write(ref Writer writer, ref byte at, TCollection value, bool isNullable)
    {
        if (!SizedForm.Is<TPlain>() || !default(TPlain).TryGetSize(value, out long size) || size > Payload.MaxSize)
        {
            ArrayBufferWriter<byte> buffer = new();
            Writer growing = new(buffer);
            growing.Write<TCollection, TPlain>(value);
            growing.Flush();
            return ref Packed<TForm>.Pack(ref writer, ref at, buffer.WrittenSpan, isNullable);
        }

        byte[]? rented = size > Packed<TForm>.Small ? Rented<byte>.Take((int)size) : null;
        Span<byte> plain = (rented ?? stackalloc byte[Packed<TForm>.Small])[..(int)size];
        Writer plainWriter = new(plain);
        plainWriter.Write<TCollection, TPlain>(value);
        at = ref Packed<TForm>.Pack(ref writer, ref at, plain, isNullable);
        Rented<byte>.Return(rented);
        return ref at;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read(ref Reader reader, ref TCollection? value, bool isNullable)
    {
        int start = reader.Position;
        int size = Packed<TForm>.TryReadHead(ref reader, isNullable, out PackedHead head) ? Packed<TForm>.PlainSize(ref reader, head) : 0;
        Packed<TForm>.Charge(ref reader, head, CollectionSize<TCollection>.Element, isNullable);
        byte[]? rented = size > Packed<TForm>.Small ? Rented<byte>.Take(size) : null;
        Span<byte> plain = rented ?? stackalloc byte[Packed<TForm>.Small];
        if (size == 0)
        {
            plain[size++] = 0;
        }
        else
        {
            Packed<TForm>.Unpack(ref reader, head, plain);
        }

        Reader inner = reader.Over(plain[..size]);
        try
        {
            default(TPlain).ReadInto(ref inner, ref value);
            reader.TakeCosts(inner.Costs);
        }
        catch (NinoException error)
        {
            // What it refuses, as a repeated element of a set, is an error of the whole collection.
            throw new NinoException(error.Problem ?? error.Message, null, start);
        }

        Rented<byte>.Return(rented);
    }
}
