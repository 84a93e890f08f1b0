using System.Net;

namespace Nino.Core.Formatters;

/// <summary><see cref="IPEndPoint"/>: its address, then its port (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IPEndPointFormatter : IFormatter<IPEndPoint>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, IPEndPoint? value)
    {
        at = ref default(IPAddressFormatter).Write(ref writer, ref at, value?.Address);
        if (value is null)
        {
            return ref at;
        }

        return ref writer.WriteFixed<ushort, RawFormatter<ushort>>(ref at, (ushort)value.Port);
    }

    public IPEndPoint? Read(ref Reader reader) => default(IPAddressFormatter).Read(ref reader) is { } address
        ? new IPEndPoint(address, Wire.Read<ushort>(ref reader.Take(sizeof(ushort))))
        : null;

    public void ReadInto(ref Reader reader, ref IPEndPoint? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<IPEndPoint, IPEndPointFormatter>();
}
