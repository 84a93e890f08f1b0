using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Types that only the program's data names: served where there is runtime mode, or refused with their name. What no program knows is refused everywhere.</summary>
internal static class UndeclaredTypesCheck
{
    public static string? Run()
    {
        foreach ((object value, bool isServedNatively) in Values())
        {
            bool isServed = NinoRuntime.Mode != NinoRuntimeMode.GeneratedOnly && (isServedNatively || RuntimeFeature.IsDynamicCodeSupported);
            byte[]? bytes = Try(() => NinoSerializer.Serialize(value), out string? refusal);
            if ((bytes is null && isServed) || refusal?.Contains(value.GetType().Name.Split('`')[0]) == false)
            {
                return $"{value.GetType()}: {refusal ?? "served"}.";
            }

            if (bytes is not null && !bytes.SequenceEqual(NinoSerializer.Serialize(NinoDeserializer.Deserialize<object>(bytes)!)))
            {
                return $"{value.GetType()} comes back as something else.";
            }
        }

        _ = Try(() => NinoDeserializer.Deserialize<object>(new byte[] { 0xF8, 1, 2, 3, 4, 1 })!, out string? unknown);
        return unknown?.Contains("04030201 is unknown") == true ? null : $"An id that no type has: {unknown ?? "read"}.";
    }

    // Of a list a native program keeps what it calls itself.
    private static IEnumerable<(object Value, bool IsServedNatively)> Values()
    {
        yield return ((1, "x"), true);
        yield return (new List<DayOfWeek> { DayOfWeek.Friday }, false);
    }

    private static T? Try<T>(Func<T> call, out string? refusal)
        where T : class
    {
        try
        {
            refusal = null;
            return call();
        }
        catch (NinoException error)
        {
            refusal = error.Message;
            return null;
        }
    }
}
