namespace Nino.Core.Formatters;

/// <summary>
/// Looks at keys in messages that have referred to an object (<see cref="KeyEquality"/>). Native programs have that only
/// where they may read such messages, by a type or an option that says so: the reflection that it takes would be a third
/// of what Nino adds to the others.
/// </summary>
internal static class KeyChecks
{
    private static Check? s_check = NinoRuntime.IsSupported ? KeyEquality.Check : null;

    private delegate int Check(scoped ref Reader reader, object key, int start);

    /// <summary>Has keys checked from now on, before anything can be referred to.</summary>
    public static void Use() => s_check ??= KeyEquality.Check;

    /// <summary>Raises an error where hashing or comparing a key would overflow the stack, or take too long for the message.</summary>
    /// <returns>How many comparisons one with this key counts for.</returns>
    public static int Of(scoped ref Reader reader, object key, int start)
    {
        if (s_check is not null)
        {
            return s_check(ref reader, key, start);
        }

        // Then all that the message referred to was skipped.
        if (reader.HasObjects)
        {
            throw new NinoException("A type with [NinoType(PreserveReferences = true)] was compiled with an earlier version of Nino. Compile its assembly again.");
        }

        return 1;
    }
}
