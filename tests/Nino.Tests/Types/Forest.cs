using System.Collections.Generic;

namespace Nino.Tests.Types;

/// <summary>Holds itself without an attribute.</summary>
public sealed class Forest : List<Forest?>;
