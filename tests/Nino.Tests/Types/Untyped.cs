using System.Collections;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Holds anything through collections that do not say of what.</summary>
[NinoType]
public sealed class Untyped
{
    public IList? List;
    public ArrayList? Array;
    public IEnumerable? Sequence;
    public ICollection? Collection;
    public IDictionary? Map;
    public Hashtable? Table;
    public List<IList?>? Lists;
    public UntypedStruct Struct;
}

[NinoType]
public struct UntypedStruct
{
    public IList? Items;
}
