using System.Collections.Generic;
using System.Numerics;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class ComplexTests : FormatterTests<Complex>
{
    protected override IEnumerable<Complex> Values =>
    [
        Complex.Zero, Complex.ImaginaryOne, Complex.NaN, Complex.Infinity, new Complex(double.MinValue, double.Epsilon),
    ];
}
