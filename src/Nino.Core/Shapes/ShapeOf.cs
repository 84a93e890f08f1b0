using System.Threading;
using Nino.Core.Formatters;

namespace Nino.Core.Shapes;

/// <summary>The shape that a formatter describes, built when it is first asked for.</summary>
internal static class ShapeOf<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    // Not of a static initializer, whose error would last: a type that is bound late may be found the next time.
    private static Shape? s_shape;

    public static Shape Shape => s_shape ?? Build();

    private static Shape Build()
    {
        ShapeBuilder builder = new();
        default(TFormatter).Describe(builder);
        return Interlocked.CompareExchange(ref s_shape, builder.Build(), null) ?? s_shape!;
    }
}
