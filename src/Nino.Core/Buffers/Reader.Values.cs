using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core;

public ref partial struct Reader
{
    /// <summary>Skips bytes; an error when fewer are left, and for a negative count.</summary>
    public void Advance(int count) => Take(count);

    /// <summary>Skips bytes, and gives a reader that reads these and no others; for parts behind a length (<see cref="Writer.WriteWithLength{TState}"/>).</summary>
    /// <remarks>
    /// The part has the position, limits and options of this reader, so errors in it tell the offset in the whole input. It
    /// knows the derived types that the message has named so far, and those that it names are known behind it. A part that
    /// is skipped must not be the first to name a type that the message names again behind it. Where reading a part fails
    /// before its end and the caller goes on, a later index of a type or object that was named since is an error. The part is
    /// a level of nesting, as it is where it is written.
    /// </remarks>
    /// <param name="count">The number of bytes, as it may come from the input.</param>
    /// <exception cref="NinoException">Fewer bytes are left, the count is negative, or parts nest too deep.</exception>
    public Reader Slice(int count)
    {
        ShareBudget();
        Reader part = this;
        Take(count);
        Reader slice = new(part, _position);
        slice.EnterUserCode();
        GiveComparisons(ref slice, count);
        return slice;
    }

    /// <summary>Reads a scalar or an unmanaged struct without advancing.</summary>
    public readonly void Peek<T>(out T value)
        where T : unmanaged
    {
        Reader copy = this;
        copy.Read(out value);
    }

    /// <summary>Takes bytes as they are; an error when fewer are left. The span is valid as long as the input.</summary>
    public void GetBytes(int count, out ReadOnlySpan<byte> bytes) => bytes = MemoryMarshal.CreateReadOnlySpan(ref Take(count), count);

    /// <summary>Reads the head of a collection (format.md §6); false for null.</summary>
    /// <param name="count">The number of elements: no more than bytes are left, so that allocating is bounded by the input.</param>
    public bool ReadCollectionHeader(out int count) => TryReadCount(1, out count);

    /// <summary>Reads a bool; an error when the byte is neither 0 nor 1.</summary>
    public void Read(out bool value) => value = default(BooleanFormatter).Read(ref this);

    /// <summary>Reads a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(out byte value) => value = Take(1);

    /// <summary>Reads a signed byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Read(out sbyte value) => value = (sbyte)Take(1);

    /// <summary>Reads a scalar or an unmanaged struct (format.md §2, §3).</summary>
    public void Read<T>(out T value)
        where T : unmanaged => value = FormatterOf<T>.Binding.ReadValue(ref this);

    /// <summary>Reads a nullable value (format.md §4).</summary>
    public void Read<T>(out T? value)
        where T : unmanaged => value = default(NullableFormatter<T, BoundFormatter<T>>).Read(ref this);

    /// <summary>Reads an array (format.md §6).</summary>
    public void Read<T>(out T[]? value)
        where T : unmanaged => value = default(ArrayFormatter<T, BoundFormatter<T>>).Read(ref this);

    /// <summary>Reads an array of nullable values (format.md §6).</summary>
    public void Read<T>(out T?[]? value)
        where T : unmanaged => value = default(ArrayFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>).Read(ref this);

    /// <summary>Reads a list (format.md §6).</summary>
    public void Read<T>(out List<T>? value)
        where T : unmanaged => value = default(ListFormatter<T, BoundFormatter<T>>).Read(ref this);

    /// <summary>Reads a list of nullable values (format.md §6).</summary>
    public void Read<T>(out List<T?>? value)
        where T : unmanaged => value = default(ListFormatter<T?, NullableFormatter<T, BoundFormatter<T>>>).Read(ref this);

    /// <summary>Reads a list (format.md §6).</summary>
    public void Read<T>(out IList<T>? value)
        where T : unmanaged
    {
        Read(out List<T>? list);
        value = list;
    }

    /// <summary>Reads a list (format.md §6).</summary>
    public void Read<T>(out ICollection<T>? value)
        where T : unmanaged
    {
        Read(out List<T>? list);
        value = list;
    }

    /// <summary>Reads a dictionary (format.md §6).</summary>
    public void Read<TKey, TValue>(out Dictionary<TKey, TValue>? value)
        where TKey : unmanaged
        where TValue : unmanaged =>
        value = default(DictionaryFormatter<TKey, TValue, BoundFormatter<TKey>, BoundFormatter<TValue>>).Read(ref this);

    /// <summary>Reads a dictionary (format.md §6).</summary>
    public void Read<TKey, TValue>(out IDictionary<TKey, TValue>? value)
        where TKey : unmanaged
        where TValue : unmanaged
    {
        Read(out Dictionary<TKey, TValue>? dictionary);
        value = dictionary;
    }
}
