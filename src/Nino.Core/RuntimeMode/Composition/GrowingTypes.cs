using System.Linq;

namespace Nino.Core.RuntimeMode;

/// <summary>
/// The types with members that are being composed. One that closes itself over something larger
/// (<c>class C&lt;T&gt; { C&lt;T[]&gt; Next; }</c>) has closed forms without end: each is composed when a value of it is met.
/// </summary>
internal sealed class GrowingTypes
{
    private readonly List<Type> _begun = [];

    /// <summary>Whether a smaller closed form of the type is being composed.</summary>
    public bool Includes(Type type) => type.IsGenericType && _begun.Any(begun =>
        begun.IsGenericType && begun.GetGenericTypeDefinition() == type.GetGenericTypeDefinition() && Parts(begun) < Parts(type));

    public void Begin(Type type) => _begun.Add(type);

    public void End() => _begun.RemoveAt(_begun.Count - 1);

    /// <summary>A form that cannot be looked up, because it differs from that which the type has everywhere.</summary>
    public static NinoException NoVariant(Type type) =>
        new($"{type} is a larger form of the type that holds it, without end, under [NinoUtf8]: only generated code serves that.", type);

    private static int Parts(Type type) => 1 + (type.HasElementType ? Parts(type.GetElementType()!) : type.GetGenericArguments().Sum(Parts));
}
