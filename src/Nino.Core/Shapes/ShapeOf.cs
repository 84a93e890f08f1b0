using Nino.Core.Formatters;

namespace Nino.Core.Shapes;

/// <summary>The shape that a formatter describes, built when it is first asked for.</summary>
internal static class ShapeOf<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    public static readonly Shape Shape = Build();

    private static Shape Build()
    {
        ShapeBuilder builder = new();
        default(TFormatter).Describe(builder);
        return builder.Build();
    }
}
