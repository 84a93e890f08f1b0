using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class EnumPersonDictionaryTests : FormatterTests<Dictionary<OfByte, Person?>>
{
    protected override IEnumerable<Dictionary<OfByte, Person?>> Values =>
    [
        [], new() { [OfByte.One] = new() { Name = "one" }, [OfByte.Max] = null },
    ];
}
