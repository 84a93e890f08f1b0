using System.Collections.Generic;

namespace Nino.Tests.Types;

public sealed class Tags : HashSet<string>;
