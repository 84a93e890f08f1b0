using System.Collections.Generic;
using System.Net.Mail;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

public sealed class MailAddressTests : FormatterTests<MailAddress>
{
    protected override IEnumerable<MailAddress> Values =>
    [
        new("a@b.example"), new("a.long.name@a.long.host.example"),
    ];
}
