using System.Collections.Generic;
using System.Collections.Immutable;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class AnyImplementationTests
{
    [Fact]
    public void Interface_OfAnyImplementation_WritesItsElements_OfNewerTypes()
    {
        Writes<IList<int>>(OneTwo, ImmutableArray.Create(1, 2));
        Writes<IReadOnlyList<int>>(OneTwo, ImmutableList.Create(1, 2));
    }
}
