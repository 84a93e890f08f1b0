using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Builds the model of a type with members.</summary>
internal static class TypeModels
{
    private static readonly string[] CallerInfo = [.. new[] { "MemberName", "LineNumber", "FilePath", "ArgumentExpression" }.Select(kind => $"System.Runtime.CompilerServices.Caller{kind}Attribute")];

    public static TypeModel Create(ParseContext context, ComposeScope scope, INamedTypeSymbol type)
    {
        ContractConstruction<IMethodSymbol, MemberSymbol> construction = context.ContractOf(type).Construction;
        List<(MemberSymbol Symbol, FormatterModel Formatter)> members = [];
        foreach (MemberSymbol member in context.MembersOf(type))
        {
            if (context.UnnamableOwner(type, member) is null && Composer.OfMember(context, scope, member) is { } formatter)
            {
                members.Add((member, formatter));
            }
        }

        bool callsUserCode = UserCode.IsIn(context, type);
        MemberModel[] models = Members(context, type, construction, members);
        TypeForm form = FormOf(context, scope, type);
        bool isRecursive = Recursion.IsCounted(context, type);
        MemberSymbol[] named = [.. members.Select(member => member.Symbol), .. context.ContractOf(type).Candidates.Where(member => member.IsPlace), .. HiddenMembers.ReachedBy(context, type)];
        return Common(context, type, form, named, construction.Method, RequiredMembers.Of(type)) with
        {
            Accessibility = NinoTypes.IsNinoType(type) && IsPublic(type) ? "public" : "internal",
            MayBeDerived = type is { TypeKind: TypeKind.Class, IsSealed: false },
            IsRecursive = isRecursive,
            IsSequential = IsSequential(type, members) && !callsUserCode,
            Callbacks = CallbackInterfaces.Of(type),
            CallsUserCode = callsUserCode,
            Members = models.ToEquatable(),
            Construction = Construct(context, type, construction, members.ConvertAll(member => member.Symbol), models),
            Bases = BasesOf(context, type).ToEquatable(),
            ReadsInPlace = form == TypeForm.ObjectStruct && !SkipsDefaults(type) && construction is { Method: null, Problem: null } && !construction.IsFrom(members.ConvertAll(member => member.Symbol))
                && members.TrueForAll(member => !member.Formatter.ReusesValue || BeginsAsDefault(member.Symbol.Type)),
            KeepsDefault = type.TypeKind == TypeKind.Struct && construction.TakesMembers && members.Count == context.MembersOf(type).Count && UnmarkedStructs.AreMembers(context.ContractOf(type), type) && !OnlySets(construction)
                // The constructor of a record has no say in its members, and initializers have one in those that it does not take.
                && (!construction.IsImplied || members.TrueForAll(member => construction.Keeps(member.Symbol))),
            SettersAct = UserCode.Sets(context, type),
            SkipsDefaults = SkipsDefaults(type),
            IsEqualByFields = type.IsReferenceType ? type.IsRecord : !type.IsUnmanagedType,
            Place = PlaceOf(context, type, construction),
            ReadsPlain = MemberRules.ReadsPlain(context.MembersOf(type), NinoTypes.Ancestors(type).Prepend(type).Any(level => level.Has("NinoReservedAttribute"))),
            LargeValues = LargeStructs.In(type, members.Select(member => member.Symbol.Type), isRecursive).ToEquatable(),
        };
    }

    private static bool SkipsDefaults(INamedTypeSymbol type) => NinoTypes.RulesOf(type) is { IsTolerant: true, SkipsDefaults: true };

    /// <summary>The model of an abstract class or an interface.</summary>
    public static TypeModel CreateAbstract(ParseContext context, INamedTypeSymbol type) => Common(context, type, TypeForm.Abstract, HiddenMembers.ReachedBy(context, type), null, []);

