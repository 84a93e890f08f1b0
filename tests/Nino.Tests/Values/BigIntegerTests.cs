using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class BigIntegerTests : FormatterTests<BigInteger>
{
    protected override IEnumerable<BigInteger> Values =>
    [
        BigInteger.Zero,
        BigInteger.One,
        BigInteger.MinusOne,
        new(127),
        new(128),
        new(-128),
        new(-129),
        BigInteger.Pow(10, 300),
        -BigInteger.Pow(3, 5000),
    ];
}
