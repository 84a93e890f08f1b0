#region surrogate
using System.Net.Mail;
using Nino.Core;
using Nino.Samples.MailAddresses;

[assembly: NinoCustomFormatter(typeof(MailAddressFormatter))]

namespace Nino.Samples.MailAddresses;

public sealed class MailAddressFormatter
    : NinoSurrogateFormatter<MailAddress, string>
{
    public override string ToSurrogate(MailAddress value) => value.Address;

    public override MailAddress FromSurrogate(string surrogate) =>
        MailAddress.TryCreate(surrogate, out MailAddress? value)
            ? value
            : throw new NinoException("This is no mail address.");
}
#endregion surrogate
