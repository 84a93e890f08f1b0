using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Kit;

public static partial class Compressions
{
    /// <summary>Whether the runtime has Deflate: Mono's stream needs code that is not there when everything was compiled ahead of time.</summary>
    public static bool HasDeflate { get; } = Deflates();

    private static Dictionary<string, NinoCompression> WhatTheRuntimeHas() => HasDeflate
        ? ByName
        : ByName.Where(named => named.Key is not ("Zlib" or "Deflate" or "Automatic")).ToDictionary(named => named.Key, named => named.Value);

    private static bool Deflates()
    {
        try
        {
            return NinoSerializer.Serialize(new byte[1000], Of("Deflate")).Length < 100;
        }
        catch (Exception exception) when (exception is not NinoException)
        {
            return false;
        }
    }
}
