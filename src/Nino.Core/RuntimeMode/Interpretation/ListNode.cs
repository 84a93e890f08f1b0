using System.Collections;
using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A list, or an interface in whose place a list is read (format.md §6).</summary>
/// <param name="declared">The declared type.</param>
/// <param name="created">The type that is read.</param>
/// <param name="element">The elements.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ListNode(Type declared, Type created, Node element) : Node
{
    private readonly EnumeratedNodes _enumerated = new(created.GenericTypeArguments[0], element);
    private readonly Func<object?[], object> _create = Invokers.Factory(FrameworkMembers.Constructor(created, typeof(int)));

    public override Type Type => declared;

    protected override Shape MakeShape() => element.ShapeOfMany(created);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref _enumerated.Write(ref writer, ref at, value);

    /// <remarks>The list keeps its instance and reuses its elements; it shrinks and grows.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(element.MinElementSize, out int count))
        {
            return null;
        }

        reader.ChargeElements(count, element.MemorySize, element.MinElementSize);
        bool reuses = existing is not null && existing.GetType() == created;
        IList list = reuses ? (IList)existing! : (IList)_create([count]);
        while (list.Count > count)
        {
            list.RemoveAt(list.Count - 1);
        }

        int kept = list.Count;
        NodeElements elements = new(ref reader, element, count);
        for (int i = 0; i < count; i++)
        {
            object? item = elements.Next(ref reader, i < kept && element.FixedSize == 0 ? list[i] : null);
            if (list.Count != Math.Max(kept, i))
            {
                Errors.ThrowChangedInReading(created);
            }

            if (i < kept)
            {
                list[i] = item;
            }
            else
            {
                list.Add(item);
            }
        }

        return list;
    }
}
