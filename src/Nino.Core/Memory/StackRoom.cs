namespace Nino.Core.Memory;

/// <summary>
/// Looks at how much of the stack is left. A level of nesting does so once the stack has grown by some KB since the last
/// look, however many levels that took: what a level takes is known only once it is there. What code below a level takes
/// is known where it is large: it is that of structs (<see cref="IsLarge"/>).
/// </summary>
internal static class StackRoom
{
    /// <summary>
    /// For methods that enumerate a collection by an interface without type arguments and go on to its elements: the JIT
    /// must not inline enumerators of those collections that it has seen most, as their frames hold copies of the elements.
    /// </summary>
    public const MethodImplOptions SmallFrame = MethodImplOptions.NoInlining | AggressiveOptimization;

    /// <summary>Compiles without what earlier calls told. netstandard2.1 has no name for it.</summary>
    private const MethodImplOptions AggressiveOptimization = (MethodImplOptions)512;

    /// <summary>How far the stack grows before it is looked at again.</summary>
    private const int Interval = 16 * 1024;

    /// <summary>Values up to this size need no look of their own: what is certain holds them many times.</summary>
    private const int LargestSmall = 4 * 1024;

    /// <summary>How often a value stands on the stack while it is unboxed and written, or read and boxed, by code that is not optimised: six times, as a value of a dictionary ten times; and some in reserve.</summary>
    private const int Copies = 12;

    /// <summary>How many bytes are left where .NET says that there is room.</summary>
    private static int Certain => IntPtr.Size == sizeof(long) ? 128 * 1024 : 64 * 1024;

    /// <summary>Whether the stack has grown past <paramref name="end"/>, which <see cref="TryLook"/> gave; 0 is before the first look.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsPast(nint end)
    {
        Unsafe.SkipInit(out byte here);
        return (nuint)AddressOf(ref here) <= (nuint)(end - 1);
    }

    /// <summary>As <see cref="IsPast(nint)"/>; the first KB below <paramref name="root"/>, where most messages end, are not looked at.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsPast(nint end, ref int root)
    {
        Unsafe.SkipInit(out byte here);
        return (nint)Unsafe.ByteOffset(ref here, ref Unsafe.As<int, byte>(ref root)) > Interval && (nuint)AddressOf(ref here) <= (nuint)(end - 1);
    }

    /// <summary>Looks at the stack; false where there is no room for a level twice as large as any before.</summary>
    /// <param name="root">Where the reader or writer is, on the stack too.</param>
    /// <param name="end">The address down to which the stack may grow without another look.</param>
    /// <param name="largest">The most that it has grown from one look to the next.</param>
    public static bool TryLook(ref int root, ref nint end, ref int largest)
    {
        byte here = 0;
        nint address = AddressOf(ref here);
        nint last = end == 0 ? AddressOf(ref Unsafe.As<int, byte>(ref root)) : end + Interval;
        largest = (int)Math.Min(Math.Max(last - address, largest), int.MaxValue / 4);
        end = address - Interval;
        return Has(Interval + (2 * largest));
    }

    /// <summary>Whether values of a type are structs that take much room on the stack; a constant for the JIT.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLarge<T>() => Unsafe.SizeOf<T>() > LargestSmall;

    /// <summary>Whether there is room for the frames through which a large value goes.</summary>
    public static bool HasFor(int valueSize) => Has((int)Math.Min((long)valueSize * Copies, int.MaxValue / 2));

    /// <summary>Whether so many bytes are left. .NET knows only of some KB; more is looked for from further down.</summary>
    public static bool Has(int size) => RuntimeHelpers.TryEnsureSufficientExecutionStack() && (size <= Certain || !Platform.KnowsStack || HasMore(size));

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool HasMore(int size)
    {
        Block block = default;
        return Touch(ref block) && Has(size - Block.Size);
    }

    // So that the block is not optimised away.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool Touch(ref Block block) => !Unsafe.IsNullRef(ref block);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint AddressOf(ref byte place) => Unsafe.ByteOffset(ref Unsafe.NullRef<byte>(), ref place);

    [StructLayout(LayoutKind.Sequential, Size = Size)]
    private struct Block
    {
        public const int Size = 32 * 1024;
    }
}
