using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>The field behind a partial property stands where it is implemented; its place is where it is defined.</summary>
public sealed class PartialPropertyTests : FormatterTests<Partial>
{
    protected override IEnumerable<Partial> Values => [new(), new() { First = 1, Second = 2, Third = 3 }];

    [Fact]
    public void Members_StandWhereTheyAreDefined() =>
        Payload.Is("04 01 00 00 00 02 00 00 00 03 00 00 00", new Partial { First = 1, Second = 2, Third = 3 });
}

[NinoType]
public sealed partial class Partial
{
    public partial int First { get; set; }

    public int Second { get; set; }

    public partial int Third { get; init; }
}

public sealed partial class Partial
{
    public partial int Third { get => field; init => field = value; }

    public partial int First { get => field; set => field = value; }
}

public sealed class RequiredArgumentTests : FormatterTests<RequiredArgument>
{
    protected override IEnumerable<RequiredArgument> Values => [new(1) { A = 1, B = "b" }];
}

/// <summary>A constructor takes a member that has to be given all the same, and is never set later.</summary>
[NinoType]
public sealed class RequiredArgument(int a)
{
    public required int A { get; init; } = a;

    public required string B { get; init; }
}
