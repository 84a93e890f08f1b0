using Nino.Core;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(ParcelFormatter))]
public sealed class Parcel
{
    public int Size;
    public Parcel? Inner;
}
