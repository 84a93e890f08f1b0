using System.Collections.Generic;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Newer() => [];
}
