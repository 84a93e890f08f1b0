using System.Collections.Generic;

namespace Nino.Tests.Types;

public sealed class Team : List<string>;
