namespace Nino.Core.Runtime;

/// <summary>The shape of a type that is bound at run time, looked up late.</summary>
internal sealed class BoundShape<T> : Shape
{
    public override void Trace(ref Reader reader, ReadTrace trace) => FormatterOf<T>.Binding.Shape.Trace(ref reader, trace);
}
