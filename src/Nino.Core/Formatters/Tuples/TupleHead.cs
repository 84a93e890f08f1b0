using System.Diagnostics.CodeAnalysis;

namespace Nino.Core.Formatters;

/// <summary>What precedes the elements of a tuple (format.md §7).</summary>
internal static class TupleHead
{
    /// <summary>Writes a head and enters the tuple; false when it is null or of a derived type, which is then written.</summary>
    public static bool TryWrite<T>(ref Writer writer, [NotNullWhen(true)] T? value, int members)
        where T : class
    {
        if (value is null)
        {
            writer.WriteNull();
            return false;
        }

        if (value.GetType() != typeof(T))
        {
            writer.WriteDerived(value);
            return false;
        }

        writer.Enter();
        writer.Reserve(1) = (byte)(members + 1);
        return true;
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
