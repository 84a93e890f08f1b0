using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>A generic type that holds itself or is interpreted, with other formatters of its type arguments than they have everywhere. What it is bound to is known once it is composed.</summary>
internal readonly struct VariantFormatter<T, TArguments> : IFormatter<T>, IVariantFormatter
{
    private static TypeBinding<T>? s_binding;

    public bool IsObject => s_binding!.IsObject;

    public int FixedSize => 0;

    public int MinSize => 1;

    public static void Complete(TypeBinding<T> binding) => s_binding = binding;

    public ref byte Write(ref Writer writer, ref byte at, T? value) => ref s_binding!.WriteValue(ref writer, ref at, value);

    public T? Read(ref Reader reader) => s_binding!.ReadValue(ref reader);

    public void ReadInto(ref Reader reader, ref T? value) => s_binding!.ReadValueInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Bound<T>();
}
