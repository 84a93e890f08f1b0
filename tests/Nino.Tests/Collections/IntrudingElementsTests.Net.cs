using System.Collections.Generic;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class IntrudingElementsTests
{
    [Fact]
    public void PriorityQueue_SaysSo()
    {
        PriorityQueue<Intruder, int> queue = new();
        queue.Enqueue(Of(1), 1);
        queue.Enqueue(Of(2), 2);
        Refuses(queue, filled => filled.Enqueue(Extra, 3));
    }
}
