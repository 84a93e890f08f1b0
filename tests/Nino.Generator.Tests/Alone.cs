using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Tests that change settings of the process; nothing else runs beside them.</summary>
[CollectionDefinition(nameof(Alone), DisableParallelization = true)]
public class Alone;
