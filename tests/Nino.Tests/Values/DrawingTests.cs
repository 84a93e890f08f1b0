using System;
using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class PointTests : FormatterTests<Point>
{
    protected override IEnumerable<Point> Values =>
    [
        new(1, -2),
        Point.Empty,
    ];
}

public sealed class PointFTests : FormatterTests<PointF>
{
    protected override IEnumerable<PointF> Values =>
    [
        new(1.5f, -2),
        new(float.NaN, float.PositiveInfinity),
    ];
}

public sealed class SizeTests : FormatterTests<Size>
{
    protected override IEnumerable<Size> Values =>
    [
        new(1, -2),
        Size.Empty,
    ];
}

public sealed class SizeFTests : FormatterTests<SizeF>
{
    protected override IEnumerable<SizeF> Values =>
    [
        new(1.5f, -2),
    ];
}

public sealed class RectangleTests : FormatterTests<Rectangle>
{
    protected override IEnumerable<Rectangle> Values =>
    [
        new(1, 2, 3, 4),
        Rectangle.Empty,
    ];
}

public sealed class RectangleFTests : FormatterTests<RectangleF>
{
    protected override IEnumerable<RectangleF> Values =>
    [
        new(1.5f, 2, 3, 4),
    ];
}

public sealed class ColorTests : FormatterTests<Color>
{
    protected override IEnumerable<Color> Values =>
    [
        Color.Empty,
        Color.Red,
        Color.FromArgb(255, 255, 0, 0),
        Color.FromArgb(1, 2, 3, 4),
        Color.Transparent,
        Color.FromName("unheard of"),
        Color.FromName("Window"),
        Color.FromArgb(0, 0, 0, 0),
    ];
}

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
