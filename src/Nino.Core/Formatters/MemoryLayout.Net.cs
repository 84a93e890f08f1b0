using System.Text;

namespace Nino.Core.Formatters;

internal static partial class MemoryLayout
{
    private static FixedLayout Probe<T, TNumber>(T sample, TNumber number) =>
        BitConverter.IsLittleEndian && Unsafe.SizeOf<T>() == Unsafe.SizeOf<TNumber>()
        && EqualityComparer<TNumber>.Default.Equals(Unsafe.As<T, TNumber>(ref sample), number)
            ? FixedLayout.RawChecked
            : FixedLayout.Packed;

    public static class OfDateOnly
    {
        public static readonly FixedLayout Layout = Probe(DateOnly.FromDayNumber(0x0037_1234), 0x0037_1234);
    }

    public static class OfTimeOnly
    {
        public static readonly FixedLayout Layout = Probe(new TimeOnly(0xC1_2345_6789), 0xC1_2345_6789L);
    }

    public static class OfRune
    {
        public static readonly FixedLayout Layout = Probe(new Rune(0x0010_F234), 0x0010_F234);
    }
}
