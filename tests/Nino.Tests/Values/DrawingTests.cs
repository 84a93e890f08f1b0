using System;
using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public static class DrawingTests
{
    public sealed class OfPointArray : FormatterTests<Point[]>
    {
        protected override IEnumerable<Point[]> Values =>
        [
            [],
            [new(1, 2), new(3, 4)],
        ];
    }

    public sealed class OfRectangleList : FormatterTests<List<RectangleF>>
    {
        protected override IEnumerable<List<RectangleF>> Values =>
        [
            [],
            [new(1, 2, 3, 4)],
        ];
    }

    public sealed class OfNullableSize : FormatterTests<Nullable<Size>>
    {
        protected override IEnumerable<Nullable<Size>> Values =>
        [
            null,
            new Size(1, 2),
        ];
    }
}
