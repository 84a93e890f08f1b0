using System.Linq;
using Xunit;

namespace Nino.Tests.Format;

public sealed partial class HexFileTests
{
    [Fact]
    public void Files_OnDisk_AllHaveCases() =>
        Assert.Equal(FormatCases.All.Select(next => next.File).Distinct().Order(), HexFile.Names.Order());
}
