using System.Collections;
using System.Collections.ObjectModel;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection that is made empty, and takes its elements one by one (format.md §6).</summary>
/// <param name="type">The collection.</param>
/// <param name="element">The elements.</param>
/// <param name="kind">How it takes them.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class FilledNode(Type type, Node element, FilledKind kind) : Node
{
    private readonly EnumeratedNodes _enumerated = new(element.Type, element);
    private readonly Func<object, object?, object?>? _keyOf = KeyedCollections.KeyOf(type);

    private readonly (int Empty, int Element) _size = MemorySizes.Of(type);
    private readonly bool _mayBeFixed = MayBeFixed(type);

    public override Type Type => type;

    protected override Shape MakeShape() => element.ShapeOfMany(type);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref _enumerated.Write(ref writer, ref at, value);

    /// <remarks>The collection keeps its instance; it is cleared and refilled. One that cannot be cleared or filled is replaced, as is a struct.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(element.MinElementSize, out int count))
        {
            return type.IsValueType ? Activator.CreateInstance(type) : null;
        }

        if (type.IsValueType)
        {
            reader.ChargeElements(count, element.MemorySize, element.MinElementSize);
        }
        else
        {
            reader.ChargeCollection(count, _size.Empty, _size.Element, element.MinElementSize);
        }

        bool isKept = kind.Clear is not null && existing?.GetType() == type && !type.IsValueType && !(_mayBeFixed && existing is IList { IsReadOnly: true });
        object value = isKept ? existing! : Activator.CreateInstance(type)!;
        if (kind.Clear is not null && _enumerated.MayHold(value))
        {
            kind.Clear.Invoke(value, BindingFlags.DoNotWrapExceptions, null, null, null);
        }

        Fill(ref reader, value, count, isFilled: value == existing);
        return value;
    }

    /// <summary>Whether a collection is a <see cref="Collection{T}"/>, which may stand over a list that takes nothing, such as an array.</summary>
    private static bool MayBeFixed(Type? type) =>
        type is not null && ((type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Collection<>)) || MayBeFixed(type.BaseType));

    private void Fill(ref Reader reader, object collection, int count, bool isFilled)
    {
        // The top of a stack comes first and is pushed last.
        object?[]? waiting = kind.IsReversed ? new object?[count] : null;
        object?[] argument = new object?[1];
        NodeElements elements = new(ref reader, element, count);
        CollisionGuard<object> keys = _keyOf is null ? default : CollisionGuard<object>.Growing(ref reader, count, UntypedComparer.Of(collection));
        for (int i = 0; i < count; i++)
        {
            int start = elements.Start(ref reader);
            int? before = isFilled ? _enumerated.CountOf(collection) : null;
            object? item = elements.Next(ref reader, null);
            if (isFilled && _enumerated.CountOf(collection) != before)
            {
                Errors.ThrowChangedInReading(type);
            }

            if (waiting is null)
            {
                if (_keyOf is not null && reader.HasReferred)
                {
                    keys.CheckKey(ref reader, _keyOf(collection, item)!, UntypedComparer.Of(collection), count, start);
                }

                argument[0] = item;
                Add(collection, argument);
                if (keys.Counts)
                {
                    keys.Add(ref reader, _keyOf!(collection, item)!, start);
                }
            }
            else
            {
                waiting[count - 1 - i] = item;
            }
        }

        keys.Release();
        foreach (object? item in waiting ?? [])
        {
            argument[0] = item;
            Add(collection, argument);
        }
    }

    private void Add(object collection, object?[] argument)
    {
        try
        {
            kind.Add.Invoke(collection, BindingFlags.DoNotWrapExceptions, null, argument, null);
        }
        catch (Exception error) when (kind.IsOfUser && UserCollections.IsRefusal(error))
        {
            throw UserCollections.Refused(type, error);
        }
    }
}
