using CSharp9.Library;
using Nino.Core;

namespace CSharp9
{
    /// <summary>A type whose members come from a library that has generated code of its own.</summary>
    [NinoType]
    public class Drawing
    {
        public Shape[] Shapes { get; set; } = new Shape[0];

        public Point Origin { get; set; }
    }
}
