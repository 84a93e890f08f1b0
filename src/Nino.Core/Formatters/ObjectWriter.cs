using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Core.Versions;

namespace Nino.Core.Formatters;

/// <summary>Writes values whose type is not the declared one; called by generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ObjectWriter
{
    /// <summary>Writes the type of a value, then its body (format.md §7), and returns the place behind it.</summary>
    /// <exception cref="NinoException">The type has no formatter.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte WriteDerived(ref Writer writer, ref byte at, object value)
    {
        ref TypeTable.Slot slot = ref writer.Types.Of(value.GetType());
        if (slot.Head != 0)
        {
            return ref slot.Binding!.WriteBody(ref writer, ref at, value, slot.Head);
        }

        return ref WriteWithHeader(ref writer, ref at, slot.Binding!, slot.Index, value);
    }

    /// <summary>Writes a value that is exactly a <typeparamref name="T"/>, under a base: as <see cref="WriteDerived"/>, but the type is not looked up again once the message has named it.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TFormatter">Its generated formatter.</typeparam>
    // No NoInlining: the calls at the ends become jumps, and no stack frame is needed for them.
    public static ref byte WriteExact<T, TFormatter>(ref Writer writer, ref byte at, object value)
        where T : class
        where TFormatter : struct, IObjectFormatter<T>
    {
        byte head = writer.HeadOf(TypeNumber<TFormatter>.Value);
        int size = default(TFormatter).Info.BodySize();
        if (head == 0 || !writer.HasRoom(ref at, size))
        {
            return ref WriteDerived(ref writer, ref at, value);
        }

        if (size == 0)
        {
            return ref default(TFormatter).WriteBody(ref writer, ref at, Unsafe.As<object, T>(ref value), head);
        }

        at = head;
        default(TFormatter).WriteMembers(ref Wire.At(ref at, 1), Unsafe.As<object, T>(ref value));
        return ref Wire.At(ref at, size);
    }

    /// <summary>Writes a value that is exactly a <typeparamref name="T"/>, as declared, of a version-tolerant type.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TFormatter">Its formatter.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte WriteTolerant<T, TFormatter>(ref Writer writer, ref byte at, T value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        // Native programs compile it for each class all the same, as code that classes share names it.
        if (!default(TFormatter).Info.IsTolerant())
        {
            return ref at;
        }

        if (default(TFormatter) is IKeepsUnknownMembers<T> && UnknownPlace<T, TFormatter>.Instance?.UnknownOf(value) is { } unknown)
        {
            return ref UnknownMembers.Write(ref writer, ref at, FormatterOf<T>.Binding, isDeclared: true, value!, unknown);
        }

        byte head = writer.HeadOf(TypeNumber<AsDeclared<TFormatter>>.Value);
        if (head == 0)
        {
            return ref WriteFirstTolerant<T, TFormatter>(ref writer, ref at, value);
        }

        return ref default(TFormatter).WriteBody(ref writer, ref at, value, head);
    }

    /// <summary>Writes a value that is exactly a <typeparamref name="T"/>, as declared, and keeps its identity (format.md §15).</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TFormatter">Its formatter.</typeparam>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte WriteReferenced<T, TFormatter>(ref Writer writer, ref byte at, T value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        at = ref writer.WriteReference(ref at, value!, out bool isNew);
        if (!isNew)
        {
            return ref at;
        }

        if (default(TFormatter).Info.IsTolerant())
        {
            return ref WriteTolerant<T, TFormatter>(ref writer, ref at, value);
        }

        return ref default(TFormatter).WriteBody(ref writer, ref at, value, Head.OfCount(default(TFormatter).Info.MemberCount()));
    }

    /// <summary>Writes the table of a version-tolerant type's members, which its first object in a message begins with.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte WriteTable<T, TFormatter>(ref Writer writer, ref byte at)
        where TFormatter : struct, IFormatter<T> => ref WriteTable(ref writer, ref at, (MembersShape)ShapeOf<T, TFormatter>.Shape);

    internal static ref byte WriteTable(ref Writer writer, ref byte at, MembersShape shape)
    {
        ReadOnlySpan<byte> table = shape.Table.Bytes;
        at = ref writer.Room(ref at, 1 + table.Length);
        at = Head.Table;
        table.CopyTo(MemoryMarshal.CreateSpan(ref Wire.At(ref at, 1), table.Length));
        return ref Wire.At(ref at, 1 + table.Length);
    }

    /// <summary>Begins an object of exactly the declared type, which is version-tolerant: writes its index where that takes more than the head, and gives the head.</summary>
    internal static ref byte BeginTolerant(ref Writer writer, ref byte at, Type type, int number, int members, out byte head)
    {
        ref TypeTable.Slot slot = ref writer.Types.Of(type);
        head = slot.DeclaredHead;
        if (head != 0)
        {
            return ref at;
        }

        if (slot.DeclaredIndex < 0)
        {
            writer.AddDeclared(ref slot, number);
            head = Head.Table;
            return ref at;
        }

        head = Head.OfCount(members);
        return ref writer.WriteIndex(ref at, slot.DeclaredIndex);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteFirstTolerant<T, TFormatter>(ref Writer writer, ref byte at, T value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        if (!default(TFormatter).Info.IsTolerant())
        {
            return ref at;
        }

        at = ref BeginTolerant(ref writer, ref at, typeof(T), TypeNumber<AsDeclared<TFormatter>>.Value, default(TFormatter).Info.MemberCount(), out byte head);
        return ref default(TFormatter).WriteBody(ref writer, ref at, value, head);
    }

    /// <summary>Numbers a formatter once more, for objects of exactly the type that is declared: such objects name no type.</summary>
    private struct AsDeclared<TFormatter>
        where TFormatter : struct;

    /// <summary>Writes a value for which the buffer has no room.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TFormatter">Its generated formatter.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="size">The number of bytes that the formatter needs at once.</param>
    /// <param name="value">The value.</param>
    /// <param name="head">Its head.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte WriteElsewhere<T, TFormatter>(ref Writer writer, ref byte at, int size, T value, byte head)
        where TFormatter : struct, IObjectFormatter<T> =>
        ref default(TFormatter).WriteBody(ref writer, ref writer.Room(ref at, size), value, head);

    /// <summary>Writes the type that a value is exactly of, where its index takes more than the head, then its body.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteWithHeader(ref Writer writer, ref byte at, TypeBinding binding, int index, object value)
    {
        if (writer.Preserves(binding.References))
        {
            at = ref writer.WriteReference(ref at, value, out bool isNew);
            if (!isNew)
            {
                return ref at;
            }
        }

        if (binding.UnknownOf(value) is { } unknown)
        {
            return ref UnknownMembers.Write(ref writer, ref at, binding, isDeclared: false, value, unknown);
        }

        if (index < 0)
        {
            writer.AddType(binding.Type);
            at = ref writer.WriteId(ref at, binding.Id);
            return ref binding.WriteBody(ref writer, ref at, value, binding.OwnHead);
        }

        return ref index < Head.ShortIndexes && binding.IsObject
            ? ref binding.WriteBody(ref writer, ref at, value, (byte)(Head.FirstIndex + index))
            : ref binding.WriteBody(ref writer, ref writer.WriteIndex(ref at, index), value, binding.NextHead);
    }
}
