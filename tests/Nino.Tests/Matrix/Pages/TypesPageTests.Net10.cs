using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Contract;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.Matrix;

/// <summary>
/// The pages docs/*/types.md say what the matrix tests. After a change of its rows:
/// <code>NINO_UPDATE_HEX=1 dotnet test tests/Nino.Tests --filter FullyQualifiedName~TypesPageTests</code>
/// </summary>
public sealed class TypesPageTests
{
    [Fact]
    public void English_IsThatOfTheMatrix() => AssertIsCurrent("en", new TypesPage(text => text.English));

    [Fact]
    public void Chinese_IsThatOfTheMatrix() => AssertIsCurrent("zh", new TypesPage(text => text.Chinese));

    /// <summary>What the library knows by name has a row, so that nothing is forgotten.</summary>
    [Fact]
    public void Matrix_HasEveryKnownType()
    {
        HashSet<string> rows = [.. TypeRows.All.Select(row => (row.Type.IsGenericType ? row.Type.GetGenericTypeDefinition() : row.Type).FullName!)];
        Assert.Empty(KnownGenerics.Formatters.Keys.Concat(KnownGenerics.Interfaces.Keys)
            .Concat(KnownCompact.Scalars.Keys).Except(rows));
    }

    [Theory]
    [InlineData("en")]
    [InlineData("zh")]
    public void Format_HasEverySectionThatIsLinked(string language)
    {
        string format = File.ReadAllText(PathOf(language, "format.md"));
        Assert.All(TypeRows.All, row => Assert.Contains($"<a id=\"{TypesPage.AnchorOf(row)}\">", format, StringComparison.Ordinal));
    }

    private static string PathOf(string language, string page) => HexFile.IsUpdating
        ? Path.Combine(HexFile.ProjectDirectory, "..", "..", "docs", language, page)
        : Path.Combine(AppContext.BaseDirectory, "docs", language, page);

    private static void AssertIsCurrent(string language, TypesPage page)
    {
        string path = PathOf(language, "types.md");
        string composed = page.Compose();
        if (HexFile.IsUpdating)
        {
            File.WriteAllText(path, composed);
        }

        Assert.Equal(File.ReadAllText(path), composed);
    }
}
