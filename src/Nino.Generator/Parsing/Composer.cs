using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Composes the formatter of a type from those of its parts.</summary>
/// <param name="context">The compilation.</param>
/// <param name="scope">What is come across.</param>
/// <param name="form">What the attributes of the member choose.</param>
/// <param name="measures">Whether the size of structs is asked for. A collection does not depend on the size of its elements; to ask for it would have no end where a struct holds an array of larger closed forms of itself.</param>
internal sealed class Composer(ParseContext context, ComposeScope scope, MemberForm form = default, bool measures = true)
{
    /// <summary>Composes what <c>[NinoCompact]</c> does not reach.</summary>
    private Composer Plain => form.IsCompact ? new(context, scope, form.Plain, measures) : this;

    /// <summary>Composes what is named only, whatever its size: elements, type arguments.</summary>
    private Composer Parts => measures ? new(context, scope, form, measures: false) : this;

    /// <summary>The formatter of a member, or null when its type cannot be serialized.</summary>
    public static FormatterModel? OfMember(ParseContext context, ComposeScope scope, MemberSymbol member) =>
        OfMember(context, scope, member, member.Form);

    /// <summary>The formatter that a member has, or would have with other attributes.</summary>
    public static FormatterModel? OfMember(ParseContext context, ComposeScope scope, MemberSymbol member, MemberForm form) =>
        OfPlainMember(context, scope, member, form) is { } formatter ? member.IsTolerant ? Skippable(member, formatter, form) : formatter : null;

    /// <summary>The form in a version-tolerant type, of which the bytes have to tell how to skip a member. The runtime decides what needs a block.</summary>
    private static FormatterModel Skippable(MemberSymbol member, FormatterModel formatter, MemberForm form) => formatter.Fixedness == Fixedness.Fixed || formatter == OfText(form)
        ? formatter
        : formatter with { Name = $"BlockFormatter<{Names.Display(member.Type)}, {formatter.Name}>", Memory = MemoryKind.Packed, IsObject = false, Reader = null };

    private static FormatterModel? OfPlainMember(ParseContext context, ComposeScope scope, MemberSymbol member, MemberForm form)
    {
        if (member.Custom is { } custom && !context.IsAliased(member.Type))
        {
            return context.Customs.Fit(custom[0], member.Type) is { } formatter && context.IsAccessible(formatter)
                ? new CustomForms(context, scope).Of(member.Type, formatter)
                : null;
        }

        Composer composer = new(context, scope, form);
        return member.Buffer is { } buffer ? composer.OfElements(member.TypeName, buffer.Element, buffer.Length) : composer.Of(member.Type);
    }

    /// <summary>The formatter of a type, or null when it cannot be serialized.</summary>
    public FormatterModel? Of(ITypeSymbol type)
    {
        return context.IsAliased(type) ? null
            : context.Customs.Of(type) is { } custom ? new CustomForms(context, scope).Of(type, custom)
            : form.IsCompact ? new CompactForms(context, Plain.Parts).Of(type) ?? Compose(type)
            : Compose(type);
    }

