using System.Diagnostics.CodeAnalysis;

namespace Nino.Core.Formatters;

/// <summary>What precedes the elements of a tuple (format.md §7).</summary>
internal static class TupleHead
{
    /// <summary>Writes a tuple that is null or of a derived type; false for any other.</summary>
    public static bool TryWrite<T>(ref Writer writer, [NotNullWhen(false)] T? value)
        where T : class
    {
        if (value is null)
        {
            writer.WriteNull();
            return true;
        }

        if (value.GetType() != typeof(T))
        {
            writer.WriteDerived(value);
            return true;
        }

        return false;
    }

    /// <summary>Enters a tuple that may have fewer elements in the bytes than it has.</summary>
    public static void Enter(ref Reader reader, int count, int members)
    {
        if (count > members)
        {
            reader.ThrowTooManyMembers(count, members);
        }

        reader.Enter();
    }
}
