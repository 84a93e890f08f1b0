using Nino.Core.Memory;

namespace Nino.Core;

public ref partial struct Writer
{
    // No NoInlining: it keeps the JIT from making jumps of the calls at the ends, and then short text takes a stack frame.
    // Each range of lengths has its own end, so that what the vectors found decides a jump and becomes no number.
    internal ref byte WriteText(ref byte at, string value, bool allowUtf16)
    {
        int length = value.Length;
        if (length > LongestShort || _end.From(ref at) <= length)
        {
            return ref WriteLong(ref at, value, allowUtf16);
        }

        ref ushort chars = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(value.AsSpan()));
        ref byte text = ref Unsafe.Add(ref at, 1);
        if (length >= 16)
        {
            if (Ascii.TryNarrowTwoSixteens(ref chars, ref text, length))
            {
                return ref EndShort(ref at, length);
            }
        }
        else if (length >= 8)
        {
            if (Ascii.TryNarrowTwoEights(ref chars, ref text, length))
            {
                return ref EndShort(ref at, length);
            }
        }
        else if (length >= 4 ? Ascii.TryNarrowTwoFours(ref chars, ref text, length) : length == 0 || Ascii.TryNarrowThree(ref chars, ref text, length))
        {
            return ref EndShort(ref at, length);
        }

        return ref WriteNonAscii(ref at, value, allowUtf16);
    }
}
