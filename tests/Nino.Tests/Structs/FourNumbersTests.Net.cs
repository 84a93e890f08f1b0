using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

public sealed class FourNumbersTests : FormatterTests<FourNumbers>
{
    protected override IEnumerable<FourNumbers> Values =>
    [
        default, new(1),
    ];

    [Fact]
    public void Elements_AreAllKept()
    {
        FourNumbers read = NinoDeserializer.Deserialize<FourNumbers[]>(NinoSerializer.Serialize(new FourNumbers[] { new(3), new(7) }))![1];

        Assert.Equal([7, 8, 9, 10], Enumerable.Range(0, 4).Select(index => read[index]));
    }
}