    private FormatterModel? Compose(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1 } array => Compose("ArrayFormatter", [array.ElementType], reuses: true, static parts => SchemaForms.List(parts[0])),
        IArrayTypeSymbol array => context.IsRuntimeName("MultiArrayFormatter") && Parts.Of(array.ElementType) is { } element
            ? new FormatterModel($"MultiArrayFormatter<{Names.Display(array)}, {Names.Display(array.ElementType)}, {element.Name}>", ReusesValue: true) { Form = SchemaForms.Array(element.Form, array.Rank) }
            : null,
        ITypeParameterSymbol parameter => new FormatterModel(FormatterParameter(parameter), Fixedness.Open, ReusesValue: true) { Form = parameter.Name },
        INamedTypeSymbol { TypeKind: TypeKind.Enum } named when context.IsAccessible(named) => OfEnum(named),
        INamedTypeSymbol { SpecialType: SpecialType.System_String } => OfText(form),
        INamedTypeSymbol named => OfNamed(named),
        IDynamicTypeSymbol => KnownTypes.Scalars["System.Object"] with { Form = "System.Object" },
        _ => null,
    };

    /// <summary>The name of the type parameter that stands for the formatter of a type parameter.</summary>
    public static string FormatterParameter(ITypeParameterSymbol parameter) => Names.Parameter(parameter) + "Formatter";

    /// <summary>The name of a formatter over a closed kind of collection.</summary>
    public static string OfKind(string formatter, INamedTypeSymbol type, string kind) => $"{formatter}<{Names.Display(type)}, {kind}>";

    /// <summary>Whether <c>[NinoCompact]</c> changes the form of a member. A type that cannot be serialized has its own error.</summary>
    public static bool IsCompactIn(ParseContext context, MemberSymbol member) =>
        OfMember(context, new ComposeScope(), member, member.Form.Plain) is not { } formatter
        || OfMember(context, new ComposeScope(), member) != formatter;

    /// <summary>How large the values of a struct with members are; the sum of its members, or 0.</summary>
    public Fixedness FixednessOf(INamedTypeSymbol type, out int size, out bool needsCheck)
    {
        size = 0;
        needsCheck = false;
        if (NinoTypes.IsTolerant(type))
        {
            return Fixedness.Variable;
        }

        if (!measures)
        {
            return Fixedness.Open;
        }

        if (context.Sizes.TryGetValue(type, out (Fixedness Fixedness, int Size, bool NeedsCheck) known))
        {
            (_, size, needsCheck) = known;
            return known.Fixedness;
        }

        if (!context.TryBegin(type))
        {
            return Fixedness.Variable;
        }

        Fixedness result = Fixedness.Fixed;
        int count = 0;
        foreach (MemberSymbol member in context.MembersOf(type))
        {
            if (OfMember(context, new ComposeScope(), member, member.Form with { IsCompact = IsCompact(type, member) }) is not { } formatter)
            {
                continue;
            }

            count++;
            size += formatter.Size;
            needsCheck |= formatter.NeedsCheck;
            result = formatter.Fixedness == Fixedness.Variable || result == Fixedness.Variable ? Fixedness.Variable
                : formatter.Fixedness == Fixedness.Open ? Fixedness.Open
                : result;
        }

        context.End(type);
        result = count == 0 ? Fixedness.Variable : result;
        size = result == Fixedness.Fixed ? size : 0;
        context.Sizes[type] = (result, size, needsCheck);
        return result;
    }

    /// <summary>Whether a member of a closed struct is compact. The attribute does not reach what its type parameters stand for.</summary>
    private bool IsCompact(INamedTypeSymbol type, MemberSymbol member) => member.IsCompact
        && (SymbolEqualityComparer.Default.Equals(type, type.OriginalDefinition)
            || context.MembersOf(type.OriginalDefinition).FirstOrDefault(open => SymbolEqualityComparer.Default.Equals(open.Symbol, member.Symbol.OriginalDefinition)) is not { } definition
            || IsCompactIn(context, definition));

    /// <summary>The formatter that is, or will be, generated for a type, closed over the type's arguments; null when an argument cannot be serialized.</summary>
    public string? Generated(INamedTypeSymbol type)
    {
        List<string> arguments = [];
        List<string> formatters = [];
        foreach (ITypeSymbol argument in Names.AllTypeArguments(type))
        {
            if (Parts.Of(argument) is not { } formatter)
            {
                return null;
            }

            arguments.Add(Names.Display(argument));
            formatters.Add(formatter.Name);
        }

        string name = $"global::{Names.FormatterNamespace(context, type)}.{Names.Formatter(context, type)}";
        return arguments.Count == 0 ? name : $"{name}<{string.Join(", ", arguments.Concat(formatters))}>";
    }

    private static FormatterModel OfText(MemberForm form) => new(form.TextFormatter) { Form = "System.String" };

    private static FormatterModel OfEnum(INamedTypeSymbol type)
    {
        INamedTypeSymbol underlying = type.EnumUnderlyingType!;
        int size = KnownTypes.Scalars[$"System.{underlying.MetadataName}"].Size;
        return KnownTypes.Raw(Names.Display(type), size) with { Form = Names.FullName(underlying) };
    }

    private FormatterModel? OfNamed(INamedTypeSymbol type)
    {
        if (type.IsUnboundGenericType || type.TypeKind == TypeKind.Error || type.IsRefLikeType || !context.IsAccessible(type) || !NinoTypes.CanBeArgument(type))
        {
            return null;
        }

        if (UnmarkedStructs.InlineLength(type) is { } length && context.HasInlineArrays)
        {
            return OfElements(Names.Display(type), UnmarkedStructs.Fields(type)[0].Type, length);
        }

        if (NinoTypes.IsNinoType(type))
        {
            return Plain.OfNino(type);
        }

        string metadataName = NinoTypes.MetadataName(type);
        if (KnownTypes.Scalars.TryGetValue(metadataName, out FormatterModel? scalar))
        {
            return context.IsRuntimeName(scalar.Name.Split('<')[0]) ? scalar with { Form = KnownTypes.FormOf(metadataName) } : null;
        }

        if (KnownGenerics.Interfaces.ContainsKey(metadataName))
        {
            return new Collections(context, scope, Parts).OfInterface(type);
        }

        if (KnownGenerics.Collections.TryGetValue(metadataName, out (string Formatter, string? Kind) known))
        {
            return Compose(known, type, parts => KnownTypes.FormOf(metadataName, type, parts));
        }

        if (KnownGenerics.Objects.TryGetValue(metadataName, out known))
        {
            return Compose(known, type, parts => SchemaForms.Members(metadataName, parts)!) is { } formatter ? formatter with { IsObject = true } : null;
        }

        return KnownGenerics.Sequences.TryGetValue(metadataName, out string? sequence)
            ? Compose(sequence, type.TypeArguments, reuses: false, parts => SchemaForms.Members(metadataName, parts)!, isSequence: true)
            : new Collections(context, scope, Parts).Of(type) ?? new UnmarkedStructs(context, scope, new Composer(context, scope, form.Plain)).Of(type);
    }

    /// <summary>An inline array, whether it is marked or not, of which the compiler shows one element; or a <c>fixed</c> buffer.</summary>
    private FormatterModel? OfElements(string type, ITypeSymbol element, int length) =>
        Plain.Of(element) is not { } part || part.IsLookedUp ? null : new FormatterModel(
            $"InlineArrayFormatter<{type}, {Names.Display(element)}, {part.Name}>",
            measures ? part.Fixedness : Fixedness.Open,
            measures ? part.Size * length : 0,
            part.NeedsCheck,
            part.Memory,
            ReusesValue: part.Fixedness != Fixedness.Fixed)
        { Form = SchemaForms.Elements(part.Form, length) };

    private FormatterModel? OfNino(INamedTypeSymbol type) => OfNinoType(type) is { } formatter ? formatter with { Form = Names.FullName(type) } : null;

    private FormatterModel? OfNinoType(INamedTypeSymbol type)
    {
        string display = Names.Display(type);
        if (type.IsAbstract || type.TypeKind == TypeKind.Interface)
        {
            string? generated = context.IsOwn(type) || IsGeneratedElsewhere(type) ? Generated(type) : null;
            return new FormatterModel(generated ?? $"AbstractFormatter<{display}>", IsObject: true, ReusesValue: true);
        }

        FormatterModel? bound = FormatterModel.LookedUp(display, Fixedness.Open, type.IsReferenceType);
        bool isOwn = context.IsOwn(type);
        if (isOwn ? context.ContractOf(type.OriginalDefinition).Construction.Problem is not null : !IsGeneratedElsewhere(type))
        {
            return bound with { Fixedness = type.IsReferenceType || IsVariable(type) ? Fixedness.Variable : Fixedness.Open, IsObject = type.IsReferenceType || IsVariable(type) };
        }

        if (Generated(type) is not { } name)
        {
            return null;
        }

        if (type.Arity > 0 || type.ContainingType?.IsGenericType == true)
        {
            scope.Closed.Add(type);
        }

        if (type.IsReferenceType)
        {
            return new FormatterModel(name, IsObject: true, ReusesValue: true);
        }

        Fixedness fixedness = FixednessOf(type, out int size, out bool needsCheck);
        return isOwn
            ? new FormatterModel(name, fixedness, size, needsCheck, fixedness == Fixedness.Fixed ? MemoryKind.Probed : MemoryKind.Packed, fixedness == Fixedness.Variable, fixedness != Fixedness.Fixed)
            : new FormatterModel(name, fixedness == Fixedness.Variable ? Fixedness.Variable : Fixedness.Open, IsObject: fixedness == Fixedness.Variable, ReusesValue: true);
    }

    /// <summary>Whether values of a struct have an object head. What holds one has one too, which its type id tells; that a size is fixed is not relied on across assemblies.</summary>
    private bool IsVariable(INamedTypeSymbol type) => FixednessOf(type, out _, out _) == Fixedness.Variable;

    private bool IsGeneratedElsewhere(INamedTypeSymbol type) => ForeignFormatters.Of(context, type) is not null;

    private FormatterModel? Compose((string Formatter, string? Kind) known, INamedTypeSymbol type, Func<string[], string> form) =>
        known.Kind is null ? Compose(known.Formatter, type.TypeArguments, reuses: true, form)
        : Compose(known.Kind, type.TypeArguments, reuses: true, form) is { } kind ? kind with { Name = OfKind(known.Formatter, type, kind.Name) }
        : null;

    private FormatterModel? Compose(string name, IReadOnlyList<ITypeSymbol> arguments, bool reuses, Func<string[], string> formOf, bool isSequence = false)
    {
        // The formatters of some types come with newer frameworks.
        if (!context.IsRuntimeName(name))
        {
            return null;
        }

        Composer composer = isSequence ? this : Parts;
        FormatterModel?[] parts = arguments.Select(composer.Of).ToArray();
        if (parts.Any(part => part is null))
        {
            return null;
        }

        string closing = $"<{string.Join(", ", arguments.Select(Names.Display).Concat(parts.Select(part => part!.Name)))}>";
        string closed = name + closing;
        string form = formOf(Array.ConvertAll(parts, part => part!.Form));
        if (!isSequence || !measures || parts.Any(part => part!.Fixedness == Fixedness.Variable))
        {
            return new FormatterModel(closed, ReusesValue: reuses, Reader: KnownTypes.Readers.TryGetValue(name, out string? reader) ? reader + closing : null) { Form = form };
        }

        return parts.Any(part => part!.Fixedness == Fixedness.Open)
            ? new FormatterModel(closed, Fixedness.Open, ReusesValue: reuses) { Form = form }
            : new FormatterModel(closed, Fixedness.Fixed, parts.Sum(part => part!.Size), parts.Any(part => part!.NeedsCheck)) { Form = form };
    }
}
