using System;
using System.Collections;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

internal static partial class TypeRows
{
    private static TypeRow[] Scalars() =>
    [
        new ValueRow<bool>(false, true) { Form = Form.Scalar, Remarks = [Remarks.NativeBooleans] },
        new ValueRow<byte>(0, 255) { Form = Form.Scalar },
        new ValueRow<sbyte>(-128, 127) { Form = Form.Scalar },
        new ValueRow<short>(short.MinValue, 3) { Form = Form.Scalar },
        new ValueRow<ushort>(0, ushort.MaxValue) { Form = Form.Scalar },
        new ValueRow<char>('\0', '中', '\uD800') { Form = Form.Scalar },
        new ValueRow<int>(int.MinValue, 7) { Form = Form.Scalar },
        new ValueRow<uint>(0, uint.MaxValue) { Form = Form.Scalar },
        new ValueRow<long>(long.MinValue, 7) { Form = Form.Scalar },
        new ValueRow<ulong>(0, ulong.MaxValue) { Form = Form.Scalar },
        new ValueRow<nint>(-1, 7) { Form = Form.Scalar },
        new ValueRow<nuint>(0, 7) { Form = Form.Scalar },
        .. WideNumbers(),
        new ValueRow<float>(float.NaN, -0f, 1.5f) { Form = Form.Scalar },
        new ValueRow<double>(double.NegativeInfinity, double.Epsilon) { Form = Form.Scalar },
        new ValueRow<decimal>(decimal.MinValue, 1.50m) { Form = Form.Scalar },
        new ValueRow<Guid>(Guid.Empty, new("00112233-4455-6677-8899-aabbccddeeff")) { Form = Form.Scalar },
        .. Runes(),
        new ValueRow<Index>(new(3), ^1) { Form = Form.Scalar },
        new ValueRow<Range>(.., 1..^2) { Form = Form.Scalar },
        new ValueRow<Complex>(Complex.Zero, new(1, -2)) { Form = Form.Scalar },
    ];

    private static TypeRow[] Times() =>
    [
        new ValueRow<DateTime>(DateTime.MinValue, new(2026, 11, 21, 1, 2, 3, DateTimeKind.Utc)) { Form = Form.Scalar },
        new ValueRow<DateTimeOffset>(DateTimeOffset.MaxValue, new(2026, 11, 21, 1, 2, 3, TimeSpan.FromMinutes(-150))) { Form = Form.Scalar },
        new ValueRow<TimeSpan>(TimeSpan.MinValue, TimeSpan.FromSeconds(1)) { Form = Form.Scalar },
        .. DatesAndTimesAlone(),
        new TypeRow<TimeZoneInfo>(TimeZoneInfo.Utc, TimeZoneInfo.CreateCustomTimeZone("Here; there", TimeSpan.FromHours(3), "Here", "Here"))
        {
            Form = Form.TextValue,
            Remarks = [Remarks.MachineDependent],
        },
    ];

    private static TypeRow[] Drawing() =>
    [
        new ValueRow<Vector2>(default, new(1, 2)) { Form = Form.Scalar },
        new ValueRow<Vector3>(default, new(1, 2, 3)) { Form = Form.Scalar },
        new ValueRow<Vector4>(default, new(1, 2, 3, 4)) { Form = Form.Scalar },
        new ValueRow<Quaternion>(default, Quaternion.Identity) { Form = Form.Scalar },
        new ValueRow<Plane>(default, new(1, 2, 3, 4)) { Form = Form.Scalar },
        new ValueRow<Matrix3x2>(default, Matrix3x2.Identity) { Form = Form.Scalar },
        new ValueRow<Matrix4x4>(default, Matrix4x4.Identity) { Form = Form.Scalar },
        new ValueRow<Point>(default, new(1, -2)) { Form = Form.Scalar },
        new ValueRow<PointF>(default, new(1, -2)) { Form = Form.Scalar },
        new ValueRow<Size>(default, new(1, 2)) { Form = Form.Scalar },
        new ValueRow<SizeF>(default, new(1, 2)) { Form = Form.Scalar },
        new ValueRow<Rectangle>(default, new(1, 2, 3, 4)) { Form = Form.Scalar },
        new ValueRow<RectangleF>(default, new(1, 2, 3, 4)) { Form = Form.Scalar },
        new ValueRow<Color>(default, Color.Red, Color.FromArgb(1, 2, 3, 4), Color.FromName("mine"))
        {
            Form = Form.Value,
            Remarks = [Remarks.MachineDependent],
        },
    ];

