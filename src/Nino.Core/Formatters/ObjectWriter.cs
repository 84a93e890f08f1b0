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
            return ref slot.Binding!.WriteBodyAt(ref writer, ref at, value, slot.Head);
        }

        return ref WriteWithHeader(ref writer, ref at, slot.Binding!, slot.Index, value);
    }

    /// <summary>Writes the type that a value is exactly of, where its index takes more than the head, then its body.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteWithHeader(ref Writer writer, ref byte at, TypeBinding binding, int index, object value)
    {
        if (index < 0)
        {
            writer.Types.Add(binding.Type);
        }

        writer.Seek(ref at);
        writer.WriteTypeHeader(binding, index);
        return ref binding.WriteBodyAt(ref writer, ref writer.Here, value, binding.OwnHead);
    }
}
