using Nino.Contract;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary><see cref="Lazy{T}"/>: a presence byte and its value (format.md §4). Writing makes the value; reading gives one that is made.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = "Reading makes a Lazy of a value, which never calls a constructor.")]
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LazyFormatter<T, TFormatter> : IFormatter<Lazy<T>>, IFormInWords
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, Lazy<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        T inner = value.Value;
        at = ref writer.WriteByte(ref at, 1);
        return ref default(TFormatter).Write(ref writer, ref at, inner);
    }

    public Lazy<T>? Read(ref Reader reader) => reader.ReadPresence() ? Create(ref reader) : null;

    public void ReadInto(ref Reader reader, ref Lazy<T>? value) => value = Read(ref reader);

    private static Lazy<T> Create(ref Reader reader)
    {
        reader.Charge(MemorySizes.Lazy);
        return new Lazy<T>(default(TFormatter).Read(ref reader)!);
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Lazy(ShapeOf<T, TFormatter>.Shape.FormIn(schema));

    public void Describe(ShapeBuilder shape) => shape.Parts<Lazy<T>, LazyFormatter<T, TFormatter>>(static (ref Reader reader, ReadTrace _) => reader.ReadPresence() ? 1 : 0, static _ => ShapeOf<T, TFormatter>.Shape);
}
