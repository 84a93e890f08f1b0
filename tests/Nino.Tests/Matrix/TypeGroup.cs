using System.Collections.Generic;

namespace Nino.Tests.Matrix;

/// <summary>Rows under a heading of the pages.</summary>
internal sealed record TypeGroup(Text Title, IReadOnlyList<TypeRow> Rows);
