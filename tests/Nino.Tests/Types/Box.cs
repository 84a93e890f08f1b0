using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public class Box<T>
{
    public T? Content;
    public List<T>? Contents;
}
