using Nino.Core.Memory;

namespace Nino.Core;

public ref partial struct Writer
{
    internal ref byte WriteText(ref byte at, string value, bool allowUtf16)
    {
        int length = value.Length;
        if (length > LongestShort || _end.From(ref at) <= length)
        {
            return ref WriteLong(ref at, value, allowUtf16);
        }

        if (!Ascii.TryNarrow(ref MemoryMarshal.GetReference(value.AsSpan()), ref Unsafe.Add(ref at, 1), length))
        {
            return ref WriteNonAscii(ref at, value, allowUtf16);
        }

        return ref EndShort(ref at, length);
    }
}
