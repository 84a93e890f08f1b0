using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A type that a formatter of the user writes and reads, in a program that may have no code for a formatter closed over it.</summary>
/// <param name="type">The type.</param>
/// <param name="formatter">The formatter, a <see cref="NinoFormatter{T}"/>.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal sealed class CustomNode(Type type, Type formatter) : Node
{
    private static readonly TypeCache<IBoxedFormatter> Instances = new();

    private IBoxedFormatter? _shared;

    public override Type Type => type;

    public override Type? CustomFormatter => formatter;

    protected override Shape MakeShape() => new NodeShape(this);

    public override string FormIn(SchemaBuilder schema) => SchemaForms.Custom(TypeNames.Of(formatter));

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        writer.EnterUserCode();
        writer.Seek(ref at);
        Instance(writer.Options).Serialize(value, ref writer);
        writer.Leave();
        return ref writer.Here;
    }

    public override object? Read(ref Reader reader, object? existing)
    {
        reader.EnterUserCode();
        object? value = Instance(reader.Options).Deserialize(existing, ref reader);
        reader.Leave();
        return value;
    }

    private IBoxedFormatter Instance(NinoOptions options) => options.HasFormatters && options.FormatterOf(formatter) is IBoxedFormatter given ? given : _shared ??= Instances.GetOrAdd(formatter, Make);

    private static IBoxedFormatter Make(Type formatter) =>
        (IBoxedFormatter)Activator.CreateInstance(formatter, BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, null, null, null)!;
}
