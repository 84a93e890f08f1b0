using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class CataloguesTests : FormatterTests<Catalogues>
{
    protected override IEnumerable<Catalogues> Values => [new(), new() { Utf8 = Of("中文"), Plain = Of("文中") }, new() { Numbers = [Of(-3), Of(1_000_000)] }];

    private static Catalogue<T> Of<T>(T key)
        where T : notnull => new()
        {
            Names = new() { [key] = "目录" },
            Pairs = [new("一览", key), new(null, key)],
            Counts = new() { [key] = [1, 2, 300] },
            Box = new() { Content = new(key, "目录"), Contents = [new(key, "é")] },
            All = [key, key],
        };
}
