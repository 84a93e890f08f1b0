using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A mark that reaches through generic types of the user into kinds of collections that are interpreted, and into those of which only the runtime has a formatter.</summary>
[NinoType]
public sealed class Utf8Nested
{
    [NinoUtf8]
    public ImmutableList<Box<string?>?>? List;

    [NinoUtf8]
    public ImmutableDictionary<string, Knot<string?>?>? Pairs;

    [NinoUtf8]
    public PriorityQueue<Box<Box<string?>>, string>? Queue;

    [NinoUtf8]
    public (string?, Dictionary<string, Box<string?>>?) Tuple;

    [NinoUtf8]
    public Knot<string?>? Knotted;

    public ImmutableList<Box<string?>?>? Plain;
}
