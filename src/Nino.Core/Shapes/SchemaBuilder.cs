using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Runtime;
using Nino.Core.Schemas;

namespace Nino.Core.Shapes;

/// <summary>Takes down the contracts that shapes tell, and of all types that they hold.</summary>
internal sealed class SchemaBuilder
{
    private readonly Dictionary<string, NinoSchemaType> _types = [];
    private readonly Queue<MembersShape> _met = new();
    private readonly HashSet<Type> _collections = [];

    /// <summary>The types, by name.</summary>
    public IReadOnlyList<NinoSchemaType> Types => _types.Values.OrderBy(type => type.Name, StringComparer.Ordinal).ToArray();

    /// <summary>Adds what a root holds.</summary>
    public void Add(Shape root)
    {
        root.FormIn(this);
        while (_met.Count > 0)
        {
            MembersShape shape = _met.Dequeue();
            _types[TypeNames.Of(shape.Type)] = Create(shape.Type, KindOf(shape), shape.Members.Select(member => Member(shape, member))) with
            {
                IsVersionTolerant = shape.IsTolerant,
                ReadsPlain = !shape.IsTolerant || shape.ReadsPlain,
            };
        }
    }

    /// <summary>The form of an abstract type.</summary>
    public string Base(Type type)
    {
        string name = TypeNames.Of(type);
        if (DeclaredRules.Of(type) is { } rules && !_types.ContainsKey(name))
        {
            _types.Add(name, Create(type, NinoSchemaKind.Base, []) with { IsVersionTolerant = rules.IsTolerant });
        }

        return NameInForm(type);
    }

    /// <summary>The form of a type with members.</summary>
    public string Members(MembersShape shape)
    {
        if (shape.Type.IsGenericType && SchemaForms.Members(shape.Type.GetGenericTypeDefinition().FullName!, shape.Members.Select(member => member.Shape.FormIn(this))) is { } known)
        {
            return known;
        }

        string name = TypeNames.Of(shape.Type);
        if (!_types.ContainsKey(name))
        {
            // Its place is taken, so that it is met once.
            _types.Add(name, new NinoSchemaType(name, KindOf(shape), []));
            _met.Enqueue(shape);
        }

        return NameInForm(shape.Type);
    }

    /// <summary>The form of a collection of a class of the user, which may hold itself.</summary>
    public string OfCollection(Type type, Shape elements)
    {
        if (!_collections.Add(type))
        {
            return NameInForm(type);
        }

        string form = elements.FormIn(this);
        _collections.Remove(type);
        return form;
    }

    /// <summary>The form of a value of which the parts are not told apart, with the types that its type arguments name.</summary>
    public string Value(Type type)
    {
        foreach (Type part in type.IsGenericType ? type.GetGenericArguments() : [])
        {
            if (DeclaredRules.Of(part) is not null)
            {
                Registry.Get(part).Shape.FormIn(this);
            }
        }

        return TypeNames.Of(type.IsEnum ? type.GetEnumUnderlyingType() : type);
    }

    /// <summary>The form of a value that is written as it lies in memory.</summary>
    public string Memory(Type type, int size) => type.IsEnum || Registry.FindBuiltIn(type) is not null ? Value(type) : SchemaForms.Raw(TypeNames.Of(type), size);

    /// <summary>The name, with the integers of enums that are type arguments.</summary>
    private static string NameInForm(Type type)
    {
        Dictionary<string, string> enums = [];
        AddEnums(type, enums);
        return SchemaForms.Rename(TypeNames.Of(type), enums);
    }

    private static void AddEnums(Type type, Dictionary<string, string> enums)
    {
        if (type.IsEnum)
        {
            enums[TypeNames.Of(type)] = SchemaForms.Enum(TypeNames.Of(type), TypeNames.Of(type.GetEnumUnderlyingType()));
        }

        foreach (Type part in type.HasElementType ? [type.GetElementType()!] : type.GetGenericArguments())
        {
            AddEnums(part, enums);
        }
    }

    private NinoSchemaMember Member(MembersShape shape, MemberShape member) =>
        new(member.Name, shape.IsTolerant ? (int)member.Number : null, member.Shape.FormIn(this));

    private static NinoSchemaKind KindOf(MembersShape shape) =>
        !shape.Type.IsValueType ? NinoSchemaKind.Class : shape.HasHead ? NinoSchemaKind.Struct : NinoSchemaKind.FixedStruct;

    private static NinoSchemaType Create(Type type, NinoSchemaKind kind, IEnumerable<NinoSchemaMember> members) => new(TypeNames.Of(type), kind, members.ToArray())
    {
        PreservesReferences = type.IsClass && DeclaredRules.Of(type) is { PreservesReferences: true },
        Tag = type.GetCustomAttribute<NinoTagAttribute>(inherit: false)?.Tag,
        FormerNames = TypeNames.InBytes(type).Where(name => name != TypeNames.Of(type)).ToArray(),
        Bases = DeclaredRules.BasesOf(type).Select(TypeNames.Of).OrderBy(name => name, StringComparer.Ordinal).ToArray(),
        ReservedNumbers = DeclaredRules.ReservedBy(type),
    };
}
