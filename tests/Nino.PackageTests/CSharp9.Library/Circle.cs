using Nino.Core;

namespace CSharp9.Library
{
    [NinoType]
    public class Circle : Shape
    {
        public double Radius;
    }
}
