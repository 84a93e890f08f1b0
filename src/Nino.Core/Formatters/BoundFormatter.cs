using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>The formatter that is bound to a type at run time, where the compiler cannot name it: that of a type in another assembly, or of one that is registered later.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BoundFormatter<T> : IFormatter<T>
{
    // That of a class is not looked up: its binding may be the one that is being composed. So may that of a struct, which has none yet then.
    public int FixedSize => default(T) is not null && FormatterOf<T>.Binding is { } binding ? binding.FixedSize : 0;

    public int MinSize => FixedSize != 0 ? FixedSize : 1;

    /// <summary>What a type is that is looked up when the program runs is not known here: code of the user may make its values.</summary>
    public FixedLayout Layout => FixedLayout.Made;

    /// <summary>Whether the form begins with an object head.</summary>
    internal static bool IsObject => (FormatterOf<T>.Binding is UnresolvedBinding<T> ? Registry.Get<T>() : FormatterOf<T>.Binding).IsObject;

    public ref byte Write(ref Writer writer, ref byte at, T? value) => ref FormatterOf<T>.Binding.WriteValue(ref writer, ref at, value);

    public T? Read(ref Reader reader) => FormatterOf<T>.Binding.ReadValue(ref reader);

    public void ReadInto(ref Reader reader, ref T? value) => FormatterOf<T>.Binding.ReadValueInto(ref reader, ref value);

    public void WriteFixed(ref byte destination, T value) => FormatterOf<T>.Binding.WriteFixed(ref destination, value);

    public T ReadFixed(ref byte source) => FormatterOf<T>.Binding.ReadFixed(ref source);

    public bool IsValid(ref byte source) => FormatterOf<T>.Binding.IsValid(ref source);

    public void Describe(ShapeBuilder shape) => shape.Bound<T>();
}
