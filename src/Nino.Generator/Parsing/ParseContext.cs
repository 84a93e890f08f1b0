using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>What is computed once for a compilation. It lives as long as the compilation does. Callers lock it: an editor may parse from several threads.</summary>
internal sealed class ParseContext
{
    private static readonly ConditionalWeakTable<Compilation, ParseContext> Contexts = new();

    private readonly Dictionary<INamedTypeSymbol, ContractSymbol> _contracts = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> _begun = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> _runtimeNames;
    private readonly HashSet<IAssemblySymbol> _aliased;
    private readonly Dictionary<INamedTypeSymbol, bool> _rivals = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<(MemberForm Form, bool Measures), Dictionary<ITypeSymbol, FormatterModel?>> _composed = [];

    private ParseContext(Compilation compilation)
    {
        Compilation = compilation;
        Customs = new CustomFormatters(this);
        Bases = new BaseClasses(this);
        Suppressions = new Suppressions(this);
        Forms = new SymbolForms(this);
        INamespaceSymbol? core = Child(Child(compilation.GlobalNamespace, "Nino"), "Core");
        _runtimeNames = new HashSet<string>(new[] { core, Child(core, "Formatters") }
            .Where(scope => scope is not null)
            .SelectMany(scope => scope!.GetTypeMembers())
            .Select(type => type.Name)
            .Concat(["CompilerGenerated", "MethodImpl", "MethodImplOptions"]));
        _aliased = Aliased(compilation);
        BindsAccessors = SymbolEqualityComparer.Default.Equals(
            compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.UnsafeAccessorAttribute")?.ContainingAssembly,
            compilation.ObjectType.ContainingAssembly);
    }

    public Compilation Compilation { get; }

