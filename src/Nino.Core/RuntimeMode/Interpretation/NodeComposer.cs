using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Composes the nodes of a type that was asked for, and of those that it holds.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class NodeComposer(RuntimeFormatters formatters)
{
    private static readonly Node Utf8Text = new BoundNode(new TypeBinding<string, Utf8StringFormatter>(0));

    private readonly Dictionary<Type, ObjectNode> _objects = [];
    private readonly Dictionary<Type, ObjectNode> _utf8Objects = [];
    private readonly HashSet<Type> _begun = [];

    /// <summary>The objects that were composed, but for those that only members marked <c>[NinoUtf8]</c> have.</summary>
    public IEnumerable<ObjectNode> Objects => _objects.Values;

    /// <summary>The node of a type, or null when the type cannot be serialized.</summary>
    /// <param name="type">The type.</param>
    /// <param name="utf8">Whether the member is marked <c>[NinoUtf8]</c>.</param>
    /// <param name="compact">Whether the member is marked <c>[NinoCompact]</c>.</param>
    /// <param name="holder">The assembly of the type that has it as a member; null for a root.</param>
    public Node? Of(Type type, bool utf8 = false, bool compact = false, Assembly? holder = null)
    {
        if (CustomFormatters.Of(type, holder) is not null)
        {
            return Closed(type, utf8, compact, holder);
        }

        if (compact && OfCompact(type) is { } number)
        {
            return number;
        }

        if (type == typeof(string) && utf8)
        {
            return Utf8Text;
        }

        if (type.IsEnum)
        {
            return new EnumNode(type, new BoundNode(Registry.FindBuiltIn(type.GetEnumUnderlyingType())!));
        }

        if (ReflectedTypes.IsNinoType(type))
        {
            return utf8 && !type.IsAbstract && type.GetGenericArguments().Any(HasText) ? OfMembers(type, utf8: true) : OfNino(type);
        }

        if (!type.IsGenericType && !type.IsArray && Registry.FindBuiltIn(type) is { } scalar)
        {
            return new BoundNode(scalar);
        }

        if (!utf8 && !compact && CustomFormatters.AreThoseOfRoots(type, holder) && formatters.FindKnown(type) is { } known)
        {
            return NodeOf(known);
        }

        if (ScalarCollections.Find(type, utf8, compact) is { } collection && !CustomFormatters.Concern(type, holder))
        {
            return collection;
        }

        bool isKnown = type.IsArray || KnownFormatters.IsKnown(type);
        return !isKnown && type.IsValueType && !type.IsPrimitive && PlainStructs.IsUnmanaged(type) && !PlainStructs.IsSpecial(type) && PlainStructs.FieldsAreMembers(type)
            ? OfMembers(type)
            : formatters.ClosesFormatters ? Closed(type, utf8, compact, holder)
            : OfCollection(type, utf8, compact, holder) ?? Closed(type, utf8, compact, holder);
    }

    /// <summary>A collection of a program that may have no formatter for it.</summary>
    private Node? OfCollection(Type type, bool utf8, bool compact, Assembly? holder)
    {
        if (!_begun.Add(type))
        {
            return new LateNode(type, formatters);
        }

        Type? element = compact ? CompactForms.PackedElementOf(type) : null;
        Node? node = new CollectionNodes(part => Of(part, utf8, compact && element is null, holder)).Find(type);
        _begun.Remove(type);
        return node is null || element is null || CustomFormatters.Of(element, holder) is not null ? node
            : ScalarCollections.Packed(node, element.IsEnum ? element.GetEnumUnderlyingType() : element);
    }

    private static Node? OfCompact(Type type)
    {
        if (!type.IsEnum)
        {
            return CompactNodes.Find(type);
        }

        // Enums over bytes have no other form.
        return CompactNodes.Find(type.GetEnumUnderlyingType()) is { } underlying ? new EnumNode(type, underlying) : null;
    }

    private static Node NodeOf(TypeBinding binding) => binding is BoxedBinding boxed ? boxed.Node : new BoundNode(binding);

    private Node OfNino(Type type) =>
        _objects.TryGetValue(type, out ObjectNode? begun) ? begun
        : formatters.FindKnown(type) is { } known ? NodeOf(known)
        : type.IsAbstract ? new AbstractNode(type)
        : OfMembers(type);

    private static bool HasText(Type type) => type == typeof(string) || (type.IsArray ? HasText(type.GetElementType()!) : type.GetGenericArguments().Any(HasText));

    /// <summary>A class or struct with members.</summary>
    /// <param name="type">The type.</param>
    /// <param name="utf8">Whether what stands for its type parameters belongs to a member marked <c>[NinoUtf8]</c>.</param>
    private ObjectNode OfMembers(Type type, bool utf8 = false)
    {
        Dictionary<Type, ObjectNode> objects = utf8 ? _utf8Objects : _objects;
        if (objects.TryGetValue(type, out ObjectNode? begun))
        {
            return begun;
        }

        ObjectNode node = new(type);
        objects.Add(type, node);
        TypeContract contract = TypeContract.Of(type);
        contract.Check();
        Type[] arguments = type.GetGenericArguments();
        GenericScope generic = new(arguments, Array.ConvertAll(arguments, argument => typeof(BoundFormatter<>).MakeGenericType(argument)), type.Assembly);
        MemberNode[] members = contract.MembersInOrder.Select(member => OfMember(contract, member, type, generic, utf8)).ToArray();
        node.Complete(new TypePlan(type, contract, members.Select(member => member.Plan)), members);
        return node;
    }

    private MemberNode OfMember(TypeContract contract, ReflectedMember member, Type owner, GenericScope generic, bool utf8)
    {
        Type type = generic.Close(member.Type);
        // What a type parameter stands for is that of the assembly that closes the type, which reflection does not tell.
        // The compiler does not know what a type parameter stands for, so that the mark does not reach it.
        bool isCompact = member.IsCompact && !member.Type.ContainsGenericParameters;
        bool isUtf8 = member.Marks.IsUtf8 || (utf8 && member.Type.ContainsGenericParameters);
        Node node = (member.Custom is null ? Of(type, isUtf8, isCompact, member.Type.ContainsGenericParameters ? null : generic.Holder) : null)
            ?? Closed(type, FormatterComposer.OfMember(new Composition(formatters, interprets: true), generic, member));
        return new MemberNode(new MemberPlan(contract, member, owner, generic, null, node.FixedSize), node);
    }

    /// <summary>A type that is served by a formatter of the runtime, closed over those of its parts.</summary>
    private Node? Closed(Type type, bool utf8, bool compact, Assembly? holder) =>
        new FormatterComposer(new Composition(formatters, interprets: true), GenericScope.None with { Holder = holder }, utf8, compact).Of(type) is { } formatter ? Closed(type, formatter) : null;

    private static Node Closed(Type type, Type formatter)
    {
        if (!DynamicCode.IsSupported && formatter.IsGenericType && formatter.GetGenericTypeDefinition() == typeof(CustomFormatter<,>))
        {
            return new CustomNode(type, formatter.GenericTypeArguments[1]);
        }

        try
        {
            TypeBinding binding = RuntimeFormatters.Bind(type, formatter);
            return DynamicCode.IsSupported ? new BoundNode(binding) : new UncertainNode(binding);
        }
        catch (Exception error) when (!DynamicCode.IsSupported && error is not NinoException)
        {
            throw UncertainNode.MissingCode(type, error);
        }
    }
}
