using System.Collections.Generic;
using Nino.Core;

namespace CSharp9.Library
{
    [NinoType]
    public class Polygon : Shape
    {
        public List<Point> Points { get; set; } = new List<Point>();

        public string? Note { get; set; }
    }
}
