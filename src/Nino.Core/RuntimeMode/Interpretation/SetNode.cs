using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A set (format.md §6).</summary>
/// <param name="declared">The declared type.</param>
/// <param name="created">The type that is read.</param>
/// <param name="element">The elements.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class SetNode(Type declared, Type created, Node element) : Node
{
    private readonly EnumeratedNodes _enumerated = new(element.Type, element);
    private readonly MethodInfo _add = FrameworkMembers.Method(typeof(ISet<>).MakeGenericType(element.Type), "Add");
    private readonly MethodInfo _clear = FrameworkMembers.Method(typeof(ICollection<>).MakeGenericType(element.Type), "Clear");

    private readonly bool _isOfFramework = ReflectedTypes.IsOfFramework(created);
    private readonly (int Empty, int Element) _size = MemorySizes.Of(created);
    private readonly KeyGuard _guard = new(created, element.Type);

    public override Type Type => declared;

    protected override Shape MakeShape() => element.ShapeOfMany(created);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref _enumerated.Write(ref writer, ref at, value);

    /// <remarks>The set keeps its instance, and with it its comparer; it is cleared and refilled.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(element.MinElementSize, out int count))
        {
            return null;
        }

        reader.ChargeCollection(count, _size.Empty, _size.Element, element.MinElementSize);
        object set = existing is not null && existing.GetType() == created ? existing : Activator.CreateInstance(created)!;
        if (_enumerated.MayHold(set))
        {
            _clear.Invoke(set, BindingFlags.DoNotWrapExceptions, null, null, null);
        }

        object?[] argument = new object?[1];
        CollisionGuard<object> guard = _guard.Of(ref reader, set, count);
        NodeElements elements = new(ref reader, element, count);
        for (int i = 0; i < count; i++)
        {
            int start = elements.Start(ref reader);
            object? item = elements.Next(ref reader, null);
            argument[0] = item;
            _guard.Check(ref reader, ref guard, set, item, count, start);
            if (!(bool)_add.Invoke(set, BindingFlags.DoNotWrapExceptions, null, argument, null)!)
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(ref reader, item!, start);
        }

        guard.Release();

        // A set of the user may keep fewer than it is given.
        if (set == existing && _enumerated.CountOf(set) is { } now && (_isOfFramework ? now != count : now > count))
        {
            Errors.ThrowChangedInReading(created);
        }

        return set;
    }
}
