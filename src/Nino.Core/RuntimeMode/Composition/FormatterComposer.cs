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
    private readonly ReflectedForms _forms = new(generic);

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
            : new FormatterComposer(composition, generic, member.Form) is var composer && member.Buffer is { } buffer ? composer.OfBuffer(member.Type, buffer.ElementType)
            : composer.Of(member.Type);
        return formatter is not null || member.MayBeLeftOut ? formatter : throw new NinoException($"'{member.Name}' of {member.Info.DeclaringType} is a {type}, which cannot be serialized. Mark it [NinoIgnore], or give it a [NinoCustomFormatter].", type);
    }

    /// <summary>The formatter of a type, or null when it cannot be serialized.</summary>
    public Type? Of(Type type)
    {
        Form<Type> decided = _forms.Of(type, form);
        return decided.Kind switch
        {
            FormKind.None => null,
            FormKind.Parameter => generic.Formatters[type.GenericParameterPosition],
            FormKind.Custom => OfCustom(generic.Close(type), CustomFormatters.OfDeclared(type, generic)!),
            FormKind.CompactNumber => typeof(CompactFormatter<,>).MakeGenericType(generic.Close(type), Number(decided)),
            FormKind.CompactCollection => With(form.Plain).Of(type) is { } whole ? Packed(decided).MakeGenericType(generic.Close(type), generic.Close(decided.Parts[0]), Number(decided), whole) : null,
            FormKind.Text => KnownFormatters.Find(decided.Formatter, 0),
            FormKind.Enum => typeof(RawFormatter<>).MakeGenericType(generic.Close(type)),
            FormKind.Scalar => FormatterTypes.Of(Registry.FindBuiltIn(type)),
            FormKind.NinoType => PartsOf(decided) is { } arguments ? OfMembers(generic.Close(type), decided, arguments) : null,
            FormKind.Struct => PartsOf(decided) is { } arguments ? OfMembers(generic.Close(type), decided, arguments) : OfMemory(generic.Close(type)),
            FormKind.Memory => OfMemory(generic.Close(type)),
            FormKind.UserCollection => OfUserCollection(generic.Close(type), decided),
            _ => OfParts(generic.Close(type), decided),
        };
    }

    private static bool IsSkippable(ReflectedMember member, Type type, Type formatter) =>
        formatter == KnownFormatters.Find(member.Form.TextFormatter, 0) || FormatterTypes.FixedSize(type, formatter) != 0;

    /// <summary>The formatter of a type that one of the user writes.</summary>
    public static Type OfCustom(Type type, Type custom) => typeof(CustomFormatter<,>).MakeGenericType(type, custom);

    // What a root's type arguments have is what they have everywhere: asked once more at each level, it would take twice the time for each.
    private Type OfMembers(Type type, Form<Type> decided, Type[] arguments) =>
        composition.Of(type, arguments, isPlain: (ReferenceEquals(generic, GenericScope.None) && decided.OfParts == default) || composition.ArePlain(type, arguments));

    private Type? OfMemory(Type type) => RawStructs.IsWireForm(type, generic.Holder) ? typeof(RawFormatter<>).MakeGenericType(type) : null;

    /// <summary>The form of compact numbers: that of integers is closed over their type.</summary>
    private Type Number(Form<Type> decided) =>
        decided.FormTakesPart ? KnownFormatters.Find(decided.Formatter, 1)!.MakeGenericType(generic.Close(decided.Parts[0])) : KnownFormatters.Find(decided.Formatter, 0)!;

    private static Type Packed(Form<Type> decided) => decided.IsNullable ? typeof(CompactNullablesFormatter<,,,>) : typeof(CompactCollectionFormatter<,,,>);

    /// <summary>The struct behind a <c>fixed</c> buffer.</summary>
    private Type? OfBuffer(Type type, Type element) =>
        With(form.Plain).Of(element) is { } part ? typeof(InlineArrayFormatter<,,>).MakeGenericType(generic.Close(type), element, part) : null;

    private Type? OfUserCollection(Type type, Form<Type> decided)
    {
        if (!composition.TryBegin(type))
        {
            return typeof(BoundFormatter<>).MakeGenericType(type);
        }

        Type? formatter = OfParts(type, decided);
        composition.End(type);
        return formatter;
    }

    /// <summary>A formatter of the runtime that is closed over those of the parts.</summary>
    private Type? OfParts(Type type, Form<Type> decided)
    {
        if (PartsOf(decided) is not { } parts)
        {
            return null;
        }

        Type[] arguments = [.. decided.TakesType ? [type] : Type.EmptyTypes, .. decided.Parts.Select(generic.Close), .. parts];
        Type formatter = KnownFormatters.Find(decided.CollectionKind ?? decided.Formatter, arguments.Length)!.MakeGenericType(arguments);
        formatter = decided.IsDerived ? typeof(DerivedKind<,,>).MakeGenericType(type, generic.Close(decided.Contract!), formatter) : formatter;
        return decided.CollectionKind is null ? formatter : KnownFormatters.Find(decided.Formatter, 2)!.MakeGenericType(type, formatter);
    }

    /// <summary>The formatters of the parts, or null when one of them cannot be serialized.</summary>
    private Type[]? PartsOf(Form<Type> decided)
    {
        FormatterComposer composer = With(decided.OfParts);
        Type[] formatters = decided.Parts.Select(part => composer.Of(part)!).ToArray();
        return Array.IndexOf(formatters, null) < 0 ? formatters : null;
    }

    private FormatterComposer With(MemberForm other) => other == form ? this : new(composition, generic, other);
}
