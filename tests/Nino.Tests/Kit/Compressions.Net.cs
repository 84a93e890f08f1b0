using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Kit;

public static partial class Compressions
{
    private static Dictionary<string, NinoCompression> WhatTheRuntimeHas() => ByName;
}
