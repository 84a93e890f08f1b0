using System.Collections.Generic;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Tests.Objects;

public sealed partial class InPlaceTests
{
    [Fact]
    public void Fill_NullPriorityQueue_SaysSo() =>
        AssertRefused(() => InPlace.Fill((PriorityQueue<int, int>?)null, new PriorityQueue<int, int>()));
}
