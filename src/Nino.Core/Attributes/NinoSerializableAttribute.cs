namespace Nino.Core;

/// <summary>
/// Registers a closed type as a root, as a call of <c>Serialize&lt;T&gt;</c> with it would: for types that only
/// reflection or another assembly's generic code names. Nino types that are not generic need no such mark.
/// </summary>
/// <example><c>[assembly: NinoSerializable(typeof(List&lt;Order&gt;))]</c></example>
[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class NinoSerializableAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="type">The type, with its type arguments.</param>
    public NinoSerializableAttribute(Type type) => Type = type;

    /// <summary>The type.</summary>
    public Type Type { get; }
}
