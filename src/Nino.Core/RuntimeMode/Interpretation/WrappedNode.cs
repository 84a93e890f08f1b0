using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A collection that is made of another, and has its form.</summary>
/// <param name="type">The collection.</param>
/// <param name="inner">What it is made of; it writes both.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class WrappedNode(Type type, Node inner) : Node
{
    private readonly Func<object?[], object> _create = Invokers.Factory(Constructor(type, inner.Type));

    public override Type Type => type;

    protected override Shape MakeShape() => inner.Shape.Of(type);

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref inner.Write(ref writer, ref at, value);

    public override object? Read(ref Reader reader, object? existing) => inner.Read(ref reader, null) is { } read ? _create([read]) : null;

    private static System.Reflection.ConstructorInfo Constructor(Type type, Type inner) =>
        FrameworkMembers.Kept(Array.Find(type.GetConstructors(), constructor => constructor.GetParameters() is [var only] && only.ParameterType.IsAssignableFrom(inner)), type, "constructor");
}
