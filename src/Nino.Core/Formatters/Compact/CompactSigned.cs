using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Signed integers, and enums over them: a wide varint of the value in zigzag order (format.md §11.1).</summary>
/// <typeparam name="T">A type of 2, 4 or 8 bytes whose memory is the integer.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactSigned<T> : ICompactInteger<T>
    where T : unmanaged
{
    public bool IsSigned => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Write(ref Writer writer, ref byte at, T value) =>
        ref writer.WriteVarint(ref at, CompactNumbers.ZigZag((long)CompactNumbers.Load(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>(), signed: true)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref Reader reader)
    {
        ulong bits = reader.ReadWideVarint();
        if (Unsafe.SizeOf<T>() < sizeof(ulong))
        {
            reader.Check(bits >> (8 * (Unsafe.SizeOf<T>() & 7)) == 0);
        }

        T value = default;
        CompactNumbers.Store(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>(), (ulong)CompactNumbers.UnZigZag(bits));
        return value;
    }
}
