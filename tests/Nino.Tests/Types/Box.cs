using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

[NinoType]
public class Box<T>
{
    public T? Content;
    public List<T>? Contents;
}

[NinoType]
public class Utf8Holder<T>
{
    [NinoUtf8]
    public T? Content;
}
