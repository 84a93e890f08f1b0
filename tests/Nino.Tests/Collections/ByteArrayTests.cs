using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class ByteArrayTests : FormatterTests<byte[]>
{
    protected override IEnumerable<byte[]> Values =>
    [
        [], [1], [1, 2, 3, 0xFF], Enumerable.Range(0, 5000).Select(i => (byte)i).ToArray(),
    ];
}
