using System.Linq;
using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary><see cref="IGrouping{TKey,TElement}"/>: its elements, then its key (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct GroupingFormatter<TKey, TElement, TKeyFormatter, TElementFormatter> : IFormatter<IGrouping<TKey, TElement>>, IFormInWords
    where TKeyFormatter : struct, IFormatter<TKey>
    where TElementFormatter : struct, IFormatter<TElement>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, IGrouping<TKey, TElement>? value)
    {
        at = ref Enumerated<TElement, TElementFormatter>.Write(ref writer, ref at, value);
        if (value is not null)
        {
            at = ref default(TKeyFormatter).Write(ref writer, ref at, value.Key);
        }

        return ref at;
    }

    public IGrouping<TKey, TElement>? Read(ref Reader reader) => default(ArrayFormatter<TElement, TElementFormatter>).Read(ref reader) is { } elements
        ? new Grouping<TKey, TElement>(default(TKeyFormatter).Read(ref reader)!, elements)
        : null;

    public void ReadInto(ref Reader reader, ref IGrouping<TKey, TElement>? value) => value = Read(ref reader);

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Group(ShapeOf<TKey, TKeyFormatter>.Shape.FormIn(schema), ShapeOf<TElement, TElementFormatter>.Shape.FormIn(schema));

    public void Describe(ShapeBuilder shape) => shape.Parts<IGrouping<TKey, TElement>, GroupingFormatter<TKey, TElement, TKeyFormatter, TElementFormatter>>(
        PartsShape.UnlessNull(2),
        static index => index == 0 ? ShapeOf<TElement[], ArrayFormatter<TElement, TElementFormatter>>.Shape : ShapeOf<TKey, TKeyFormatter>.Shape);
}