    /// <summary>The sizes of the structs that have been measured. It makes no difference from where a struct is reached, except to one that holds itself, which does not compile.</summary>
    public Dictionary<INamedTypeSymbol, (Fixedness Fixedness, int Size, bool NeedsCheck)> Sizes { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>What <see cref="NamedTypes.In"/> has found, by type.</summary>
    public Dictionary<ITypeSymbol, IReadOnlyList<INamedTypeSymbol>> Named { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Whether all members of a struct without an attribute can be serialized, for the structs that have been asked for.</summary>
    public Dictionary<INamedTypeSymbol, bool> Whole { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>The formatters of users.</summary>
    public CustomFormatters Customs { get; }

    /// <summary>Whether members that cannot be serialized are left out with a warning.</summary>
    public bool LeavesOutUnserializable => Compilation.Assembly.Has("NinoLeaveOutUnserializableAttribute");

    /// <summary>Base classes that have no attribute.</summary>
    public BaseClasses Bases { get; }

    /// <summary>Decides which form types have.</summary>
    public SymbolForms Forms { get; }

    /// <summary>What generated code has to suppress.</summary>
    public Suppressions Suppressions { get; }

    /// <summary>Whether the runtime binds methods to members of other types (<c>UnsafeAccessor</c>).</summary>
    public bool BindsAccessors { get; }

    /// <summary>Whether the runtime has inline arrays: they came together with these accessors.</summary>
    public bool HasInlineArrays => BindsAccessors;

    /// <summary>Whether the runtime compares the type of an object with a known one without loading either; others look types up.</summary>
    public bool ComparesTypes => BindsAccessors;

    public static ParseContext Of(Compilation compilation) => Contexts.GetValue(compilation, static created => new ParseContext(created));

    /// <summary>Whether generated code uses this name for something of the runtime.</summary>
    public bool IsRuntimeName(string name) => _runtimeNames.Contains(name);

    /// <summary>Whether generated code can name a type or member.</summary>
    public bool IsAccessible(ISymbol symbol) => !IsFileLocal(symbol as INamedTypeSymbol ?? symbol.ContainingType)
        && (IsPublic(symbol) || Compilation.IsSymbolAccessibleWithin(symbol, Compilation.Assembly));

    /// <summary>Whether an assembly lets this one see a member. The compiler finds internal ones that are virtual, and outside of reference assemblies those that are <c>private protected</c>, although nothing may name them.</summary>
    public bool Shows(ISymbol member) => member.DeclaredAccessibility is not (Accessibility.Internal or Accessibility.ProtectedAndInternal)
        || IsOwn(member.ContainingType)
        || member.ContainingAssembly.GivesAccessTo(Compilation.Assembly);

    /// <summary>Whether generated code, which says <c>global::</c>, cannot name a type or a part of it: only <c>extern alias</c> names it, or this assembly or another reference has a type of the same name.</summary>
    public bool IsUnnamable(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsUnnamable(array.ElementType),
        INamedTypeSymbol named => IsAliased(named) || HasRival(named) || (named.IsGenericType && Names.AllTypeArguments(named).Any(IsUnnamable)),
        _ => false,
    };

    /// <summary>Why generated code cannot name a type, and what to do about it.</summary>
    public (string Reason, string Remedy) WhyUnnamable(ITypeSymbol type) => MentionsAliased(type)
        ? ("no reference has the alias 'global'", "add this one")
        : ("the project or another reference has a type of the same name", "rename one of them");

    /// <summary>A type parameter with a constraint that generated code cannot name, or null: the printed formatter of the type repeats the constraints.</summary>
    public ITypeParameterSymbol? UnnamableParameter(INamedTypeSymbol type) => !type.IsGenericType || (!IsOwn(type) && NinoTypes.IsNinoType(type)) ? null
        : Names.AllTypeArguments(type.OriginalDefinition).OfType<ITypeParameterSymbol>().FirstOrDefault(parameter => parameter.ConstraintTypes.Any(IsUnnamable));

    /// <summary>A class that generated code would have to name to read or set a member of a type, and that it cannot; null in most cases.</summary>
    public INamedTypeSymbol? UnnamableOwner(INamedTypeSymbol type, MemberSymbol member)
    {
        if (!NinoTypes.Ancestors(type).Any(IsUnnamable))
        {
            return null;
        }

        INamedTypeSymbol?[] named = [member.Access.Get?.Owner, ContractOf(type).Construction.Keeps(member) && !member.IsPlace ? null : (member.Access.Set ?? member.Access.SetLate)?.Owner, MemberAccess.IsObscured(this, type, member) ? member.Owner : null];
        return named.FirstOrDefault(owner => owner is not null && IsUnnamable(owner));
    }

    public bool IsOwn(ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, Compilation.Assembly);

    public ContractSymbol ContractOf(INamedTypeSymbol type)
    {
        if (!_contracts.TryGetValue(type, out ContractSymbol? contract))
        {
            contract = FindContract(type);
            _contracts[type] = contract;
        }

        return contract;
    }

    public IReadOnlyList<MemberSymbol> MembersOf(INamedTypeSymbol type) => ContractOf(type).Members;

    /// <summary>The formatters whose composing found nothing for a <see cref="ComposeScope"/>, and which are handed out again: each member asks for its own several times.</summary>
    public Dictionary<ITypeSymbol, FormatterModel?> Composed(MemberForm form, bool measures)
    {
        if (!_composed.TryGetValue((form, measures), out Dictionary<ITypeSymbol, FormatterModel?>? composed))
        {
            composed = new(SymbolEqualityComparer.Default);
            _composed.Add((form, measures), composed);
        }

        return composed;
    }

    /// <summary>Whether no struct or collection is under way, on which an answer might depend.</summary>
    public bool IsIdle => _begun.Count == 0;

    /// <summary>Begins a struct or a collection; false when that is under way, because the type holds itself or ever larger forms of itself.</summary>
    public bool TryBegin(INamedTypeSymbol type) => !IsGrowing(type) && _begun.Add(type);

    public void End(INamedTypeSymbol type) => _begun.Remove(type);

    private bool IsGrowing(INamedTypeSymbol type)
    {
        const int MostSmaller = 2;
        const int Large = 1000;
        int parts = Expansion.Parts(type, Large);
        return parts > Large || _begun.Count(begun =>
            SymbolEqualityComparer.Default.Equals(begun.OriginalDefinition, type.OriginalDefinition) && Expansion.Parts(begun, Large) < parts) > MostSmaller;
    }

    private ContractSymbol FindContract(INamedTypeSymbol type)
    {
        ContractSymbol contract = ContractFrom(type, MemberCollector.Collect(this, type), isOfFields: false);
        return type.TypeKind != TypeKind.Struct || NinoTypes.IsNinoType(type) || (UnmarkedStructs.AreMembers(contract, type) && !UnmarkedStructs.HasMixedMembers(contract, type))
            ? contract
            : ContractFrom(type, MemberCollector.OfFields(this, type), isOfFields: true);
    }

    private ContractSymbol ContractFrom(INamedTypeSymbol type, IReadOnlyList<MemberSymbol> candidates, bool isOfFields)
    {
        ContractConstruction<IMethodSymbol, MemberSymbol> construction = new ConstructionParser(this, type, candidates).Resolve();
        if (Rivals.TakePrecedence(this, type, construction))
        {
            construction = construction.Method!.MethodKind == MethodKind.Constructor
                ? construction with { IsFactory = true }
                : construction with { Problem = new ConstructionProblem(null, Detail: $"C# calls another '{construction.Method.Name}', which has a higher [OverloadResolutionPriority]: give the factory a name of its own") };
        }

        MemberSymbol[] members = construction.MembersOf(candidates);
        return new ContractSymbol(candidates, construction with { Problem = construction.Problem ?? CallProblem(type, construction, members) }, members, isOfFields);
    }

    /// <summary>What is wrong with a constructor or factory that takes what generated code cannot name or pass. Generated code names the types of all parameters where it calls a constructor around the compiler, as for objects that others refer to, or tells the compiler which overload is meant; otherwise those of parameters whose member is left out. No other constructor takes its place: it might give the type other members than in runtime mode.</summary>
    private ConstructionProblem? CallProblem(INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction, MemberSymbol[] members)
    {
        bool goesAround = construction.Method?.MethodKind == MethodKind.Constructor && (construction.IsFactory || (type.IsReferenceType && construction.IsFrom(members)));
        bool namesAll = goesAround || Rivals.AreThere(this, type, construction);
        bool isReflected = goesAround && Accessors.IsReflected(this, type);
        return construction.Method?.Parameters
            .Select(parameter => CallProblem(parameter, namesAll || (construction.Arguments[parameter.Ordinal] is { } member && !CanName(member.Type)), isReflected))
            .FirstOrDefault(problem => problem is not null) is { } first ? new ConstructionProblem(null, Detail: first) : null;
    }

    private string? CallProblem(IParameterSymbol parameter, bool isNamed, bool isReflected)
    {
        const string Remedy = "mark another constructor or a factory [NinoConstructor]";
        string type = $"'{Names.InMessage(parameter.Type)}', the type of parameter '{parameter.Name}'";
        return IsUnsafe(parameter.Type) ? $"generated code is not unsafe and cannot name {type}: {Remedy}"
            : isNamed && MentionsAliased(parameter.Type) ? $"generated code cannot name {type}, of which no reference has the alias 'global': {Remedy}, or add this alias"
            : isNamed && IsUnnamable(parameter.Type) ? $"generated code cannot name {type}, because {WhyUnnamable(parameter.Type).Reason}: {Remedy}"
            : isNamed && !IsAccessible(parameter.Type) ? $"generated code cannot reach {type}: {Remedy}, or make it and its outer types internal or public"
            : isReflected && parameter.Type.IsRefLikeType ? $"generated code calls it by reflection, which cannot pass {type}: {Remedy}"
            : null;
    }

    private bool CanName(ITypeSymbol type) => !IsUnsafe(type) && !IsUnnamable(type) && IsAccessible(type);

    /// <summary>Whether only unsafe code can name a type, which generated code is not.</summary>
    public static bool IsUnsafe(ITypeSymbol type) => Names.Mentions(type, TypeKind.Pointer) || Names.Mentions(type, TypeKind.FunctionPointer);

    private bool IsAliased(INamedTypeSymbol type) => _aliased.Contains(type.ContainingAssembly);

    private bool MentionsAliased(ITypeSymbol type) => type is IArrayTypeSymbol array ? MentionsAliased(array.ElementType)
        : type is INamedTypeSymbol named && (IsAliased(named) || Names.AllTypeArguments(named).Any(MentionsAliased));

    /// <summary>Whether another type has the same name as one of a reference: a type of this assembly hides it, and of types in several references none can be named.</summary>
    private bool HasRival(INamedTypeSymbol type)
    {
        if (type.SpecialType != SpecialType.None || IsOwn(type) || type.TypeKind == TypeKind.Error)
        {
            return false;
        }

        if (type.ContainingType is { } outer)
        {
            return HasRival(outer);
        }

        INamedTypeSymbol definition = type.OriginalDefinition;
        if (!_rivals.TryGetValue(definition, out bool hasRival))
        {
            string name = NinoTypes.MetadataName(definition);
            hasRival = Compilation.Assembly.GetTypeByMetadataName(name) is not null
                || (!BaseClasses.IsOfFramework(definition.ContainingAssembly) && Compilation.GetTypesByMetadataName(name).Count(rival => !IsAliased(rival) && IsAccessible(rival)) > 1);
            _rivals.Add(definition, hasRival);
        }

        return hasRival;
    }

    /// <summary>The assemblies of which no reference has the alias <c>global</c>: the compiler leaves them out of the global namespace.</summary>
    private static HashSet<IAssemblySymbol> Aliased(Compilation compilation)
    {
        HashSet<IAssemblySymbol> result = new(compilation.SourceModule.ReferencedAssemblySymbols, SymbolEqualityComparer.Default);
        result.ExceptWith(compilation.GlobalNamespace.ConstituentNamespaces.Select(scope => scope.ContainingAssembly));
        return result;
    }

    /// <summary>Types that only their file sees have a metadata name that C# cannot spell.</summary>
    private static bool IsFileLocal(INamedTypeSymbol? type) =>
        type is not null && (type.MetadataName.StartsWith("<", System.StringComparison.Ordinal) || IsFileLocal(type.ContainingType));

    /// <summary>Whether everybody can name it. The compiler walks through all references to tell.</summary>
    public static bool IsPublic(ISymbol? symbol) => symbol is null or ITypeParameterSymbol or IDynamicTypeSymbol
        || (symbol is IArrayTypeSymbol array && IsPublic(array.ElementType))
        || (symbol is INamedTypeSymbol or IFieldSymbol or IMethodSymbol or IPropertySymbol
            && symbol.DeclaredAccessibility == Accessibility.Public
            && IsPublic(symbol.ContainingType)
            && (symbol as INamedTypeSymbol)?.TypeArguments.All(IsPublic) != false);

    private static INamespaceSymbol? Child(INamespaceSymbol? scope, string name) => scope?.GetNamespaceMembers().FirstOrDefault(child => child.Name == name);
}
