using System.Collections.Generic;
using Nino.Tests.Types;

namespace Nino.Tests.Hostile;

public sealed partial class CyclicKeyTests
{
    static partial void RefuseEachOfNet10(byte[] pairs) => Refuse<OrderedDictionary<Knot, int>>(pairs);
}
