using System.Collections.Generic;

namespace Nino.Tests.Types;

public sealed class OrderedNumberTable : OrderedDictionary<long, byte>;
