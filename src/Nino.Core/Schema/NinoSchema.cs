using Nino.Contract;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Schemas;

/// <summary>What the bytes of types depend on: their members, numbers and forms. To be shown, kept, and compared with another version.</summary>
public sealed class NinoSchema
{
    internal NinoSchema(IReadOnlyList<NinoSchemaType> types) => Types = types;

    /// <summary>The types with members, and the abstract types, that the schema describes, in the order of their names.</summary>
    public IReadOnlyList<NinoSchemaType> Types { get; }

    /// <summary>The schema of a type and of all that it holds.</summary>
    /// <typeparam name="T">The type; classes derived from an abstract one are described by schemas of their own.</typeparam>
    /// <exception cref="NinoException">The type cannot be serialized.</exception>
    public static NinoSchema Of<T>() => Of(typeof(T));

    /// <summary>The schema of types and of all that they hold.</summary>
    /// <param name="types">The types; classes derived from an abstract one are listed beside it.</param>
    /// <exception cref="NinoException">A type cannot be serialized.</exception>
    public static NinoSchema Of(params Type[] types)
    {
        // Native programs have scalars where something asks for them by their type.
        Registry.UseScalars();
        SchemaBuilder schema = new();
        foreach (Type type in types ?? throw new ArgumentNullException(nameof(types)))
        {
            schema.Add(Registry.Get(type ?? throw new ArgumentNullException(nameof(types))).Shape);
        }

        return new NinoSchema(schema.Types);
    }

    /// <summary>Reads a schema from JSON.</summary>
    /// <param name="json">What <see cref="ToJson"/> gave, or the build wrote.</param>
    /// <exception cref="FormatException">The text is no schema; the message tells the line, or what is missing.</exception>
    public static NinoSchema Parse(string json) => new(SchemaJson.Read(json ?? throw new ArgumentNullException(nameof(json))));

    /// <summary>The schema as JSON, a line for each member, in the same text for equal schemas.</summary>
    public string ToJson() => SchemaJson.Write(Types);

    /// <summary>The schema with what an older version remembers, as the build keeps it in its file: the numbers of version-tolerant members that are gone since then, or before, and which members bytes hold of the time before a type was version-tolerant. To be kept in the place of the older one.</summary>
    /// <param name="older">The older version, that <see cref="ChangesSince"/> has compared.</param>
    public NinoSchema After(NinoSchema older) =>
        new([.. SchemaRules.Merge((older ?? throw new ArgumentNullException(nameof(older))).Types, Types)]);

    /// <summary>What has changed since an older version, and which changes break bytes that it wrote.</summary>
    /// <param name="older">The older version.</param>
    /// <returns>The changes, in the order of the types' names; none where nothing has changed.</returns>
    public IReadOnlyList<NinoSchemaChange> ChangesSince(NinoSchema older) =>
        SchemaRules.Compare((older ?? throw new ArgumentNullException(nameof(older))).Types, Types);
}
