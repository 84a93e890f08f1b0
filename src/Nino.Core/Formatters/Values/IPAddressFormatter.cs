using System.Net;
using System.Net.Sockets;

namespace Nino.Core.Formatters;

/// <summary><see cref="IPAddress"/> (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IPAddressFormatter : IFormatter<IPAddress>
{
    private const byte V4 = 4;
    private const byte V6 = 6;
    private const byte ScopedV6 = 7;
    private const int V4Size = 4;
    private const int V6Size = 16;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, IPAddress? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.AddressFamily == AddressFamily.InterNetwork)
        {
            return ref WriteBytes(ref writer, ref at, V4, V4Size, value);
        }

        if (value.ScopeId == 0)
        {
            return ref WriteBytes(ref writer, ref at, V6, V6Size, value);
        }

        at = ref WriteBytes(ref writer, ref at, ScopedV6, V6Size, value);
        return ref writer.WriteFixed<uint, RawFormatter<uint>>(ref at, (uint)value.ScopeId);
    }

    public IPAddress? Read(ref Reader reader)
    {
        switch (reader.Take(1))
        {
            case 0:
                return null;
            case V4:
                return new IPAddress(Bytes(ref reader, V4Size));
            case V6:
                return new IPAddress(Bytes(ref reader, V6Size));
            case ScopedV6:
                ReadOnlySpan<byte> bytes = Bytes(ref reader, V6Size);
                return new IPAddress(bytes, Wire.Read<uint>(ref reader.Take(sizeof(uint))));
            case var head:
                reader.ThrowInvalid($"{head} is not the head of an IP address.");
                return null;
        }
    }

    public void ReadInto(ref Reader reader, ref IPAddress? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<IPAddress, IPAddressFormatter>();

    private static ref byte WriteBytes(ref Writer writer, ref byte at, byte head, int size, IPAddress value)
    {
        at = ref writer.Room(ref at, 1 + size);
        at = head;
        value.TryWriteBytes(MemoryMarshal.CreateSpan(ref Wire.At(ref at, 1), size), out _);
        return ref Wire.At(ref at, 1 + size);
    }

    private static ReadOnlySpan<byte> Bytes(ref Reader reader, int size)
    {
        reader.GetBytes(size, out ReadOnlySpan<byte> bytes);
        return bytes;
    }
}
