using Xunit;

namespace Nino.Tests.Allocation;

/// <summary>Tests that run while no other does: what others allocate makes collections, which empty the pools of arrays.</summary>
[CollectionDefinition(nameof(Alone), DisableParallelization = true)]
public sealed class Alone;
