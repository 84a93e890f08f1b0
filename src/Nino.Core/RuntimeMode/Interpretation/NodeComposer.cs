using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Composes the nodes of a type that was asked for, and of those that it holds.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class NodeComposer(RuntimeFormatters formatters)
{
    private static readonly Dictionary<string, Node> Texts = new()
    {
        [nameof(StringFormatter)] = new BoundNode(Registry.FindBuiltIn(typeof(string))!),
        [nameof(Utf8StringFormatter)] = new BoundNode(new TypeBinding<string, Utf8StringFormatter>(0)),
    };

    private readonly Dictionary<(Type Type, string Variant), ObjectNode> _objects = [];
    private readonly List<(Type Variant, ObjectNode Node)> _variants = [];
    private readonly GrowingTypes _growing = new();
    private readonly Dictionary<(Type Type, string Variant, bool IsCompact), RecursiveNode> _begun = [];

    /// <summary>The objects that were composed, but for those that have another form than everywhere, because a member chooses it for text.</summary>
    public IEnumerable<ObjectNode> Objects => _objects.Where(entry => entry.Key.Variant.Length == 0).Select(entry => entry.Value);

    /// <summary>The node of a root, or null when the type cannot be serialized.</summary>
    public Node? Of(Type type) => Of(type, NodeScope.None, default);

    /// <summary>The node of a type, or null when the type cannot be serialized.</summary>
    /// <param name="open">The type, with type parameters of the type that has it as a member.</param>
    /// <param name="scope">What they stand for.</param>
    /// <param name="form">What the attributes of the member choose.</param>
    private Node? Of(Type open, NodeScope scope, MemberForm form)
    {
        if (open.IsGenericParameter)
        {
            return scope.Nodes[open.GenericParameterPosition];
        }

        Type type = scope.Generic.Close(open);
        Assembly? holder = HolderOf(open, scope);
        GenericScope generic = scope.Generic with { Holder = holder };
        ReflectedForms forms = new(generic);
        Form<Type> decided = forms.Of(open, form);
        switch (decided.Kind)
        {
            case FormKind.Custom:
                return Closed(type, FormatterComposer.OfCustom(type, CustomFormatters.OfDeclared(open, generic)!));
            case FormKind.InlineArray:
            case FormKind.Interface when CustomFormatters.OfDeclared(decided.Parts[0], generic) is not null:
                return Closed(open, scope, form);
            case FormKind.CompactNumber:
                return OfNumber(type, CompactNodes.Find(type.IsEnum ? type.GetEnumUnderlyingType() : type)!);
            case FormKind.Text:
                return Texts[decided.Formatter];
            case FormKind.Enum:
                return OfNumber(type, new BoundNode(Registry.FindBuiltIn(type.GetEnumUnderlyingType())!));
            case FormKind.NinoType:
                return OfNino(open, scope, form);
            case FormKind.Scalar:
                return new BoundNode(Registry.FindBuiltIn(type)!);
        }

        bool isVariant = scope.VariantOf(open, form).Length > 0;
        // The elements of a collection take T? apart.
        bool isTakenApart = !formatters.ClosesFormatters && Nullable.GetUnderlyingType(type) is not null;
        if (form == default && !isVariant && !isTakenApart && CustomFormatters.AreThoseOfRoots(type, holder) && formatters.FindKnown(type) is { } known)
        {
            return NodeOf(known);
        }

        if (ScalarCollections.Find(type, isVariant, form.IsCompact && !open.ContainsGenericParameters) is { } collection && !CustomFormatters.Concern(open, generic))
        {
            return collection;
        }

        return (decided.Kind == FormKind.Struct ? OfMembers(open, scope, form)
            : formatters.ClosesFormatters ? null
            : decided.Kind == FormKind.Memory ? RawStructNode.Of(type)
            : OfCollection(open, scope, form, decided, forms)) ?? Closed(open, scope, form);
    }

    /// <summary>The assembly whose custom formatters a part of a type has; null where the part has type parameters: reflection does not tell which assembly closes them.</summary>
    private static Assembly? HolderOf(Type open, NodeScope scope) => open.ContainsGenericParameters ? null : scope.Generic.Holder;

    /// <summary>A collection of a program that may have no formatter for it.</summary>
    private Node? OfCollection(Type open, NodeScope scope, MemberForm form, Form<Type> decided, ReflectedForms forms)
    {
        Type type = scope.Generic.Close(open);
        (Type, string, bool) key = (type, scope.VariantOf(open, form), form.IsCompact);
        if (_begun.TryGetValue(key, out RecursiveNode? late))
        {
            return late;
        }

        _begun.Add(key, late = new RecursiveNode(type));
        Form<Type> plain = decided.Kind == FormKind.CompactCollection ? forms.Of(open, form.Plain) : decided;
        Node? node = new CollectionNodes(part => Of(part, scope, plain.OfParts), scope.Generic.Close).Find(type, plain);
        _begun.Remove(key);
        return late.Complete(node is null || decided.Kind != FormKind.CompactCollection ? node
            : CompactNodes.Packed(node, decided.Parts[0].IsEnum ? decided.Parts[0].GetEnumUnderlyingType() : decided.Parts[0], decided.IsNullable));
    }

    private static Node OfNumber(Type type, Node number) => type.IsEnum ? new EnumNode(type, number) : number;

    private static Node NodeOf(TypeBinding binding) => binding is BoxedBinding boxed ? boxed.Node : new BoundNode(binding);

    private Node? OfNino(Type open, NodeScope scope, MemberForm form)
    {
        Type type = scope.Generic.Close(open);
        return scope.VariantOf(open, form).Length == 0 && !_objects.ContainsKey((type, "")) && formatters.FindKnown(type) is { } known ? NodeOf(known)
            : type.IsAbstract ? new AbstractNode(type)
            : OfMembers(open, scope, form);
    }

    /// <summary>A class or struct with members, or null when a type argument cannot be serialized.</summary>
    private Node? OfMembers(Type open, NodeScope scope, MemberForm form)
    {
        Type type = scope.Generic.Close(open);
        (Type, string) key = (type, scope.VariantOf(open, form));
        if (_objects.TryGetValue(key, out ObjectNode? begun) || ScopeOf(open, scope, form) is not { } inner)
        {
            return begun;
        }

        // Its type arguments may hold the type.
        if (_objects.TryGetValue(key, out begun))
        {
            return begun;
        }

        if (_growing.Includes(type))
        {
            return key.Item2.Length == 0 ? new LookedUpNode(type, formatters) : throw GrowingTypes.NoVariant(type);
        }

        return OfMembers(key, inner);
    }

    /// <summary>Composes a generic type that a formatter of the runtime is closed over, with other formatters of its type arguments than they have everywhere.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="formatters">The formatters of its type arguments.</param>
    /// <param name="variant">Stands for them.</param>
    public void AddVariant(Type type, Type[] formatters, Type variant)
    {
        string name = variant.ToString();
        if (_objects.ContainsKey((type, name)))
        {
            return;
        }

        Type[] arguments = type.GetGenericArguments();
        Node[] nodes = arguments.Zip(formatters, Closed).ToArray();
        string[] variants = arguments.Zip(formatters, (argument, formatter) => Composer(GenericScope.None, default).Of(argument) == formatter ? "" : formatter.ToString()).ToArray();
        _variants.Add((variant, OfMembers((type, name), new NodeScope(new GenericScope(arguments, formatters, type.Assembly), nodes, variants))));
    }

    /// <summary>Binds variants, once everything is composed: other threads may write values of them, and they may hold what was under way.</summary>
    public void CompleteVariants()
    {
        foreach ((Type variant, ObjectNode node) in _variants)
        {
            Composition.Complete(variant, RuntimeFormatters.Cast(node));
        }
    }

    private ObjectNode OfMembers((Type Type, string Variant) key, NodeScope inner)
    {
        Type type = key.Type;
        ObjectNode node = new(type);
        _objects.Add(key, node);
        TypeContract contract = TypeContract.Of(type);
        contract.Check();
        _growing.Begin(type);
        MemberNode[] members = contract.MembersInOrder.Select(member => OfMember(contract, member, type, inner)).OfType<MemberNode>().ToArray();
        _growing.End();
        node.Complete(new TypePlan(type, contract, members.Select(member => member.Plan)), members);
        return node;
    }

    /// <summary>The node of a member, or null when the member is left out.</summary>
    private MemberNode? OfMember(TypeContract contract, ReflectedMember member, Type owner, NodeScope scope)
    {
        Node? node = member.Custom is not null ? null
            : member.Buffer is { } buffer ? FixedBufferNode.Of(scope.Generic.Close(member.Type), buffer, Composer(GenericScope.None with { Holder = owner.Assembly }, default).Of(buffer.ElementType))
            : Of(member.Type, scope, member.Form);
        if (node is null && FormatterComposer.OfPlainMember(new Composition(formatters, this), scope.Generic, member) is { } formatter)
        {
            node = Closed(scope.Generic.Close(member.Type), formatter);
        }

        node = node is not null && member.IsTolerant && node.FixedSize == 0 ? new BlockNode(node) : node;
        return node is null ? null : new MemberNode(new MemberPlan(contract, member, owner, scope.Generic, null, node.FixedSize), node);
    }

    /// <summary>What the type parameters of a generic type stand for, or null when one of these types cannot be serialized.</summary>
    private NodeScope? ScopeOf(Type open, NodeScope scope, MemberForm form)
    {
        Type[] arguments = open.GetGenericArguments();
        Node?[] nodes = Array.ConvertAll(arguments, argument => Of(argument, scope, form.Plain));
        if (Array.IndexOf(nodes, null) >= 0)
        {
            return null;
        }

        Type[] closed = Array.ConvertAll(arguments, scope.Generic.Close);
        string[] variants = Array.ConvertAll(arguments, argument => scope.VariantOf(argument, form));
        Type[] parts = arguments.Select((argument, i) => variants[i].Length == 0 ? BoundTo(closed[i]) : Composer(scope.Generic, form.Plain).Of(argument)!).ToArray();
        return new NodeScope(new GenericScope(closed, parts, open.Assembly), nodes!, variants);
    }

    /// <summary>The formatter that looks up the one of a type. That of <c>T?</c> is known, because collections take presence apart.</summary>
    private static Type BoundTo(Type type) => Nullable.GetUnderlyingType(type) is { } value
        ? typeof(NullableFormatter<,>).MakeGenericType(value, typeof(BoundFormatter<>).MakeGenericType(value))
        : typeof(BoundFormatter<>).MakeGenericType(type);

    /// <summary>A type that is served by a formatter of the runtime, closed over those of its parts.</summary>
    private Node? Closed(Type open, NodeScope scope, MemberForm form)
    {
        // Programs that were compiled ahead of time have formatters over others rather than over those that are looked up.
        Type type = scope.Generic.Close(open);
        bool isMixed = open.ContainsGenericParameters && (form != default || scope.VariantOf(open, form).Length > 0);
        Type? formatter = isMixed ? Composer(scope.Generic, form).Of(open)
            : Composer(GenericScope.None with { Holder = HolderOf(open, scope) }, form).Of(type);
        return formatter is null ? null : Closed(type, formatter);
    }

    private FormatterComposer Composer(GenericScope scope, MemberForm form) => new(new Composition(formatters, this), scope, form);

    private static Node Closed(Type type, Type formatter)
    {
        if (!DynamicCode.IsSupported && formatter.IsGenericType && formatter.GetGenericTypeDefinition() == typeof(CustomFormatter<,>))
        {
            return new CustomNode(type, formatter.GenericTypeArguments[1]);
        }

        try
        {
            TypeBinding binding = RuntimeFormatters.Bind(type, formatter);
            return DynamicCode.IsSupported ? new BoundNode(binding) : new AheadOfTimeNode(binding);
        }
        catch (Exception error) when (!DynamicCode.IsSupported && error is not NinoException)
        {
            throw AheadOfTimeNode.MissingCode(type, error);
        }
    }
}
