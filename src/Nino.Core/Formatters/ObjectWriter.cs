using System.ComponentModel;
using System.Runtime.CompilerServices;
using Nino.Core.Runtime;

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
        int size = default(TFormatter).BodySize;
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
        if (index < 0)
        {
            writer.AddType(binding.Type);
            at = ref writer.WriteId(ref at, binding.Id);
        }
        else
        {
            at = ref writer.WriteIndex(ref at, index);
        }

        return ref binding.WriteBody(ref writer, ref at, value, binding.OwnHead);
    }
}
