using System;
using System.ComponentModel;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>Takes down the structure that <see cref="IFormatter{T}.Describe"/> tells.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ShapeBuilder
{
    private Shape? _shape;
    private MembersShape? _members;

    internal ShapeBuilder()
    {
    }

    /// <summary>A value without inner structure.</summary>
    public void Leaf<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> => _shape = new LeafShape<T, TFormatter>();

    /// <summary>Null or a derived type (format.md §7).</summary>
    public void Abstract<T>() => _shape = new AbstractShape<T>();

    /// <summary>A presence byte, then a value (format.md §4).</summary>
    public void Optional<T, TFormatter>()
        where T : struct
        where TFormatter : struct, IFormatter<T> => _shape = new OptionalShape<T, TFormatter>();

    /// <summary>An object whose head 0 is null, of a value type (format.md §4).</summary>
    public void OptionalObject<T, TFormatter>()
        where T : struct
        where TFormatter : struct, IFormatter<T> => _shape = new OptionalObjectShape<T, TFormatter>();

    /// <summary>The form that is bound to a type at run time.</summary>
    public void Bound<T>() => _shape = new BoundShape<T>();

    /// <summary>A count, then elements (format.md §6).</summary>
    public void Sequence<T, TElement, TElementFormatter>()
        where TElementFormatter : struct, IFormatter<TElement> => _shape = new SequenceShape<T, TElement, TElementFormatter>();

    /// <summary>A count, then keys and values (format.md §6).</summary>
    public void Map<T, TKey, TKeyFormatter, TValue, TValueFormatter>()
        where TKeyFormatter : struct, IFormatter<TKey>
        where TValueFormatter : struct, IFormatter<TValue> => _shape = new MapShape<T, TKey, TKeyFormatter, TValue, TValueFormatter>();

    /// <summary>An object head, then members; <see cref="Member"/> follows for each.</summary>
    public ShapeBuilder Object<T>() => Members(new MembersShape<T>(hasHead: true));

    /// <summary>Members without a head; <see cref="Member"/> follows for each.</summary>
    public ShapeBuilder Struct<T>() => Members(new MembersShape<T>(hasHead: false));

    /// <summary>A member of the object or struct.</summary>
    public ShapeBuilder Member<T, TFormatter>(string name)
        where TFormatter : struct, IFormatter<T>
    {
        _members!.Add(new MemberShape<T, TFormatter>(name));
        return this;
    }

    internal Shape Build() => _shape ?? throw new InvalidOperationException("A formatter described nothing.");

    private ShapeBuilder Members(MembersShape shape)
    {
        _shape = _members = shape;
        return this;
    }
}
