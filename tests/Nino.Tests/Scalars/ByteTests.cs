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
