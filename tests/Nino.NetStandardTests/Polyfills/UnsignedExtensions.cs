using System;

namespace Nino.Tests;

/// <summary>Apart from the signed one, whose members have the same names.</summary>
internal static class UnsignedExtensions
{
    extension(nuint)
    {
        public static nuint MaxValue => UIntPtr.Size == sizeof(uint) ? uint.MaxValue : unchecked((nuint)ulong.MaxValue);
    }
}
