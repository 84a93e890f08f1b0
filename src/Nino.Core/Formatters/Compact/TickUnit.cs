namespace Nino.Core.Formatters;

/// <summary>A unit of times (format.md §11.5). Divides by a product and a shift, which holds for multiples only.</summary>
/// <param name="ticks">How many ticks it has: an odd number times a power of two.</param>
/// <param name="most">How many of it fit in 64 bits.</param>
/// <param name="shift">The power.</param>
/// <param name="inverse">What the odd number gives 1 with, in 64 bits.</param>
internal readonly struct TickUnit(long ticks, long most, int shift, long inverse)
{
    public long Ticks => ticks;

    public long Most => most;

    public int Shift => shift;

    public long Inverse => inverse;

    /// <summary>The units, from ticks to days.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TickUnit Of(int unit) => unit switch
    {
        0 => new(1, long.MaxValue, 0, 1),
        1 => new(TimeSpan.TicksPerMillisecond, long.MaxValue / TimeSpan.TicksPerMillisecond, 4, unchecked((long)0xD288_CE70_3AFB_7E91)),
        2 => new(TimeSpan.TicksPerSecond, long.MaxValue / TimeSpan.TicksPerSecond, 7, unchecked((long)0xE503_2477_AE8D_46A5)),
        _ => new(TimeSpan.TicksPerDay, long.MaxValue / TimeSpan.TicksPerDay, 14, unchecked((long)0xB96A_F4AD_1E99_6E17)),
    };

    /// <summary>How many units ticks are, which are a multiple.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long Divide(long multiple) => unchecked((multiple >> shift) * inverse);

    /// <summary>Whether ticks are a multiple: of what is none the product is too large.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Divides(long number) => (number & ((1L << shift) - 1)) == 0 && MayCount(Divide(number));

    /// <summary>Whether 64 bits hold the ticks of so many units.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool MayCount(long number) => ticks == 1 || (number <= most && number >= -most);
}
