using Nino.Core.Shapes;
using Nino.Core.Versions;

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

    /// <summary>A value that is read as a whole, and that has parts of any length.</summary>
    internal void Parts<T, TFormatter>(PartCounter count, Func<int, Shape> part)
        where TFormatter : struct, IFormatter<T> => _shape = new PartsShape(new LeafShape<T, TFormatter>(), count, part);

    /// <summary>Null or a derived type (format.md §7).</summary>
    /// <param name="isTolerant">Whether the declared type is version-tolerant.</param>
    public ShapeBuilder Abstract<T>(bool isTolerant = false)
    {
        _shape = new AbstractShape(typeof(T), isTolerant);
        return this;
    }

    /// <summary>What is read where bytes hold a derived type that is not known (<see cref="NinoFallbackTypeAttribute"/>).</summary>
    /// <param name="type">The type; null: the value is null.</param>
    public void FallsBackTo(Type? type) => _shape!.Fallback = new Fallback(type);

    /// <summary>A member of a version-tolerant type: as it is where the bytes tell how to skip it, else in a block.</summary>
    public void Block<T, TFormatter>()
        where TFormatter : struct, IFormatter<T>
    {
        Shape content = ShapeOf<T, TFormatter>.Shape;
        _shape = new BlockShape(content, IsBlock(content));
    }

    /// <summary>Whether the bytes of a member do not tell how to skip it.</summary>
    internal static bool IsBlock(Shape content) => WireTypes.Of(content)[0] == WireTypes.Block;

    /// <summary>A presence byte, then a value (format.md §4).</summary>
    public void Optional<T, TFormatter>()
        where T : struct
        where TFormatter : struct, IFormatter<T> => _shape = new OptionalShape(typeof(T?), static () => ShapeOf<T, TFormatter>.Shape, isObject: false);

    /// <summary>An object whose head 0 is null, of a value type (format.md §4).</summary>
    public void OptionalObject<T, TFormatter>()
        where T : struct
        where TFormatter : struct, IFormatter<T> => _shape = new OptionalShape(typeof(T?), static () => ShapeOf<T, TFormatter>.Shape, isObject: true);

    /// <summary>The form that is bound to a type at run time.</summary>
    public void Bound<T>() => _shape = new BoundShape<T>();

    /// <summary>A count, then elements (format.md §6).</summary>
    public void Sequence<T, TElement, TElementFormatter>()
        where TElementFormatter : struct, IFormatter<TElement> => _shape = PresenceBits.AreUsed<TElement, TElementFormatter>()
        ? new OptionalElementsShape(typeof(T), default(TElementFormatter).PresentSize, static () => ShapeOf<TElement, TElementFormatter>.Shape)
        : new SequenceShape(typeof(T), default(TElementFormatter).MinSize, static () => ShapeOf<TElement, TElementFormatter>.Shape);

    /// <summary>A count, then keys and values (format.md §6).</summary>
    public void Map<T, TKey, TKeyFormatter, TValue, TValueFormatter>()
        where TKeyFormatter : struct, IFormatter<TKey>
        where TValueFormatter : struct, IFormatter<TValue> => _shape = new MapShape(
            typeof(T),
            default(TKeyFormatter).MinSize + default(TValueFormatter).MinSize,
            typeof(TKey),
            static () => ShapeOf<TKey, TKeyFormatter>.Shape,
            static () => ShapeOf<TValue, TValueFormatter>.Shape);

    /// <summary>An object head, then members; <see cref="Member{T, TFormatter}(string)"/> follows for each.</summary>
    public ShapeBuilder Object<T>() => Members(new MembersShape(typeof(T), hasHead: true));

    /// <summary>A version-tolerant object; <see cref="Member{T, TFormatter}(string, uint)"/> follows for each member.</summary>
    /// <param name="readsPlain">Whether bytes of the time before the type was version-tolerant are read.</param>
    /// <param name="keepsUnknown">Whether members that are not known are kept.</param>
    /// <param name="skipsDefaults">Whether members that are at their default take no byte.</param>
    public ShapeBuilder TolerantObject<T>(bool readsPlain, bool keepsUnknown, bool skipsDefaults = false) =>
        Members(new MembersShape(typeof(T), hasHead: true, isTolerant: true, readsPlain, keepsUnknown, skipsDefaults));

    /// <summary>Members without a head; <see cref="Member{T, TFormatter}(string)"/> follows for each.</summary>
    public ShapeBuilder Struct<T>() => Members(new MembersShape(typeof(T), hasHead: false));

    /// <summary>A member of the object or struct.</summary>
    public ShapeBuilder Member<T, TFormatter>(string name)
        where TFormatter : struct, IFormatter<T> => Member<T, TFormatter>(name, 0);

    /// <summary>A member of a version-tolerant object.</summary>
    public ShapeBuilder Member<T, TFormatter>(string name, uint number)
        where TFormatter : struct, IFormatter<T>
    {
        _members!.Add(new MemberShape(name, static () => ShapeOf<T, TFormatter>.Shape, number));
        return this;
    }

    /// <summary>Makes the collection that was described one of the user's, which is a level of nesting.</summary>
    internal void Nested<T>() => _shape = new NestedShape(typeof(T), _shape!.Of(typeof(T)));

    internal Shape Build() => _shape ?? throw new InvalidOperationException("A formatter described nothing.");

    private ShapeBuilder Members(MembersShape shape)
    {
        _shape = _members = shape;
        return this;
    }
}
