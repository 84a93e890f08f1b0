using System.Collections;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary><see cref="ILookup{TKey,TElement}"/>: a collection of its groups (format.md §6).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class LookupNode(Type type, Node key, GroupingNode group) : Node
{
    private readonly EnumeratedNodes _enumerated = new(group.Type, group);
    private readonly ConstructorInfo _create = typeof(Formatters.Lookup<,>).MakeGenericType(type.GenericTypeArguments).GetConstructors()[0];
    private readonly Func<object?[], object> _createKey = Invokers.Factory(typeof(ValueTuple<>).MakeGenericType(key.Type).GetConstructors()[0]);

    private readonly KeyGuard _guard = new(TableOf(key.Type), key.Type);
    private Func<object?[], object>? _createTable;
    private readonly (int Empty, int Element) _size = MemorySizes.Of(type);

    public override Type Type => type;

    protected override Shape MakeShape() => new SequenceShape(type, 1 + key.MinSize, () => group.Shape);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref _enumerated.Write(ref writer, ref at, value);

    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(1 + key.MinSize, out int count))
        {
            return null;
        }

        reader.ChargeCollection(count, _size.Empty, _size.Element, 1 + key.MinSize);
        Array groups = Array.CreateInstance(group.Type, count);
        IDictionary indexes = (IDictionary)(_createTable ??= Invokers.Factory(FrameworkMembers.Constructor(TableOf(key.Type), typeof(int))))([count]);
        CollisionGuard<object> guard = _guard.Of(ref reader, indexes, count);
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            object? read = group.Read(ref reader, null);
            if (read is null)
            {
                reader.ThrowInvalid("A group is null.");
            }

            object entry = _createKey([group.KeyOf(read)]);
            _guard.Check(ref reader, ref guard, indexes, entry, count, start);
            if (indexes.Contains(entry))
            {
                Reader.ThrowRepeated(start);
            }

            indexes.Add(entry, i);
            guard.Add(ref reader, entry, start);
            groups.SetValue(read, i);
        }

        guard.Release();
        return _create.Invoke([groups, indexes]);
    }

    private static Type TableOf(Type key) => typeof(Dictionary<,>).MakeGenericType(typeof(ValueTuple<>).MakeGenericType(key), typeof(int));
}
