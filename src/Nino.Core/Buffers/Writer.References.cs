using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core;

/// <remarks>Objects that keep their identity (format.md §15) are found in a table of their own, which is only taken when the first one is written.</remarks>
public ref partial struct Writer
{
    /// <summary>Whether the options of the call ask that instances keep their identity; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly bool PreservesReferences
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _preservesReferences;
    }

    /// <summary>Whether instances of such a type keep their identity in this message.</summary>
    internal readonly bool Preserves(ReferenceUse use) => use == ReferenceUse.Always || (use == ReferenceUse.ByOption && _preservesReferences);

    /// <summary>Writes what stands before an object that keeps its identity, or a reference to it where the message holds it already.</summary>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="value">The object.</param>
    /// <param name="isNew">Whether the object has to follow.</param>
    internal ref byte WriteReference(ref byte at, object value, out bool isNew)
    {
        _references ??= ReferenceTable.Rent();
        isNew = _references.TryAdd(value, out int index);
        if (isNew)
        {
            return ref WriteByte(ref at, Head.Referenced);
        }

        at = ref WriteByte(ref at, Head.BackReference);
        return ref WriteVarint(ref at, (uint)index);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReturnReferences()
    {
        if (_references is { } references)
        {
            _references = null;
            ReferenceTable.Return(references);
        }
    }
}
