using Nino.Contract;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>A form that a <see cref="NinoFormatter{T}"/> of the user writes and reads.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CustomFormatter<T, TCustom> : IFormatter<T>, IFormatterOfUser, IFormInWords
    where TCustom : NinoFormatter<T>, new()
{
    Type IFormatterOfUser.FormatterType => typeof(TCustom);

    public int FixedSize => 0;

    public int MinSize => 1;

    // What the formatter calls may lead back to it, so nesting is counted here.
    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        writer.EnterUserCode();
        writer.Seek(ref at);
        Instance(writer.GivenOptions).Serialize(value!, ref writer);
        writer.Leave();
        return ref writer.Here;
    }

    public T? Read(ref Reader reader)
    {
        reader.EnterUserCode();
        Instance(reader.GivenOptions).Deserialize(out T value, ref reader);
        reader.Leave();
        return value;
    }

    public void ReadInto(ref Reader reader, ref T? value)
    {
        if (value is null)
        {
            value = Read(ref reader);
            return;
        }

        reader.EnterUserCode();
        Instance(reader.GivenOptions).DeserializeRef(ref value, ref reader);
        reader.Leave();
    }

    string IFormInWords.FormIn(SchemaBuilder schema) => SchemaForms.Custom(TypeNames.Of(typeof(TCustom)));

    public void Describe(ShapeBuilder shape) => shape.Leaf<T, CustomFormatter<T, TCustom>>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static NinoFormatter<T> Instance(NinoOptions? options) =>
        options is { HasFormatters: true } ? NinoFormatterInstance<TCustom, T>.Of(options) : NinoFormatterInstance<TCustom, T>.Instance;
}