    private static TypeModel Common(ParseContext context, INamedTypeSymbol type, TypeForm form, IEnumerable<MemberSymbol> named, IMethodSymbol? method, IEnumerable<ISymbol> required)
    {
        ITypeSymbol[] parameters = Names.AllTypeArguments(type).ToArray();
        return new TypeModel(
            Names.Hint(context, type) + ".g.cs",
            Names.FormatterNamespace(context, type),
            Names.Formatter(context, type),
            TypeParameters.List(parameters),
            TypeParameters.Constraints(parameters).ToEquatable(),
            Names.Display(type),
            type.ToDisplayString(),
            IsPublic(type) ? "public" : "internal",
            form,
            MayBeDerived: true,
            IsRecursive: false,
            IsSequential: false,
            Obsoletion.IsNamedBy(context, type, named, method, required, FallbackOf(context, type)),
            CallbacksModel.None,
            CallsUserCode: false,
            default,
            new ConstructionModel("", default, default, null, FromMembers: false),
            default)
        {
            IsTolerant = NinoTypes.IsTolerant(type),
            Fallback = NameOfFallback(context, type),
            PreservesReferences = type.TypeKind == TypeKind.Class && NinoTypes.RulesOf(type) is { PreservesReferences: true },
            Contract = ContractOf(type),
            HiddenMembers = HiddenMembers.Of(context, type),
            DeclaredHidden = HiddenMembers.DeclaredBy(context, type),
            DeclaredNames = HiddenMembers.NamesOf(context, type),
            DeclaredParameters = TypeParameters.Declaration(parameters),
            Suppressed = context.Suppressions.Of(type, named, method, required, FallbackOf(context, type)),
        };
    }

    /// <summary>What a declaration or call site contributes, with what composing its formatters found.</summary>
    public static ParseResult Result(ParseContext context, ComposeScope scope, TypeModel? type, IEnumerable<BindingModel> bindings, IEnumerable<DiagnosticModel> diagnostics, LocationModel? location) =>
        new(type, OfStructs(context, scope), bindings.ToEquatable(), diagnostics.ToEquatable(), location) { ForeignSizes = scope.ForeignSizes.ToEquatable() };

    /// <summary>The models of the structs that were found, and of those that they hold.</summary>
    private static EquatableArray<TypeModel> OfStructs(ParseContext context, ComposeScope scope)
    {
        Dictionary<string, TypeModel> models = [];
        while (scope.Structs.FirstOrDefault(type => !models.ContainsKey(Names.Hint(context, type))) is { } next)
        {
            models.Add(Names.Hint(context, next), Create(context, scope, next));
        }

        return models.OrderBy(model => model.Key, StringComparer.Ordinal).Select(model => model.Value).ToEquatable();
    }

    /// <summary>The type that stands for derived ones that are not known; that of a base class where the type says nothing itself.</summary>
    private static string? NameOfFallback(ParseContext context, INamedTypeSymbol type) =>
        FallbackAttribute(type) is not { } said ? null
        : said.Argument(0) is not INamedTypeSymbol ? "null"
        : FallbackOf(context, type) is { } fallback ? $"typeof({Names.Display(fallback)})"
        : null;

    private static INamedTypeSymbol? FallbackOf(ParseContext context, INamedTypeSymbol type) =>
        FallbackAttribute(type)?.Argument(0) is INamedTypeSymbol fallback && context.IsAccessible(fallback) ? fallback : null;

    private static AttributeData? FallbackAttribute(INamedTypeSymbol type) =>
        NinoTypes.Ancestors(type).Prepend(type).Select(level => level.Find("NinoFallbackTypeAttribute")).FirstOrDefault(attribute => attribute is not null);

    private static ContractNameModel ContractOf(INamedTypeSymbol type)
    {
        string name = Names.FullName(type);
        return new ContractNameModel(
            name,
            type.Find("NinoTagAttribute")?.Argument(0) as ushort?,
            Names.InBytes(type).Where(known => known != name).ToEquatable(),
            NinoTypes.BasesOf(type).Select(Names.FullName).OrderBy(known => known, StringComparer.Ordinal).ToEquatable(),
            NinoTypes.ReservedBy(type).ToEquatable());
    }

    /// <summary>Whether reading into a default value gives the same as reading a new one: no constructor has to be asked.</summary>
    private static bool BeginsAsDefault(ITypeSymbol type) => type.IsReferenceType
        || type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T
        || (type is INamedTypeSymbol { ContainingAssembly: { } assembly } named && BaseClasses.IsOfFramework(assembly) && named.TypeArguments.All(BeginsAsDefault));

    /// <summary>Whether it is the constructor of a record that sets the properties of its parameters, and has no say in their values.</summary>
    private static bool OnlySets(ContractConstruction<IMethodSymbol, MemberSymbol> construction) => construction.IsImplied
        && construction.Arguments.All(argument => argument?.Symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is ParameterSyntax);

