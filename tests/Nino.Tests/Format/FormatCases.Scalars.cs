using System;
using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Scalars() =>
    [
        Case("2-bool", false),
        Case("2-bool", true),
        Case("2-integers", (byte)0xAB),
        Case("2-integers", (sbyte)-2),
        Case("2-integers", (short)-2),
        Case("2-integers", (ushort)0x1234),
        Case("2-integers", 0x12345678),
        Case("2-integers", -2),
        Case("2-integers", 0x89ABCDEFu),
        Case("2-integers", 0x1122334455667788),
        Case("2-integers", -2L),
        Case("2-integers", 0xFFEEDDCCBBAA9988),
        Case("2-integers", (nint)(-2)),
        Case("2-integers", (nuint)2),
        Case("2-char", 'a'),
        Case("2-char", '中'),
        Case("2-char", '\uD800'),
        Case("2-floats", 1.5f),
        Case("2-floats", 1.5),
        Case("2-floats", BitConverter.UInt64BitsToDouble(0x7FF8000000001234)),
        Case("2-decimal", 0m),
        Case("2-decimal", -1.10m),
        Case("2-decimal", decimal.MaxValue),
        Case("2-guid", new Guid("00112233-4455-6677-8899-aabbccddeeff")),
        Case("2-index", (Index)5),
        Case("2-index", ^5),
        Case("2-range", 1..^2),
        Case("2-enums", OfByte.Max),
        Case("2-enums", OfSByte.Min),
        Case("2-enums", OfInt16.Min),
        Case("2-enums", OfUInt16.Max),
        Case("2-enums", OfInt32.Min),
        Case("2-enums", OfUInt32.Max),
        Case("2-enums", OfInt64.Min),
        Case("2-enums", (OfUInt64)0x1122334455667788),
    ];

    private static IEnumerable<FormatCase> Times() =>
    [
        Case("2-datetime", new DateTime(0x0123456789ABCDEF)),
        Case("2-datetime", new DateTime(0x0123456789ABCDEF, DateTimeKind.Utc)),
        Case("2-datetime", new DateTime(0x0123456789ABCDEF, DateTimeKind.Local)),
        Case("2-datetime", DateTime.MaxValue),
        Case("2-datetimeoffset", new DateTimeOffset(0x0123456789ABCDEF, TimeSpan.FromMinutes(330))),
        Case("2-datetimeoffset", new DateTimeOffset(0x0123456789ABCDEF, TimeSpan.FromHours(-14))),
        Case("2-timespan", new TimeSpan(-2)),
    ];

    private static IEnumerable<FormatCase> Numerics() =>
    [
        Case("2-numerics", new Complex(1.5, -2)),
        Case("2-numerics", new Vector2(1, 2)),
        Case("2-numerics", new Vector3(1, 2, 3)),
        Case("2-numerics", new Vector4(1, 2, 3, 4)),
        Case("2-numerics", new Quaternion(1, 2, 3, 4)),
        Case("2-numerics", new Plane(1, 2, 3, 4)),
        Case("2-numerics", new Matrix3x2(1, 2, 3, 4, 5, 6)),
        Case("2-numerics", new Matrix4x4(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ];
}
