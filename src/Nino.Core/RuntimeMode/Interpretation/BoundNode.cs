using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A type that has a formatter: of the runtime, or generated.</summary>
internal sealed class BoundNode(TypeBinding binding, bool isCompactNumber = false) : Node
{
    public TypeBinding Binding => binding;

    public override Type Type => binding.Type;

    public override bool IsObject => binding.IsObject;

    public override int FixedSize => binding.FixedSize;

    public override int MinSize => binding.MinSize;

    public override bool IsCompactNumber => isCompactNumber;

    protected override Shape MakeShape() => binding.Shape;

    public override ref byte Write(ref Writer writer, ref byte at, object? value) => ref binding.WriteValueBoxed(ref writer, ref at, value);

    public override object? Read(ref Reader reader, object? existing) => binding.ReadValueBoxed(ref reader, existing);
}
