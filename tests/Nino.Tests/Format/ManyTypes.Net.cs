using System;
using System.Numerics;
using System.Text;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

/// <summary>More types in one message than heads have of their own, and two of them twice.</summary>
public static class ManyTypes
{
    public static object?[] Values { get; } =
    [
        true, (byte)1, (sbyte)1, (short)1, (ushort)1, 'a', 1, 1u, 1L, 1UL, 1f, 1d, 1m, (nint)1, (nuint)1,
        (Int128)1, (UInt128)1, (Half)1, Guid.Empty, default(DateTime), default(DateTimeOffset), TimeSpan.Zero, default(DateOnly), default(TimeOnly),
        new Rune('a'), Index.Start, Range.All, Complex.One, Vector2.One, Vector3.One, Vector4.One, Quaternion.Identity, default(Plane),
        Matrix3x2.Identity, Matrix4x4.Identity, "a",
        default(PaddedStruct), default(CheckedStruct), default(NestedStruct), default(ReadonlyPoint), default(RecordPoint), default(TextStruct),
        default(AutoLayout), default(ExplicitLayout), default(PackedLayout), default(SizedLayout), default(NumberedLayout),
        new Chain(), new Tree(), new Numbered(), new Utf8Text(), new Weather(), new PersonRecord(null, 0), new Person(),
        new Animal(), new Dog(), new Puppy(), new Circle(), new Square(), new Login(), new Ping(), new Chat(), new Logout(), new Holder(),
        new Logout(), false,
    ];
}
