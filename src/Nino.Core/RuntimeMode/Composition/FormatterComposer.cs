using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Composes the formatter of a type from those of its parts, as the generator does.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class FormatterComposer(Composition composition, GenericScope generic, MemberForm form = default)
{
    /// <summary>Composes what <c>[NinoCompact]</c> does not reach.</summary>
    private FormatterComposer Plain => form.IsCompact ? new(composition, generic, form.Plain) : this;

    /// <summary>The formatter of a member, or null when the member is left out.</summary>
    /// <exception cref="NinoException">The member's type cannot be serialized, and its assembly does not say that such members are left out.</exception>
    public static Type? OfMember(Composition composition, GenericScope generic, ReflectedMember member)
    {
        Type type = generic.Close(member.Type);
        Type? formatter = OfPlainMember(composition, generic, member);
        return formatter is not null && member.IsTolerant && !IsSkippable(member, type, formatter) ? typeof(BlockFormatter<,>).MakeGenericType(type, formatter) : formatter;
    }

    /// <summary>The same, without what a version-tolerant type adds.</summary>
    public static Type? OfPlainMember(Composition composition, GenericScope generic, ReflectedMember member)
    {
        Type type = generic.Close(member.Type);
        Type? formatter = member.Custom is { } custom
            ? OfCustom(type, CustomFormatters.Fit(custom, type))
            : new FormatterComposer(composition, generic, member.Form) is var composer && member.Buffer is { } buffer ? composer.OfElements(member.Type, buffer.ElementType)
            : composer.Of(member.Type);
        return formatter is not null || member.MayBeLeftOut ? formatter : throw new NinoException($"'{member.Name}' of {member.Info.DeclaringType} is a {type}, which cannot be serialized. Mark it [NinoIgnore], or give it a [NinoCustomFormatter].", type);
    }

    /// <summary>The formatter of a type, or null when it cannot be serialized.</summary>
    public Type? Of(Type type) =>
        CustomOf(type) is { } custom ? OfCustom(generic.Close(type), custom)
        : form.IsCompact ? new CompactForms(generic, Plain).Of(type) ?? Compose(type)
        : Compose(type);

    /// <summary>The formatters of a generic type's arguments, or null when one of them cannot be serialized.</summary>
    public Type[]? OfArguments(Type type)
    {
        Type?[] formatters = type.GetGenericArguments().Select(Of).ToArray();
        return Array.IndexOf(formatters, null) < 0 ? Array.ConvertAll(formatters, formatter => formatter!) : null;
    }

    private static bool IsSkippable(ReflectedMember member, Type type, Type formatter) =>
        formatter == KnownFormatters.Find(member.Form.TextFormatter, 0) || FormatterTypes.FixedSize(type, formatter) != 0;

    private static Type OfCustom(Type type, Type custom) => typeof(CustomFormatter<,>).MakeGenericType(type, custom);

    /// <summary>The custom formatter of a type, or null. That of what a type parameter stands for is given with it.</summary>
    private Type? CustomOf(Type type) => type.IsGenericParameter ? null : CustomFormatters.Of(generic.Close(type), generic.Holder);

    private Type? Compose(Type type)
    {
        if (type.IsGenericParameter)
        {
            return generic.Formatters[type.GenericParameterPosition];
        }

        if (type.IsArray)
        {
            return OfArray(type);
        }

        if (type.IsEnum)
        {
            return typeof(RawFormatter<>).MakeGenericType(generic.Close(type));
        }

        if (type == typeof(string))
        {
            return KnownFormatters.Find(form.TextFormatter, 0);
        }

        return type.IsPointer || type.IsByRefLike || type.IsByRef || type == typeof(void) || !ReflectedTypes.CanBeArgument(type) ? null : OfNamed(type);
    }

    /// <summary>An inline array, or the struct behind a <c>fixed</c> buffer.</summary>
    private Type? OfElements(Type type, Type element) =>
        Plain.Of(element) is { } part ? typeof(InlineArrayFormatter<,,>).MakeGenericType(generic.Close(type), generic.Close(element), part) : null;

    private Type? OfArray(Type type)
    {
        Type element = type.GetElementType()!;
        return Of(element) is not { } formatter ? null
            : type.GetArrayRank() == 1 ? typeof(ArrayFormatter<,>).MakeGenericType(generic.Close(element), formatter)
            : typeof(MultiArrayFormatter<,,>).MakeGenericType(generic.Close(type), generic.Close(element), formatter);
    }

    private Type? OfNamed(Type type)
    {
        if (PlainStructs.InlineLength(type) is not null)
        {
            return OfElements(type, Members.Fields(type)[0].FieldType);
        }

        if (ReflectedTypes.IsNinoType(type))
        {
            return Plain.OfArguments(type) is { } arguments ? composition.OfNino(generic.Close(type), arguments) : null;
        }

        if (!type.IsGenericType && Registry.FindBuiltIn(type) is { } scalar)
        {
            return FormatterTypes.Of(scalar);
        }

        string name = KnownFormatters.MetadataName(type);
        if (KnownGenerics.Interfaces.TryGetValue(name, out string? read))
        {
            return OfInterface(type, read);
        }

        if (KnownGenerics.Collections.TryGetValue(name, out (string Formatter, string? Kind) known) || KnownGenerics.Objects.TryGetValue(name, out known))
        {
            return known.Kind is null ? OfParts(known.Formatter, type.GetGenericArguments())
                : OfParts(known.Kind, type.GetGenericArguments()) is { } kind ? KnownFormatters.Find(known.Formatter, 2)!.MakeGenericType(generic.Close(type), kind)
                : null;
        }

        if (KnownGenerics.Sequences.TryGetValue(name, out string? formatter))
        {
            return OfParts(formatter, type.GetGenericArguments());
        }

        return OfCollection(type) ?? OfStruct(type);
    }

    /// <summary>An interface, in whose place a type of the framework is read.</summary>
    private Type? OfInterface(Type type, string read)
    {
        Type[] arguments = type.GetGenericArguments();
        Type definition = KnownFormatters.Definition(read, type);
        Type element = arguments.Length == 1 ? arguments[0] : typeof(KeyValuePair<,>).MakeGenericType(arguments);
        Type collection = definition.MakeGenericType(arguments);
        return Of(collection) is { } whole && Of(element) is { } part
            ? typeof(InterfaceFormatter<,,,,>).MakeGenericType(generic.Close(type), generic.Close(collection), generic.Close(element), whole, part)
            : null;
    }

    private Type? OfParts(string formatter, Type[] parts)
    {
        Type?[] formatters = parts.Select(Of).ToArray();
        return Array.IndexOf(formatters, null) >= 0 || KnownFormatters.Find(formatter, parts.Length * 2) is not { } definition
            ? null
            : definition.MakeGenericType([.. parts.Select(generic.Close), .. formatters!]);
    }

    /// <summary>The interface by which a type tells its elements that can be made, enumerated and added to; null for any other type.</summary>
    public static Type? CollectionOf(Type type, Type closed) => CanBeMade(type, closed) && !IsInternal(type) && !ReflectedTypes.LosesMembers(type) ? FormOf(type)?.Contract : null;

    /// <summary>A type that can be made, enumerated and added to.</summary>
    private Type? OfCollection(Type type)
    {
        if (!CanBeMade(type, generic.Close(type)) || IsInternal(type) || FormOf(type) is not { } form || ReflectedTypes.LosesMembers(type))
        {
            return null;
        }

        Type closed = generic.Close(type);
        if (!composition.TryBegin(closed))
        {
            return typeof(BoundFormatter<>).MakeGenericType(closed);
        }

        Type[] parts = form.Contract.GetGenericArguments();
        Type?[] formatters = parts.Select(Of).ToArray();
        composition.End(closed);
        if (Array.IndexOf(formatters, null) >= 0)
        {
            return null;
        }

        bool isDerived = form.Contract.IsClass;
        Type own = form.Definition.MakeGenericType([.. isDerived ? [] : new[] { closed }, .. parts.Select(generic.Close), .. formatters!]);
        own = isDerived ? typeof(DerivedKind<,,>).MakeGenericType(closed, generic.Close(form.Contract), own) : own;
        return closed.IsValueType ? own : typeof(UserCollectionFormatter<,>).MakeGenericType(closed, own);
    }

    /// <summary>Whether an internal class of the framework, which is known by the public one whose place it takes.</summary>
    private static bool IsInternal(Type type) => !type.IsVisible && ReflectedTypes.IsOfFramework(type);

    /// <summary>A class with a public parameterless constructor, or a struct. An unmanaged struct holds its elements as fields.</summary>
    private static bool CanBeMade(Type type, Type closed) => type.IsValueType
        ? !type.IsPrimitive && !PlainStructs.IsUnmanaged(closed)
        : type is { IsClass: true, IsAbstract: false } && !ReflectedTypes.IsRecord(type) && type.GetConstructor(Type.EmptyTypes) is not null;

    /// <summary>The interface that tells the elements, and the kind that adds them; of structs, the formatter; of a class derived from a queue, a stack and the like, the base class and its kind.</summary>
    private static (Type Definition, Type Contract)? FormOf(Type type)
    {
        if (type.IsValueType)
        {
            return Implemented(type, typeof(ICollection<>)) is { } collection ? (typeof(StructCollectionFormatter<,,>), collection) : null;
        }

        return Implemented(type, typeof(IDictionary<,>)) is { } pairs ? (typeof(AnyDictionaryKind<,,,,>), pairs)
            : Implemented(type, typeof(ICollection<>)) is { } elements ? (typeof(AnyCollectionKind<,,>), elements)
            : Implemented(type, typeof(IEnumerable<>)) is { } enumerable && type.GetMethod("Add", enumerable.GetGenericArguments()) is { IsStatic: false, IsGenericMethod: false } ? (typeof(AddableKind<,,>), enumerable)
            : DeclaredRules.Ancestors(type).FirstOrDefault(level => KnownFilled.Types.Contains(KnownFormatters.MetadataName(level))) is { IsGenericType: true } queue && KnownGenerics.Collections[KnownFormatters.MetadataName(queue)].Kind is { } kind ? (KnownFormatters.Find(kind, queue.GetGenericArguments().Length * 2)!, queue)
            : null;
    }

    /// <summary>An unmanaged struct without an attribute: its fields are its members.</summary>
    private Type? OfStruct(Type type)
    {
        if (!type.IsValueType || type.IsPrimitive || !PlainStructs.IsUnmanaged(generic.Close(type)) || Members.Fields(type).Length == 0)
        {
            return null;
        }

        return PlainStructs.HasMembers(generic.Close(type)) && Plain.OfArguments(type) is { } arguments ? composition.OfStruct(generic.Close(type), arguments)
            : PlainStructs.IsWireForm(generic.Close(type)) ? typeof(RawFormatter<>).MakeGenericType(generic.Close(type))
            : null;
    }

    private static Type? Implemented(Type type, Type definition)
    {
        Type[] closed = type.GetInterfaces().Where(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == definition).ToArray();
        return closed.Length == 1 ? closed[0] : null;
    }
}
