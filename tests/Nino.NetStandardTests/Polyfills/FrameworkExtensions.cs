using System;
using System.Diagnostics.CodeAnalysis;
using System.IO.Compression;
using System.Linq;
using System.Net.Mail;
using System.Security.Cryptography;

namespace Nino.Tests;

/// <summary>Static members that the framework has since.</summary>
internal static class FrameworkExtensions
{
    extension(Convert)
    {
        public static string ToHexString(ReadOnlySpan<byte> bytes) => BitConverter.ToString(bytes.ToArray()).Replace("-", "");

        public static byte[] FromHexString(string text) =>
            Enumerable.Range(0, text.Length / 2).Select(i => Convert.ToByte(text.Substring(2 * i, 2), 16)).ToArray();
    }

    extension(CompressionLevel)
    {
        public static CompressionLevel SmallestSize => CompressionLevel.Optimal;
    }

    extension(RandomNumberGenerator)
    {
        public static byte[] GetBytes(int count)
        {
            byte[] bytes = new byte[count];
            RandomNumberGenerator.Fill(bytes);
            return bytes;
        }
    }

    extension(MailAddress)
    {
        public static bool TryCreate(string text, [NotNullWhen(true)] out MailAddress? address)
        {
            try
            {
                address = new MailAddress(text);
                return true;
            }
            catch (Exception exception) when (exception is FormatException or ArgumentException)
            {
                address = null;
                return false;
            }
        }
    }
}
