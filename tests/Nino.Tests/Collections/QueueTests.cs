using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32QueueTests : FormatterTests<Queue<int>>
{
    protected override IEnumerable<Queue<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}

public sealed class StringQueueTests : FormatterTests<Queue<string?>>
{
    protected override IEnumerable<Queue<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}

public sealed class Int32StackTests : FormatterTests<Stack<int>>
{
    protected override IEnumerable<Stack<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}

public sealed class StringStackTests : FormatterTests<Stack<string?>>
{
    protected override IEnumerable<Stack<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}

public sealed class Int32LinkedListTests : FormatterTests<LinkedList<int>>
{
    protected override IEnumerable<LinkedList<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}

public sealed class StringLinkedListTests : FormatterTests<LinkedList<string?>>
{
    protected override IEnumerable<LinkedList<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}
