using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Evolution;

public sealed class TolerantTests : FormatterTests<Ticket>
{
    protected override IEnumerable<Ticket> Values
    {
        get
        {
            yield return new Ticket();
            yield return new Ticket { Id = 7, Title = "a", Next = new Ticket { Id = 8, Any = 5 } };
            Ticket full = new()
            {
                Id = -1,
                Title = "Titel ß",
                Tags = ["x", null, "漢字"],
                Made = new DateTime(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc),
                Counts = new() { ["a"] = 1, ["b"] = 2 },
                Any = new PlainCircle { Radius = 2, Size = 1 },
                Plain = new PlainPart { Name = "p", Shape = new PlainCircle { Size = 3 } },
                Score = 5,
                Scores = [1, null, 3],
                Pair = (4, "right"),
                Key = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
                State = TicketState.Done,
                Point = new SmallPair { X = 1, Y = 2 },
                Derived = new TicketLeaf { Name = "leaf", Shared = 4, Inner = new TicketTwig { Numbers = [1, 2] } },
                Many = [new TicketTwig { Shared = 1 }, null, new TicketLeaf { Shared = 2 }, new TicketTwig { Name = "t" }],
                Struct = new TolerantStruct { A = 1, B = "b" },
                MaybeStruct = new TolerantStruct { A = 2 },
                Structs = [new TolerantStruct { A = 3 }, new TolerantStruct { B = "c" }],
                Text = "text",
                Warmth = new Temperature(20.5),
                Team = ["a", "b"],
                Inventory = new() { ["a"] = 1 },
                Forest = [[], null, [[]]],
                Compact = 1000,
                PlainShape = new PlainCircle { Radius = 1 },
                Box = new TolerantBox<string> { Value = "v", Values = ["w"] },
                Record = new TolerantRecord(1, "n") { Needed = "x", Initialized = [4] },
            };
            yield return full;
            yield return new Ticket { Groups = new() { [1] = [full, new Ticket { Id = 3 }], [2] = [] }, Next = full, Any = full };
        }
    }
}

public sealed class TolerantStructTests : FormatterTests<TolerantStruct>
{
    protected override IEnumerable<TolerantStruct> Values => [default, new TolerantStruct { A = 1, B = "b" }];
}

public sealed class TolerantArrayTests : FormatterTests<TolerantStruct[]>
{
    protected override IEnumerable<TolerantStruct[]> Values => [[], [.. Enumerable.Range(0, 200).Select(i => new TolerantStruct { A = i, B = "b" })]];
}

public sealed class TolerantBaseTests : FormatterTests<TicketBase>
{
    protected override IEnumerable<TicketBase> Values => [new TicketLeaf { Name = "a", Inner = new TicketTwig { Numbers = [1] } }, new TicketTwig { Shared = 5 }];
}

public sealed class TolerantLeafTests : FormatterTests<TicketLeaf>
{
    protected override IEnumerable<TicketLeaf> Values => [new TicketLeaf { Inner = new TicketTwig { Inner = new TicketTwig { Inner = new TicketLeaf() } } }, new TicketLeaf { Name = "a", Inner = new TicketLeaf { Shared = 1 } }, new TicketTwig { Shared = 5 }];
}

public sealed class TolerantRecordTests : FormatterTests<TolerantRecord>
{
    protected override IEnumerable<TolerantRecord> Values => [new TolerantRecord(1) { Needed = "x" }];
}

public sealed class TolerantListTests : FormatterTests<List<TolerantRecord>>
{
    protected override IEnumerable<List<TolerantRecord>> Values => [[new TolerantRecord(1) { Needed = "x" }, new TolerantRecord(2, "b") { Needed = "" }, new TolerantRecord(3) { Needed = "x" }]];
}
