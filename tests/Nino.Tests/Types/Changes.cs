using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

public enum SmallChoice : byte
{
    First,
    Second,
}

public enum WideChoice : short
{
    First,
    Second,
}

/// <summary>A changed type in the middle of a member's type.</summary>
[NinoType]
public sealed class ChangeHolder<T>
{
    public int Before { get; set; }

    public T? Value { get; set; }

    public string? After { get; set; }
}

/// <summary>What a change is called in the documentation.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class ChangeAttribute(string text) : Attribute
{
    public string Text => text;
}

/// <summary>Types before and after a change, plain and version-tolerant.</summary>
public static class Changes
{
    [Change("append a member")]
    public static class Append
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("add a member with a number between others")]
    public static class Insert
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("remove the last member")]
    public static class RemoveLast
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }
    }

    [Change("remove a member between others")]
    public static class RemoveMiddle
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("rename a member")]
    public static class Rename
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public string Renamed { get; set; } = "bee";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public string Renamed { get; set; } = "bee";
        }
    }

    [Change("declare members in another order")]
    public static class Move
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public long B { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public long B { get; set; } = 7;

            [NinoMember(1)]
            public int A { get; set; } = 1234567;
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public long B { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(9)]
            public string Z { get; set; } = "zed";

            [NinoMember(2)]
            public long B { get; set; } = 7;

            [NinoMember(1)]
            public int A { get; set; } = 1234567;
        }
    }

    [Change("give members other numbers")]
    public static class Renumber
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(3)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(3)]
            public int A { get; set; } = 1234567;

            [NinoMember(2)]
            public string B { get; set; } = "bee";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`int` → `long`")]
    public static class WidenInteger
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public long A { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public long A { get; set; } = 7;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`byte` → `int`")]
    public static class WidenUnsigned
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public byte A { get; set; } = 100;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 100;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public byte A { get; set; } = 100;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 100;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`float` → `double`")]
    public static class WidenFloat
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public float A { get; set; } = 2.5f;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public double A { get; set; } = 2.5;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public float A { get; set; } = 2.5f;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public double A { get; set; } = 2.5;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`int` → `int?`")]
    public static class MakeNullable
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`int?` → `long?`")]
    public static class WidenNullable
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public long? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public long? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`int?` → `int`")]
    public static class MakeNotNullable
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int? A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("widen the type under an enum")]
    public static class WidenEnum
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public SmallChoice A { get; set; }

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public WideChoice A { get; set; }

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public SmallChoice A { get; set; }

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public WideChoice A { get; set; }

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`int` → `string`")]
    public static class ChangeType
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public string A { get; set; } = "text";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public string A { get; set; } = "text";

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("`List<T>` → `T[]`")]
    public static class ChangeCollection
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public List<int> A { get; set; } = [9];

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public int[] A { get; set; } = [9];

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public List<int> A { get; set; } = [9];

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public int[] A { get; set; } = [9];

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }

    [Change("class → struct that is not of fixed size")]
    public static class MakeStruct
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public struct PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; }

            [NinoMember(9)]
            public string? Z { get; set; }
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public struct TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; }

            [NinoMember(9)]
            public string? Z { get; set; }
        }
    }

    [Change("a member's class → its base class")]
    public static class MakeBase
    {
        [NinoType]
        public class PlainBase
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;
        }

        public sealed class PlainDerived : PlainBase
        {
            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType(VersionTolerant = true)]
        public class TolerantBase
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;
        }

        public sealed class TolerantDerived : TolerantBase
        {
            [NinoMember(2)]
            public string B { get; set; } = "bee";
        }

        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public PlainDerived? M { get; set; }
        }

        [NinoType]
        public sealed class PlainNew
        {
            [NinoMember(1)]
            public PlainBase? M { get; set; }
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public TolerantDerived? M { get; set; }
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantNew
        {
            [NinoMember(1)]
            public TolerantBase? M { get; set; }
        }
    }

    [Change("class → record")]
    public static class MakeRecord
    {
        [NinoType]
        public sealed class PlainOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType]
        public sealed record PlainNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed class TolerantOld
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }

        [NinoType(VersionTolerant = true)]
        public sealed record TolerantNew
        {
            [NinoMember(1)]
            public int A { get; set; } = 1234567;

            [NinoMember(9)]
            public string Z { get; set; } = "zed";
        }
    }
}
