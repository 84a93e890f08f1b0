using System.Linq;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>What <see cref="DeclarationCheck"/> asks of random declarations. <c>NINO_SEED</c> sets the first seed, <c>NINO_DECLARATIONS</c> how many there are.</summary>
public sealed class RandomDeclarationTests(ITestOutputHelper output)
{
    public static TheoryData<int> Seeds => new(Enumerable.Range(TestSettings.Of("NINO_SEED", 1), TestSettings.Of("NINO_DECLARATIONS", 8)));

    [Theory]
    [MemberData(nameof(Seeds))]
    public void RandomDeclarations_CompileOrAreReported(int seed)
    {
        output.WriteLine($"NINO_SEED={seed}");
        DeclarationCheck check = new(seed, output.WriteLine);
        check.Run();
        output.WriteLine($"{check.Acceptances} changed payloads were read, {check.Refusals} refused");
    }
}
