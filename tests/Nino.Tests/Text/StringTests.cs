using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Text;

public sealed class StringTests : FormatterTests<string>
{
    protected override IEnumerable<string> Values => ["", "\0", "Nino", "é", "中文", "😀", "\uD83D", "a\0b", new('x', 100), new('é', 70), new('中', 4096)];
}
