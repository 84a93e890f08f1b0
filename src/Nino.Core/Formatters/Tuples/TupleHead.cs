namespace Nino.Core.Formatters;

/// <summary>What precedes the elements of a tuple (format.md §7).</summary>
internal static class TupleHead
{
    /// <summary>Writes a tuple, which may be null or of a derived type.</summary>
    public static ref byte Write<T, TFormatter>(ref Writer writer, ref byte at, T? value, byte head)
        where T : class
        where TFormatter : struct, IObjectFormatter<T>
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.GetType() != typeof(T))
        {
            return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
        }

        return ref default(TFormatter).WriteBody(ref writer, ref at, value, head);
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
