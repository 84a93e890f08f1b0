using System.Linq;

namespace Nino.Contract;

/// <summary>
/// Decides which form a type has, for code that is generated, compiled at run time and interpreted. Who derives from it
/// tells facts of symbols or of reflection and decides nothing; the composers build what is decided.
/// </summary>
internal abstract class FormRules<TType>
    where TType : class
{
    private const string Nullable = "System.Nullable`1";
    private const string Pair = "System.Collections.Generic.KeyValuePair`2";

    /// <summary>The form of a type. The first rule that includes it decides.</summary>
    /// <param name="type">The type.</param>
    /// <param name="member">What the attributes of the member choose.</param>
    public Form<TType> Of(TType type, MemberForm member)
    {
        if (IsParameter(type))
        {
            return new(FormKind.Parameter);
        }

        if (HasCustom(type))
        {
            return new(FormKind.Custom);
        }

        if (!CanBeNamed(type))
        {
            return default;
        }

        if (member.IsCompact && Compact(type) is { Kind: not FormKind.None } compact)
        {
            return compact;
        }

        if (RankOf(type) is > 0 and var rank)
        {
            return new(FormKind.Array) { Formatter = rank == 1 ? "ArrayFormatter" : "MultiArrayFormatter", TakesType = rank > 1, Parts = [ElementOf(type)], OfParts = member };
        }

        if (IsText(type))
        {
            return new(FormKind.Text) { Formatter = member.TextFormatter };
        }

        if (UnderlyingOf(type) is not null)
        {
            return new(FormKind.Enum);
        }

        if (InlineElementOf(type) is { } element)
        {
            return new(FormKind.InlineArray) { Formatter = "InlineArrayFormatter", TakesType = true, Parts = [element], OfParts = member.Plain };
        }

        if (IsNinoType(type))
        {
            return new(FormKind.NinoType) { Parts = ArgumentsOf(type), OfParts = member.Plain };
        }

        string name = NameOf(type);
        return IsScalar(type, name) ? new(FormKind.Scalar) { Name = name }
            : KnownGenerics.Interfaces.TryGetValue(name, out string? read) ? Interface(type, read, member)
            : KnownGenerics.Formatters.TryGetValue(name, out KnownGeneric known) ? Known(type, name, known, member)
            : Collection(type, member) is { Kind: not FormKind.None } collection ? (LosesMembers(type) ? default : collection)
            : Unmarked(type, member);
    }

    /// <summary>Whether a type that is not marked can be made, enumerated and added to, whatever its elements are.</summary>
    public bool IsCollection(TType type) => ElementsOf(type) is not null;

    /// <summary>The element, or key and value, of a type that is a collection; null of any other.</summary>
    public IReadOnlyList<TType>? ElementsOf(TType type) => Collection(type, default) is { Kind: not FormKind.None } collection ? collection.Parts : null;

    protected abstract bool IsParameter(TType type);

    /// <summary>Whether a formatter of the user writes it.</summary>
    protected abstract bool HasCustom(TType type);

    /// <summary>Whether generated code may use it as a type argument, or its element.</summary>
    protected abstract bool CanBeNamed(TType type);

    /// <summary>The number of dimensions of an array; 0 for any other type.</summary>
    protected abstract int RankOf(TType type);

    /// <summary>The element of an array.</summary>
    protected abstract TType ElementOf(TType type);

    protected abstract bool IsText(TType type);

    /// <summary>The integer of an enum; null for any other type.</summary>
    protected abstract TType? UnderlyingOf(TType type);

    /// <summary>The element of an inline array; null for any other type.</summary>
    protected abstract TType? InlineElementOf(TType type);

    protected abstract bool IsNinoType(TType type);

    /// <summary>The name by which it stands in the tables of known types; empty for nested types and what is not declared.</summary>
    protected abstract string NameOf(TType type);

    /// <summary>Its type arguments, those of outer types first.</summary>
    protected abstract IReadOnlyList<TType> ArgumentsOf(TType type);

    /// <summary>Whether the runtime has a formatter for it, which takes no type arguments from it.</summary>
    protected abstract bool IsScalar(TType type, string name);

    /// <summary>Whether the runtime has a formatter, collection kind or compact form for this framework.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="arity">How many type parameters it has.</param>
    protected abstract bool HasFormatter(string name, int arity);

    /// <summary>A generic type of the framework over type arguments; null where the framework has none.</summary>
    /// <param name="name">Its metadata name.</param>
    /// <param name="beside">A type that its assembly may have, too.</param>
    /// <param name="arguments">The type arguments.</param>
    protected abstract TType? Close(string name, TType beside, IReadOnlyList<TType> arguments);

    protected abstract bool IsStruct(TType type);

    protected abstract bool IsRecord(TType type);

    /// <summary>Whether it is a class that is not abstract, with a public constructor without parameters.</summary>
    protected abstract bool HasConstructor(TType type);

    /// <summary>The base classes, nearest first.</summary>
    protected abstract IEnumerable<TType> AncestorsOf(TType type);

    /// <summary>The closed form of an interface of <c>System.Collections.Generic</c> that it implements, where it is only one.</summary>
    protected abstract TType? Implemented(TType type, string name, int arity);

    /// <summary>Whether a class has a public method <c>Add</c> that takes an element, and nothing else.</summary>
    protected abstract bool HasAdd(TType type, TType element);

    /// <summary>Whether a collection has members that are lost where only its elements are written.</summary>
    protected abstract bool LosesMembers(TType type);

    /// <summary>Whether a struct, down to the last field, holds no reference.</summary>
    protected abstract bool IsUnmanaged(TType type);

    /// <summary>The same, whatever the type parameters in its name stand for.</summary>
    protected abstract bool IsAlwaysUnmanaged(TType type);

    /// <summary>Whether the fields of a struct are known, or that it has none.</summary>
    protected abstract bool ShowsFields(TType type);

    /// <summary>Whether some fields of a struct are no members by themselves, or are fixed-size buffers.</summary>
    protected abstract bool HidesFields(TType type);

    /// <summary>Whether each field of a struct is a member, by itself or as the property that it is behind, and an instance can be made.</summary>
    protected abstract bool FieldsAreMembers(TType type);

    /// <summary>Whether the memory of a struct is its wire form: fields at their natural alignment without padding, each bit pattern a value.</summary>
    protected abstract bool IsWireForm(TType type);

    /// <summary>A number, or a collection of numbers that are packed (format.md §11).</summary>
    private Form<TType> Compact(TType type)
    {
        if (Number(type) is { Kind: not FormKind.None } number)
        {
            return number;
        }

        TType? element = RankOf(type) is > 0 and var rank ? (rank == 1 ? ElementOf(type) : null)
            : KnownGenerics.IsCollection(NameOf(type)) && ArgumentsOf(type) is { Count: 1 } arguments ? arguments[0]
            : null;
        bool isNullable = element is not null && NameOf(element) == Nullable;
        TType? packed = isNullable ? ArgumentsOf(element!)[0] : element;
        return packed is not null && IsPacked(packed) && !HasCustom(packed) && !HasCustom(element!) && Number(packed) is { Kind: not FormKind.None } part
            ? part with { Kind = FormKind.CompactCollection, Parts = [packed], IsNullable = isNullable }
            : default;
    }

    private bool IsPacked(TType type) => KnownCompact.Scalars.TryGetValue(NumberName(type), out (string Form, bool IsInteger, bool IsPacked) known) && known.IsPacked;

    private Form<TType> Number(TType type) =>
        KnownCompact.Scalars.TryGetValue(NumberName(type), out (string Form, bool IsInteger, bool IsPacked) known) && HasFormatter(known.Form, known.IsInteger ? 1 : 0)
            ? new(FormKind.CompactNumber) { Formatter = known.Form, Parts = [type], FormTakesPart = known.IsInteger }
            : default;

    private string NumberName(TType type) => NameOf(UnderlyingOf(type) ?? type);

    private Form<TType> Interface(TType type, string read, MemberForm member)
    {
        IReadOnlyList<TType> arguments = ArgumentsOf(type);
        TType? element = arguments.Count == 1 ? arguments[0] : Close(Pair, type, arguments);
        return element is not null && Close(read, type, arguments) is { } collection
            ? new(FormKind.Interface) { Formatter = "InterfaceFormatter", TakesType = true, Parts = [collection, element], OfParts = member }
            : default;
    }

    /// <summary>A generic type of the tables. A type parameter is written as its argument is elsewhere, and so never in compact form.</summary>
    private Form<TType> Known(TType type, string name, KnownGeneric known, MemberForm member) =>
        ArgumentsOf(type) is var arguments && HasFormatter(known.CollectionKind ?? known.Formatter, arguments.Count * 2) && !(known.IsCompact && arguments.Any(IsParameter))
            ? new(known.Kind) { Formatter = known.Formatter, CollectionKind = known.CollectionKind, Parts = arguments, OfParts = member with { IsCompact = member.IsCompact || known.IsCompact }, Name = name }
            : default;

    /// <summary>A type that can be made, enumerated and added to. An unmanaged struct holds its elements as fields.</summary>
    private Form<TType> Collection(TType type, MemberForm member) =>
        IsRecord(type) ? default
        : IsStruct(type) ? (!IsAlwaysUnmanaged(type) && Implemented(type, "ICollection", 1) is { } items ? UserCollection(items, "StructCollectionFormatter", null, member) : default)
        : !HasConstructor(type) ? default
        : Implemented(type, "IDictionary", 2) is { } pairs ? UserCollection(pairs, "UserCollectionFormatter", "AnyDictionaryKind", member)
        : Implemented(type, "ICollection", 1) is { } elements ? UserCollection(elements, "UserCollectionFormatter", "AnyCollectionKind", member)
        : Implemented(type, "IEnumerable", 1) is { } enumerable && HasAdd(type, ArgumentsOf(enumerable)[0]) ? UserCollection(enumerable, "UserCollectionFormatter", "AddableKind", member)
        : AncestorsOf(type).FirstOrDefault(level => KnownFilled.Types.Contains(NameOf(level))) is { } queue
            && KnownGenerics.Formatters.TryGetValue(NameOf(queue), out KnownGeneric known)
            && known.CollectionKind is { } kind
            && HasFormatter(kind, ArgumentsOf(queue).Count * 2)
            ? UserCollection(queue, "UserCollectionFormatter", kind, member) with { TakesType = false }
        : default;

    private Form<TType> UserCollection(TType contract, string formatter, string? kind, MemberForm member) =>
        new(FormKind.UserCollection) { Formatter = formatter, CollectionKind = kind, TakesType = true, Parts = ArgumentsOf(contract), OfParts = member, Contract = contract };

    /// <summary>An unmanaged struct that is not marked. Where some of its members can be reached at a cost only, its memory is copied if that is the wire form.</summary>
    private Form<TType> Unmarked(TType type, MemberForm member) =>
        !IsStruct(type) || !IsUnmanaged(type) || !ShowsFields(type) ? default
        : HidesFields(type) && IsWireForm(type) ? new(FormKind.Memory)
        : FieldsAreMembers(type) ? new(FormKind.Struct) { Parts = ArgumentsOf(type), OfParts = member.Plain }
        : IsWireForm(type) ? new(FormKind.Memory)
        : default;
}
