using System;

namespace Nino.Core.Formatters;

internal static class UserCode
{
    /// <summary>Whether a formatter, or one that it is composed of, calls code of the user.</summary>
    public static bool IsIn(Type formatter) =>
        typeof(ICallsUserCode).IsAssignableFrom(formatter) || Array.Exists(formatter.GenericTypeArguments, IsIn);
}
