using System.Collections.Generic;
using Nino.Core;

namespace Nino.Samples.Stores;

#region player
[NinoType]
public record Player(int Id, string Name, List<string> Items);
#endregion player
