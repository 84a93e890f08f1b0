using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Composes the formatter of a type from those of its parts.</summary>
/// <param name="context">The compilation.</param>
/// <param name="scope">Takes what is found on the way.</param>
/// <param name="form">What the attributes of the member choose.</param>
/// <param name="measures">Whether the size of structs is asked for. A collection does not depend on the size of its elements; to ask for it would have no end where a struct holds an array of larger closed forms of itself.</param>
internal sealed class Composer(ParseContext context, ComposeScope scope, MemberForm form = default, bool measures = true)
{
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
        if (member.Custom is { } custom && !context.IsUnnamable(member.Type))
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
        if (!context.IsIdle)
        {
            return Compose(type);
        }

        Dictionary<ITypeSymbol, FormatterModel?> known = context.Composed(form, measures);
        if (known.TryGetValue(type, out FormatterModel? formatter))
        {
            return formatter;
        }

        if (scope.IsProbe)
        {
            return Compose(type);
        }

        ComposeScope probe = new() { IsProbe = true };
        formatter = new Composer(context, probe, form, measures).Compose(type);
        if (probe.IsEmpty)
        {
            known[type] = formatter;
        }

        scope.Add(probe);
        return formatter;
    }

    private FormatterModel? Compose(ITypeSymbol type)
    {
        Form<ITypeSymbol> decided = context.IsUnnamable(type) ? default : context.Forms.Of(type, form);
        return decided.Kind switch
        {
            FormKind.None => null,
            FormKind.Parameter => new FormatterModel(FormatterParameter((ITypeParameterSymbol)type), Fixedness.Open, ReusesValue: true) { Form = type.Name },
            FormKind.Custom => new CustomForms(context, scope).Of(type, context.Customs.Of(type)!),
            FormKind.CompactNumber => new FormatterModel($"CompactFormatter<{Names.Display(type)}, {Number(decided)}>") { Form = SchemaForms.Compact(NameOfNumber(type)) },
            FormKind.CompactCollection => OfPacked(type, decided),
            FormKind.Text => OfText(form),
            FormKind.Enum => OfEnum((INamedTypeSymbol)type),
            FormKind.Scalar => OfScalar(KnownTypes.Scalars[decided.Name], decided.Name),
            FormKind.NinoType => OfNino((INamedTypeSymbol)type, decided),
            FormKind.Struct => OfStruct((INamedTypeSymbol)type, decided) ?? OfMemory((INamedTypeSymbol)type),
            FormKind.Memory => OfMemory((INamedTypeSymbol)type),
            FormKind.InlineArray => OfElements(Names.Display(type), decided.Parts[0], UnmarkedStructs.InlineLength((INamedTypeSymbol)type)!.Value),
            FormKind.UserCollection => OfUserCollection((INamedTypeSymbol)type, decided),
            _ => OfParts(type, decided),
        };
    }

    /// <summary>The name of the type parameter that stands for the formatter of a type parameter.</summary>
    public static string FormatterParameter(ITypeParameterSymbol parameter) => Names.Parameter(parameter) + "Formatter";

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
                result = IsHidden(member) ? Fixedness.Variable : result;
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

    /// <summary>Whether a formatter of the user writes the member, or a part of it by a formatter that only the assembly of the part can name. What formatters of users write is of no fixed size.</summary>
    private bool IsHidden(MemberSymbol member) => member.Custom is not null || NamedTypes.In(context, member.Type).Any(context.Customs.IsHidden);

    /// <summary>Whether a member of a closed struct is compact. The attribute does not reach what its type parameters stand for.</summary>
    private bool IsCompact(INamedTypeSymbol type, MemberSymbol member) => member.IsCompact
        && (SymbolEqualityComparer.Default.Equals(type, type.OriginalDefinition)
            || context.MembersOf(type.OriginalDefinition).FirstOrDefault(open => SymbolEqualityComparer.Default.Equals(open.Symbol, member.Symbol.OriginalDefinition)) is not { } definition
            || IsCompactIn(context, definition));

    /// <summary>The formatter that is, or will be, generated for a type, closed over the type's arguments; null when an argument cannot be serialized.</summary>
    private string? Generated(INamedTypeSymbol type, Form<ITypeSymbol> decided)
    {
        string name = $"global::{Names.FormatterNamespace(context, type)}.{Names.Formatter(context, type)}";
        return decided.Parts.Count == 0 ? name : PartsOf(decided, measure: false) is { } parts ? Closed(name, decided.Parts, parts) : null;
    }

    private static FormatterModel OfText(MemberForm form) => new(form.TextFormatter) { Form = "System.String" };

    private FormatterModel OfEnum(INamedTypeSymbol type)
    {
        INamedTypeSymbol underlying = type.EnumUnderlyingType!;
        return OfRaw(type, KnownTypes.Scalars[$"System.{underlying.MetadataName}"].Size, Names.FullName(underlying));
    }

    /// <summary>The memory of a struct or enum.</summary>
    private FormatterModel OfRaw(INamedTypeSymbol type, int size, string form)
    {
        AddForeign(type, size);
        return KnownTypes.Raw(Names.Display(type), size) with { Form = form };
    }

    /// <summary>Notes what is known of a type that another assembly may change while this one is not compiled again.</summary>
    private void AddForeign(INamedTypeSymbol type, int size)
    {
        if (!context.IsOwn(type) && !Bindings.MentionsParameter(type) && !BaseClasses.IsOfFramework(type.ContainingAssembly))
        {
            scope.ForeignSizes.Add(new ForeignSizeModel(Names.Display(type), size, Obsoletion.IsForbidden(context, type), context.Suppressions.Of(type)));
        }
    }

    /// <summary>The formatters of some types come with newer frameworks.</summary>
    private FormatterModel? OfScalar(FormatterModel scalar, string name) =>
        context.IsRuntimeName(SchemaForms.Open(scalar.Name)) ? scalar with { Form = KnownTypes.FormOf(name) } : null;

    /// <summary>The form of compact numbers: that of integers is closed over their type.</summary>
    private static string Number(Form<ITypeSymbol> decided) => decided.FormTakesPart ? $"{decided.Formatter}<{Names.Display(decided.Parts[0])}>" : decided.Formatter;

    private static string NameOfNumber(ITypeSymbol type) => Names.FullName((type as INamedTypeSymbol)?.EnumUnderlyingType ?? type);

    private static string PackedForm(Form<ITypeSymbol> decided) => NameOfNumber(decided.Parts[0]) is var number && decided.IsNullable ? SchemaForms.Optional(number) : number;

    private FormatterModel? OfPacked(ITypeSymbol type, Form<ITypeSymbol> decided) => new Composer(context, scope, form.Plain, measures: false).Of(type) is { } whole
        ? new FormatterModel($"{(decided.IsNullable ? "CompactNullablesFormatter" : "CompactCollectionFormatter")}<{Names.Display(type)}, {Names.Display(decided.Parts[0])}, {Number(decided)}, {whole.Name}>", ReusesValue: true) { Form = SchemaForms.Compact(SchemaForms.List(PackedForm(decided))) }
        : null;

    /// <summary>An inline array, whether it is marked or not, of which the compiler shows one element; or a <c>fixed</c> buffer.</summary>
    private FormatterModel? OfElements(string type, ITypeSymbol element, int length) =>
        new Composer(context, scope, form.Plain, measures).Of(element) is not { } part || part.IsLookedUp ? null : new FormatterModel(
            $"InlineArrayFormatter<{type}, {Names.Display(element)}, {part.Name}>",
            measures ? part.Fixedness : Fixedness.Open,
            measures ? part.Size * length : 0,
            part.NeedsCheck,
            part.Memory,
            ReusesValue: part.Fixedness != Fixedness.Fixed)
        { Form = SchemaForms.Elements(part.Form, length) };

    private FormatterModel? OfNino(INamedTypeSymbol type, Form<ITypeSymbol> decided) => OfNinoType(type, decided) is { } formatter ? formatter with { Form = Names.InForm(type) } : null;

    private FormatterModel? OfNinoType(INamedTypeSymbol type, Form<ITypeSymbol> decided)
    {
        string display = Names.Display(type);
        if (type.IsAbstract || type.TypeKind == TypeKind.Interface)
        {
            string? generated = context.IsOwn(type) || IsGeneratedElsewhere(type) ? Generated(type, decided) : null;
            AddClosed(type);
            return new FormatterModel(generated ?? $"AbstractFormatter<{display}>", IsObject: true, ReusesValue: true);
        }

        FormatterModel? bound = FormatterModel.LookedUp(display, Fixedness.Open, type.IsReferenceType);
        bool isOwn = context.IsOwn(type);
        if (isOwn ? context.ContractOf(type.OriginalDefinition).Construction.Problem is not null : !IsGeneratedElsewhere(type))
        {
            return bound with { Fixedness = type.IsReferenceType || IsVariable(type) ? Fixedness.Variable : Fixedness.Open, IsObject = type.IsReferenceType || IsVariable(type) };
        }

        if (Generated(type, decided) is not { } name)
        {
            return null;
        }

        AddClosed(type);
        if (type.IsReferenceType)
        {
            return new FormatterModel(name, IsObject: true, ReusesValue: true);
        }

        Fixedness fixedness = FixednessOf(type, out int size, out bool needsCheck);
        return isOwn
            ? new FormatterModel(name, fixedness, size, needsCheck, fixedness == Fixedness.Fixed ? MemoryKind.Probed : MemoryKind.Packed, fixedness == Fixedness.Variable, fixedness != Fixedness.Fixed)
            : new FormatterModel(name, fixedness == Fixedness.Variable ? Fixedness.Variable : Fixedness.Open, IsObject: fixedness == Fixedness.Variable, ReusesValue: true);
    }

    private void AddClosed(INamedTypeSymbol type)
    {
        if (type.Arity > 0 || type.ContainingType?.IsGenericType == true)
        {
            scope.Closed.Add(type);
        }
    }

    /// <summary>Whether values of a struct have an object head. What holds one has one too, which its type id tells; that a size is fixed is not relied on across assemblies.</summary>
    private bool IsVariable(INamedTypeSymbol type) => FixednessOf(type, out _, out _) == Fixedness.Variable;

    private bool IsGeneratedElsewhere(INamedTypeSymbol type) => ForeignFormatters.Of(context, type) is not null;

    /// <summary>An unmanaged struct that is not marked, member by member; null when a type argument or a member cannot be serialized.</summary>
    private FormatterModel? OfStruct(INamedTypeSymbol type, Form<ITypeSymbol> decided)
    {
        if (Generated(type, decided) is not { } name || !IsWhole(type.OriginalDefinition))
        {
            return null;
        }

        scope.Structs.Add(type.OriginalDefinition);
        if (UnmarkedStructs.WireSize(context, type) is { } memory)
        {
            AddForeign(type, memory);
        }

        Fixedness fixedness = new Composer(context, scope, form.Plain).FixednessOf(type, out int size, out bool needsCheck);
        return new FormatterModel(name, fixedness, size, needsCheck, fixedness == Fixedness.Fixed ? MemoryKind.Probed : MemoryKind.Packed, fixedness == Fixedness.Variable, ReusesValue: fixedness != Fixedness.Fixed) { Form = Names.InForm(type) };
    }

    /// <summary>Whether the formatter that is printed of a definition has all members.</summary>
    private bool IsWhole(INamedTypeSymbol definition)
    {
        if (!context.Whole.TryGetValue(definition, out bool isWhole))
        {
            // A member may name the struct: as a type argument, or in code that C# refuses.
            context.Whole.Add(definition, true);
            isWhole = context.MembersOf(definition).All(member => OfMember(context, new ComposeScope(), member) is not null);
            context.Whole[definition] = isWhole;
        }

        return isWhole;
    }

    private FormatterModel? OfMemory(INamedTypeSymbol type) =>
        UnmarkedStructs.WireSize(context, type) is { } size ? OfRaw(type, size, SchemaForms.Raw(Names.FullName(type), size)) : null;

    private FormatterModel? OfUserCollection(INamedTypeSymbol type, Form<ITypeSymbol> decided)
    {
        if (!context.TryBegin(type))
        {
            // A collection of itself: its formatter is looked up when the program runs.
            scope.Closed.Add(type);
            return FormatterModel.LookedUp(Names.Display(type)) with { Form = Names.InForm(type) };
        }

        FormatterModel? formatter = OfParts(type, decided);
        context.End(type);
        return formatter;
    }

    /// <summary>A formatter of the runtime that is closed over those of the parts.</summary>
    private FormatterModel? OfParts(ITypeSymbol type, Form<ITypeSymbol> decided)
    {
        bool isSequence = decided.Kind == FormKind.Sequence;
        if (PartsOf(decided, isSequence && measures) is not { } parts)
        {
            return null;
        }

        string name = Closed(decided.CollectionKind ?? decided.Formatter, decided.TakesType ? decided.Parts.Prepend(type) : decided.Parts, parts);
        name = decided.IsDerived ? $"DerivedKind<{Names.Display(type)}, {Names.Display(decided.Contract!)}, {name}>" : name;
        name = decided.CollectionKind is null ? name : $"{decided.Formatter}<{Names.Display(type)}, {name}>";
        Fixedness fixedness = !isSequence || !measures || parts.Any(part => part.Fixedness == Fixedness.Variable) ? Fixedness.Variable
            : parts.Any(part => part.Fixedness == Fixedness.Open) ? Fixedness.Open
            : Fixedness.Fixed;
        bool isFixed = fixedness == Fixedness.Fixed;
        return new FormatterModel(
            name,
            fixedness,
            isFixed ? parts.Sum(part => part.Size) : 0,
            isFixed && parts.Any(part => part.NeedsCheck),
            IsObject: decided.Kind == FormKind.Tuple,
            ReusesValue: !isSequence && (decided.Formatter != "NullableFormatter" || parts[0].ReusesValue),
            Reader: KnownTypes.ReaderOf(decided.Formatter, name))
        {
            Form = KnownTypes.FormOf(type, decided, Array.ConvertAll(parts, part => part.Form)),
        };
    }

    /// <summary>The formatters of the parts, or null when one of them cannot be serialized. The size of those that are named only is not asked for.</summary>
    private FormatterModel[]? PartsOf(Form<ITypeSymbol> decided, bool measure)
    {
        Composer composer = new(context, scope, decided.OfParts, measure);
        FormatterModel[] parts = new FormatterModel[decided.Parts.Count];
        for (int i = 0; i < parts.Length; i++)
        {
            if (composer.Of(decided.Parts[i]) is not { } part)
            {
                return null;
            }

            parts[i] = part;
        }

        return parts;
    }

    private static string Closed(string formatter, IEnumerable<ITypeSymbol> types, FormatterModel[] parts) =>
        $"{formatter}<{string.Join(", ", types.Select(Names.Display).Concat(parts.Select(part => part.Name)))}>";
}
