using System;
using System.Runtime.InteropServices;

namespace Nino.Fuzz.Running;

/// <summary>Memory between two pages that nobody may touch: one byte read before or behind an input ends the process.</summary>
internal sealed unsafe partial class GuardedMemory
{
    private const int Page = 4096;
    private const int None = 0;
    private const int ReadWrite = 3;
    private const int PrivateAnonymous = 0x22;

    private readonly byte* _start;
    private readonly int _size;

    /// <param name="size">The most bytes of an input.</param>
    public GuardedMemory(int size)
    {
        _size = (size + Page - 1) / Page * Page;
        nint mapped = Map(0, (nuint)_size + (2 * Page), ReadWrite, PrivateAnonymous, -1, 0);
        if (mapped == -1 || Protect(mapped, Page, None) != 0 || Protect(mapped + Page + _size, Page, None) != 0)
        {
            throw new InvalidOperationException("No guarded memory.");
        }

        _start = (byte*)mapped + Page;
    }

    /// <summary>The bytes, right before a guarded page or right behind one.</summary>
    public ReadOnlySpan<byte> Place(ReadOnlySpan<byte> bytes, bool atEnd)
    {
        Span<byte> place = new(atEnd ? _start + _size - bytes.Length : _start, bytes.Length);
        bytes.CopyTo(place);
        return place;
    }

    [LibraryImport("libc", EntryPoint = "mmap")]
    private static partial nint Map(nint address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect")]
    private static partial int Protect(nint address, nuint length, int protection);
}
