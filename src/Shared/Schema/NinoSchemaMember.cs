namespace Nino.Core.Schemas;

/// <summary>A member of a <see cref="NinoSchemaType"/>.</summary>
/// <param name="Name">The name of the field or property.</param>
/// <param name="Number">The number, where the type is version-tolerant; otherwise null: its place is what counts.</param>
/// <param name="Form">
/// How it stands in the bytes: the full name of its type, of an enum that of the underlying one; <c>list&lt;T&gt;</c> and
/// <c>map&lt;K,V&gt;</c> for all collections, <c>(A,B)</c> for tuples and pairs, <c>lazy&lt;T&gt;</c> and <c>group&lt;K,T&gt;</c>
/// for <see cref="System.Lazy{T}"/> and groups, <c>T?</c> for nullable structs, <c>T of I</c> for enums that are type arguments; in front
/// of it <c>compact</c> for numbers under <c>[NinoCompact]</c>, or <c>custom</c> for the name of a custom formatter.
/// </param>
public sealed record NinoSchemaMember(string Name, int? Number, string Form);