    private static IEnumerable<string> BasesOf(ParseContext context, INamedTypeSymbol type) =>
        !context.ComparesTypes || type.TypeKind != TypeKind.Class || Names.AllTypeArguments(type).Any() || Obsoletion.IsForbidden(context, type)
            ? []
            : NinoTypes.BasesOf(type).Select(Names.Display);

    private static TypeForm FormOf(ParseContext context, ComposeScope scope, INamedTypeSymbol type) =>
        type.TypeKind == TypeKind.Class ? TypeForm.Class : new Composer(context, scope).FixednessOf(type, out _, out _) switch
        {
            Fixedness.Fixed => TypeForm.FixedStruct,
            Fixedness.Open => TypeForm.OpenStruct,
            _ => TypeForm.ObjectStruct,
        };

    private static MemberModel[] Members(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction, List<(MemberSymbol Symbol, FormatterModel Formatter)> members)
    {
        LocalNames locals = new();
        return members.Select(member => Member(context, type, construction, member.Symbol, member.Formatter, locals.For(member.Symbol.Name))).ToArray();
    }

    private static MemberModel? PlaceOf(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction) =>
        NinoTypes.IsTolerant(type) && ToleranceRules.PlaceIn(context.ContractOf(type).Candidates) is { } place
            ? Member(context, type, construction, place, new FormatterModel(""), "unknownMembers")
            : null;

    private static MemberModel Member(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction, MemberSymbol member, FormatterModel formatter, string local)
    {
        bool isRequired = construction.Requires(member);
        bool isTaken = construction.Keeps(member) && !member.IsPlace;
        bool isObscured = MemberAccess.IsObscured(context, type, member);
        bool isInitOnly = construction.Initializes(member) && !isObscured;
        HiddenTarget? set = isTaken ? null : isInitOnly ? member.Access.Set : member.Access.Set ?? member.Access.SetLate;
        return new MemberModel(
            member.Name,
            Names.Identifier(member.Name),
            local,
            isObscured ? $"({Names.Display(member.Owner)})" : "",
            member.TypeName,
            formatter,
            Accessors.Create(context, type, member, member.Access.Get, local),
            Accessors.Create(context, type, member, set, local),
            IsFilled: construction.Fills(member),
            IsInitialized: isRequired || (isInitOnly && !isTaken),
            isRequired,
            isTaken,
            member.Type.TypeKind == TypeKind.Dynamic,
            DefaultOf(construction, member))
        {
            Number = member.Marks.Number,
            IsStruct = !member.Type.IsReferenceType,
            LateSetter = isInitOnly && (isRequired || !isTaken) ? Accessors.Create(context, type, member, member.Access.Set ?? member.Access.SetLate, local) : null,
            KeepsComparer = type.TypeKind == TypeKind.Class && !isTaken && member is { Setting: Setting.Assignment, Custom: null } && KeptComparers.AreKeptBy(member.Type) && context.IsRuntimeName("Comparers"),
        };
    }

    private static string DefaultOf(ContractConstruction<IMethodSymbol, MemberSymbol> construction, MemberSymbol member)
    {
        if (member.Buffer is not null)
        {
            return $"default({member.TypeName})";
        }

        int index = Array.IndexOf(construction.Arguments, member);
        IParameterSymbol? parameter = index < 0 ? null : construction.Method!.Parameters[index];
        return parameter is { HasExplicitDefaultValue: true } && SymbolEqualityComparer.Default.Equals(parameter.Type, member.Type)
            ? Literals.Of(parameter.ExplicitDefaultValue, member.Type)
            : Literals.Of(null, member.Type);
    }

    /// <summary>Whether the compiler passes something else than the default of a parameter that a call leaves out: where the call stands.</summary>
    private static bool IsCallerInfo(IParameterSymbol parameter) => parameter.GetAttributes().Any(attribute => Array.Exists(CallerInfo, attribute.IsNamed));

    /// <summary>What is passed for a parameter that no member is for.</summary>
    private static string DefaultOf(IParameterSymbol parameter) => parameter is { IsParams: true, Type: IArrayTypeSymbol { ElementType: var element } }
        ? $"global::System.Array.Empty<{Names.Display(element)}>()"
        : $"({Names.Display(parameter.Type)}){Literals.Of(parameter.ExplicitDefaultValue, parameter.Type)}";

