using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfByteTests : FormatterTests<OfByte>
{
    protected override IEnumerable<OfByte> Values =>
    [
        default, OfByte.Max, (OfByte)77,
    ];
}

public sealed class EnumOfSByteTests : FormatterTests<OfSByte>
{
    protected override IEnumerable<OfSByte> Values =>
    [
        default, OfSByte.Max, (OfSByte)77,
    ];
}

public sealed class EnumOfInt16Tests : FormatterTests<OfInt16>
{
    protected override IEnumerable<OfInt16> Values =>
    [
        default, OfInt16.Max, (OfInt16)77,
    ];
}

public sealed class EnumOfUInt16Tests : FormatterTests<OfUInt16>
{
    protected override IEnumerable<OfUInt16> Values =>
    [
        default, OfUInt16.Max, (OfUInt16)77,
    ];
}

public sealed class EnumOfInt32Tests : FormatterTests<OfInt32>
{
    protected override IEnumerable<OfInt32> Values =>
    [
        default, OfInt32.Max, (OfInt32)77,
    ];
}

public sealed class EnumOfUInt32Tests : FormatterTests<OfUInt32>
{
    protected override IEnumerable<OfUInt32> Values =>
    [
        default, OfUInt32.Max, (OfUInt32)77,
    ];
}

public sealed class EnumOfInt64Tests : FormatterTests<OfInt64>
{
    protected override IEnumerable<OfInt64> Values =>
    [
        default, OfInt64.Max, (OfInt64)77,
    ];
}

public sealed class EnumOfUInt64Tests : FormatterTests<OfUInt64>
{
    protected override IEnumerable<OfUInt64> Values =>
    [
        default, OfUInt64.Max, (OfUInt64)77,
    ];
}
