namespace Nino.Core.Formatters;

/// <summary><see cref="DateTimeOffset"/>: the local clock as a <see cref="DateTime"/> of no kind, then the offset in minutes (format.md §11.5).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactDateTimeOffset : ICompactForm<DateTimeOffset>
{
    public ref byte Write(ref Writer writer, ref byte at, DateTimeOffset value)
    {
        at = ref CompactTicks.Write(ref writer, ref at, value.Ticks - CompactTicks.Epoch);
        return ref default(CompactSigned<short>).Write(ref writer, ref at, (short)(value.Offset.Ticks / TimeSpan.TicksPerMinute));
    }

    public DateTimeOffset Read(ref Reader reader)
    {
        Bytes16 buffer = default;
        ref byte plain = ref Unsafe.As<Bytes16, byte>(ref buffer);
        Wire.Write(ref plain, CompactTicks.Read(ref reader, CompactTicks.Epoch));
        Wire.Write(ref Wire.At(ref plain, sizeof(long)), default(CompactSigned<short>).Read(ref reader));
        reader.Check(default(DateTimeOffsetFormatter).IsValid(ref plain));
        return default(DateTimeOffsetFormatter).ReadFixed(ref plain);
    }
}