    private static ConstructionModel Construct(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction, List<MemberSymbol> members, MemberModel[] models)
    {
        ConstructorModel? accessor = construction is { IsFactory: true, Method: { MethodKind: MethodKind.Constructor } constructor } ? Accessors.Create(context, type, constructor) : null;
        bool isExact = Rivals.AreThere(context, type, construction);
        bool isNamed = accessor is null && !isExact && construction.Arguments.Any(argument => argument is null);
        IEnumerable<ArgumentModel> arguments = construction.IsBare ? [new ArgumentModel("", -1, $"typeof({Names.Display(type)})")] : construction.Arguments
            .Select((argument, index) => (argument, parameter: construction.Method!.Parameters[index]))
            .Where(place => !isNamed || place.argument is not null || IsCallerInfo(place.parameter))
            .Select(place => new ArgumentModel(
                isNamed ? Names.Identifier(place.parameter.Name) + ": "
                    : isExact && place.argument is not null ? $"({Names.Display(place.parameter.Type)})"
                    : accessor is null ? ""
                    : Accessors.Cast(accessor, place.parameter, place.argument),
                place.argument is null ? -1 : members.IndexOf(place.argument),
                place.argument is null ? DefaultOf(place.parameter) : $"default({Names.Display(place.parameter.Type)})"));
        string callee = accessor is { IsReflected: true } ? accessor.Name + ".Make"
            : accessor is not null ? accessor.Name
            : construction.IsBare ? $"({Names.Display(type)})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject"
            : construction.IsFactory ? $"{Names.Display(type)}.{Names.Identifier(construction.Method!.Name)}"
            : "new " + Names.Display(type);
        string[] placeholders = construction.IsFactory || construction.SetsRequired
            ? []
            : RequiredMembers.Of(type).Select(member => member.Name).Distinct().Where(name => !models.Any(model => model.Name == name)).Select(name => $"{Names.Identifier(name)} = default").ToArray();
        ConstructionModel model = new(callee, arguments.ToEquatable(), placeholders.ToEquatable(), accessor, construction.IsFrom(members))
        {
            Method = type.IsReferenceType && construction.Method is { MethodKind: not MethodKind.Constructor, Name: var method } ? method : null,
        };
        return model.FromMembers && type.TypeKind == TypeKind.Class && construction.Method is { MethodKind: MethodKind.Constructor } called && Accessors.CreateLate(context, type, called) is var late
            ? model with { Late = late, LateArguments = LateArguments(late, construction, members).ToEquatable(), Refills = construction.Refills(members) }
            : model;
    }

    private static IEnumerable<ArgumentModel> LateArguments(ConstructorModel accessor, ContractConstruction<IMethodSymbol, MemberSymbol> construction, List<MemberSymbol> members)
    {
        for (int i = 0; i < construction.Arguments.Length; i++)
        {
            IParameterSymbol parameter = construction.Method!.Parameters[i];
            string cast = Accessors.Cast(accessor, parameter, construction.Arguments[i]);
            yield return construction.Arguments[i] is { } argument
                ? new ArgumentModel(cast, members.IndexOf(argument), $"default({Names.Display(parameter.Type)})")
                : new ArgumentModel(cast, -1, DefaultOf(parameter));
        }
    }

    private static bool IsSequential(INamedTypeSymbol type, List<(MemberSymbol Symbol, FormatterModel Formatter)> members) =>
        type.TypeKind == TypeKind.Struct
        && UnmarkedStructs.IsSequential(type)
        // In which order memory holds the parts of a struct in several files, the order of the files given to the compiler decides.
        && type.DeclaringSyntaxReferences.Select(part => part.SyntaxTree).Distinct().Skip(1).FirstOrDefault() is null
        && members.All(member => member.Formatter is { Fixedness: Fixedness.Fixed, Memory: not MemoryKind.Packed })
        && UnmarkedStructs.Shown(type)
            .SequenceEqual(members.Select(member => member.Symbol.Symbol), SymbolEqualityComparer.Default);

    private static bool IsPublic(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is null || IsPublic(type.ContainingType));
}