    private static TypeRow[] Enums() =>
    [
        new ValueRow<OfByte>(OfByte.Zero, OfByte.Max) { Form = Form.Scalar, Title = "enum : byte" },
        new ValueRow<OfSByte>(OfSByte.Min, OfSByte.Max) { Form = Form.Scalar, Title = "enum : sbyte" },
        new ValueRow<OfInt16>(OfInt16.Min, OfInt16.Max) { Form = Form.Scalar, Title = "enum : short" },
        new ValueRow<OfUInt16>(OfUInt16.Zero, OfUInt16.Max) { Form = Form.Scalar, Title = "enum : ushort" },
        new ValueRow<OfInt32>(OfInt32.Min, (OfInt32)12345) { Form = Form.Scalar, Title = "enum : int" },
        new ValueRow<OfUInt32>(OfUInt32.Zero, OfUInt32.Max) { Form = Form.Scalar, Title = "enum : uint" },
        new ValueRow<OfInt64>(OfInt64.Min, OfInt64.Max) { Form = Form.Scalar, Title = "enum : long" },
        new ValueRow<OfUInt64>(OfUInt64.Low, OfUInt64.Max) { Form = Form.Scalar, Title = "enum : ulong" },
        new ValueRow<DayOfWeek>(DayOfWeek.Sunday, DayOfWeek.Friday) { Form = Form.Scalar, Title = "enum : int" },
    ];

    private static TypeRow[] Values() =>
    [
        new TypeRow<string>("", "nino", "中文", "\uD800", new string('é', 200)) { Form = Form.String },
        new TypeRow<StringBuilder>(new(), new("text")) { Form = Form.TextValue, Into = IntoExisting.Refilled },
        new ValueRow<BigInteger>(BigInteger.Zero, BigInteger.Pow(-7, 60)) { Form = Form.Value },
        new TypeRow<Version>(new(1, 2), new(1, 2, 3, 4)) { Form = Form.Value },
        new TypeRow<Uri>(new("a/b", UriKind.Relative), new("https://example.org/?q=中")) { Form = Form.TextValue },
        new TypeRow<CultureInfo>(CultureInfo.InvariantCulture) { Form = Form.TextValue, Remarks = [Remarks.MachineDependent, Remarks.Sort] },
        new TypeRow<IPAddress>(IPAddress.Any, IPAddress.IPv6Loopback, IPAddress.Parse("192.0.2.1"), IPAddress.Parse("fe80::1%3")) { Form = Form.Value },
        new TypeRow<IPEndPoint>(new(IPAddress.Parse("192.0.2.1"), 80), new(IPAddress.Parse("2001:db8::1"), 443)) { Form = Form.Value },
        new TypeRow<BitArray>(new(0), new([true, false, true])) { Form = Form.Bits, Into = IntoExisting.Refilled },
    ];

    private static TypeRow[] Nullables() =>
    [
        new TypeRow<int?>(0, 7) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<decimal?>(0, 7) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<DateTime?>(DateTime.MinValue, DateTime.UnixEpoch) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<OfInt16?>(OfInt16.Min, OfInt16.Max) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<PaddedStruct?>(new PaddedStruct(), new PaddedStruct { Small = 1, Large = 2 }) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<TextStruct?>(new TextStruct(), new TextStruct { Id = 1, Name = "a" }) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<(int, string?)?>((0, null), (1, "a")) { Form = Form.Nullable, Title = "T?" },
        new TypeRow<Lazy<int>>(new(0), new(7)) { Form = Form.Lazy },
        new TypeRow<Lazy<string?>>(new((string?)null), new("a")) { Form = Form.Lazy },
    ];
}
