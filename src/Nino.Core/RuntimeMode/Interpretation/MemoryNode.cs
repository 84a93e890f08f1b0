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

    protected override Shape MakeShape() => array.Shape.Of(type);

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

    private static Func<object, Array> ToArrayOf(Type type)
    {
        if (type.GetMethod("ToArray", Type.EmptyTypes) is { } own)
        {
            return value => (Array)own.Invoke(value, BindingFlags.DoNotWrapExceptions, null, null, null)!;
        }

        PropertyInfo? start = type.GetProperty(nameof(ReadOnlySequence<int>.Start));
        PropertyInfo? end = type.GetProperty(nameof(ReadOnlySequence<int>.End));
        MethodInfo? toArray = null;
        return value =>
        {
            CheckSegments(type, value, (SequencePosition)start!.GetValue(value)!, (SequencePosition)end!.GetValue(value)!);
            toArray ??= typeof(BuffersExtensions).GetMethod(nameof(BuffersExtensions.ToArray))!.MakeGenericMethod(type.GenericTypeArguments);
            return (Array)toArray.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [value], null)!;
        };
    }

    // Segments of the user tell themselves where they stand in the sequence, which its length is taken from.
    private static void CheckSegments(Type type, object sequence, SequencePosition start, SequencePosition end)
    {
        object? last = end.GetObject();
        if (ReferenceEquals(start.GetObject(), last))
        {
            // One piece: an array, of which Mono's integers tell more than the place, or a part of a segment.
            return;
        }

        long count = end.GetInteger() - start.GetInteger();
        Type typeOfSegment = typeof(ReadOnlySequenceSegment<>).MakeGenericType(type.GenericTypeArguments);
        PropertyInfo memory = typeOfSegment.GetProperty(nameof(ReadOnlySequenceSegment<int>.Memory))!;
        PropertyInfo lengthOfMemory = memory.PropertyType.GetProperty(nameof(ReadOnlyMemory<int>.Length))!;
        PropertyInfo next = typeOfSegment.GetProperty(nameof(ReadOnlySequenceSegment<int>.Next))!;
        for (object? segment = start.GetObject(); segment is not null && !ReferenceEquals(segment, last); segment = next.GetValue(segment))
        {
            count += (int)lengthOfMemory.GetValue(memory.GetValue(segment))!;
        }

        long length = (long)type.GetProperty(nameof(ReadOnlySequence<int>.Length))!.GetValue(sequence)!;
        if (count != length)
        {
            Errors.ThrowCount((int)length, sequence);
        }
    }
}
