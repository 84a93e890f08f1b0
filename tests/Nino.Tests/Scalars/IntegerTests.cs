using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class ByteTests : FormatterTests<byte>
{
    protected override IEnumerable<byte> Values =>
    [
        0, 1, 0x7F, 0x80, byte.MaxValue,
    ];
}

public sealed class SByteTests : FormatterTests<sbyte>
{
    protected override IEnumerable<sbyte> Values =>
    [
        0, 1, -1, sbyte.MinValue, sbyte.MaxValue,
    ];
}

public sealed class Int16Tests : FormatterTests<short>
{
    protected override IEnumerable<short> Values =>
    [
        0, 1, -1, 0x1234, short.MinValue, short.MaxValue,
    ];
}

public sealed class UInt16Tests : FormatterTests<ushort>
{
    protected override IEnumerable<ushort> Values =>
    [
        0, 1, 0x1234, ushort.MaxValue,
    ];
}

public sealed class Int32Tests : FormatterTests<int>
{
    protected override IEnumerable<int> Values =>
    [
        0, 1, -1, 0x12345678, int.MinValue, int.MaxValue,
    ];
}

public sealed class UInt32Tests : FormatterTests<uint>
{
    protected override IEnumerable<uint> Values =>
    [
        0, 1, 0x12345678, uint.MaxValue,
    ];
}

public sealed class Int64Tests : FormatterTests<long>
{
    protected override IEnumerable<long> Values =>
    [
        0, 1, -1, 0x1122334455667788, long.MinValue, long.MaxValue,
    ];
}

public sealed class UInt64Tests : FormatterTests<ulong>
{
    protected override IEnumerable<ulong> Values =>
    [
        0, 1, 0x1122334455667788, ulong.MaxValue,
    ];
}

public sealed class IntPtrTests : FormatterTests<nint>
{
    protected override IEnumerable<nint> Values =>
    [
        0, 1, -1, int.MinValue, int.MaxValue, nint.MinValue, nint.MaxValue,
    ];
}

public sealed class UIntPtrTests : FormatterTests<nuint>
{
    protected override IEnumerable<nuint> Values =>
    [
        0, 1, uint.MaxValue, nuint.MaxValue,
    ];
}
