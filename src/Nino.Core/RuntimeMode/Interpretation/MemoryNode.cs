using System.Buffers;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A struct over an array: <see cref="ArraySegment{T}"/>, <see cref="Memory{T}"/>, <see cref="ReadOnlyMemory{T}"/>, <see cref="ReadOnlySequence{T}"/> (format.md §6).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class MemoryNode(Type type, Node array) : Node
{
    private readonly Func<object?[], object> _create = Invokers.Factory(FrameworkMembers.Constructor(type, array.Type));
    private readonly Func<object, Array> _toArray = ToArrayOf(type);
    private readonly MethodInfo? _copy = type.GetMethod("CopyTo", [type]);
    private readonly PropertyInfo? _array = type.GetProperty("Array");

    public override Type Type => type;

    public override Shape Shape => array.Shape.Of(type);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref array.Write(ref writer, ref at, IsNull(value!) ? null : _toArray(value!));

    /// <remarks>Memory of the right length is filled; other memory is replaced, and that of an array of a derived type.</remarks>
    public override object Read(ref Reader reader, object? existing)
    {
        Array? filled = existing is null || _copy is null || !IsOfExactArray(existing) ? null : _toArray(existing);
        Array? read = (Array?)array.Read(ref reader, filled);
        object value = read is null ? RuntimeHelpers.GetUninitializedObject(type) : _create([read]);
        if (read is null || !ReferenceEquals(read, filled))
        {
            return value;
        }

        _copy!.Invoke(value, BindingFlags.DoNotWrapExceptions, null, [existing], null);
        return existing!;
    }

    private bool IsNull(object value) => _array is not null && _array.GetValue(value) is null;

    private bool IsOfExactArray(object value) => _array is null || _array.GetValue(value)?.GetType() == array.Type;

    private static Func<object, Array> ToArrayOf(Type type) => type.GetMethod("ToArray", Type.EmptyTypes) is { } own
        ? value => (Array)own.Invoke(value, BindingFlags.DoNotWrapExceptions, null, null, null)!
        : value =>
        {
            CheckSegments(type, value);
            return (Array)typeof(BuffersExtensions).GetMethod(nameof(BuffersExtensions.ToArray))!.MakeGenericMethod(type.GenericTypeArguments)
                .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [value], null)!;
        };

    // Segments of the user tell themselves where they stand in the sequence, which its length is taken from.
    private static void CheckSegments(Type type, object sequence)
    {
        SequencePosition start = (SequencePosition)Get(type, nameof(ReadOnlySequence<int>.Start), sequence);
        SequencePosition end = (SequencePosition)Get(type, nameof(ReadOnlySequence<int>.End), sequence);
        object? last = end.GetObject();
        if (ReferenceEquals(start.GetObject(), last))
        {
            // One piece: an array, of which Mono's integers tell more than the place, or a part of a segment.
            return;
        }

        long count = end.GetInteger() - start.GetInteger();
        for (object? segment = start.GetObject(); segment is not null && !ReferenceEquals(segment, last);)
        {
            Type typeOfSegment = typeof(ReadOnlySequenceSegment<>).MakeGenericType(type.GenericTypeArguments);
            object memory = Get(typeOfSegment, nameof(ReadOnlySequenceSegment<int>.Memory), segment);
            count += (int)Get(memory.GetType(), nameof(ReadOnlyMemory<int>.Length), memory);
            segment = typeOfSegment.GetProperty(nameof(ReadOnlySequenceSegment<int>.Next))!.GetValue(segment);
        }

        long length = (long)Get(type, nameof(ReadOnlySequence<int>.Length), sequence);
        if (count != length)
        {
            Errors.ThrowCount((int)length, sequence);
        }
    }

    private static object Get(Type type, string property, object instance) => type.GetProperty(property)!.GetValue(instance)!;
}
