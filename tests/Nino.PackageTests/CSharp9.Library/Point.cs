using Nino.Core;

namespace CSharp9.Library
{
    [NinoType]
    public struct Point
    {
        public int X;
        public int Y;
    }
}
