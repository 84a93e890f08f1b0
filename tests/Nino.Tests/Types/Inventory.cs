using System.Collections.Generic;

namespace Nino.Tests.Types;

public sealed class Inventory : Dictionary<string, int>;
