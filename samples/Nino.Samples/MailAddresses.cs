using System.Net.Mail;
using Nino.Core;
using Nino.Samples.MailAddresses;

#region surrogate-attribute
[assembly: NinoCustomFormatter(typeof(MailAddressFormatter))]
#endregion surrogate-attribute

namespace Nino.Samples.MailAddresses;

#region surrogate
public sealed class MailAddressFormatter
    : NinoSurrogateFormatter<MailAddress, string>
{
    public override string ToSurrogate(MailAddress value) => value.ToString();

    public override MailAddress FromSurrogate(string surrogate) =>
        MailAddress.TryCreate(surrogate, out MailAddress? value)
            ? value
            : throw new NinoException("This is no mail address.");
}
#endregion surrogate
