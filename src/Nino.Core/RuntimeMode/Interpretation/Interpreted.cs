namespace Nino.Core.Runtime;

/// <summary>The binding of a type that is interpreted.</summary>
internal static class Interpreted<T>
{
    public static readonly BoxedBinding Binding = (BoxedBinding)Registry.Get(typeof(T));

    public static Node Node => Binding.Node;

    public static int MemberCount => Binding.MemberCount;
}
