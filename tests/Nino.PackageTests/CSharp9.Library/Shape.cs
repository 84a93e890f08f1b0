using Nino.Core;

namespace CSharp9.Library
{
    [NinoType]
    public abstract class Shape
    {
        public int Id { get; set; }
    }
}
