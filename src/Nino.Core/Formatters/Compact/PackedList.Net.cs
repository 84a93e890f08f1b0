namespace Nino.Core.Formatters;

/// <summary>Lists as they lie in memory.</summary>
internal static class PackedList
{
    public static ReadOnlySpan<T> Elements<T>(List<T> list) => CollectionsMarshal.AsSpan(list);

    /// <summary>Reads packed elements into a list, in place of those that it has.</summary>
    public static void Fill<T, TForm>(ref Reader reader, List<T> list, in PackedHead head)
        where T : unmanaged
        where TForm : struct, ICompactRun
    {
        CollectionsMarshal.SetCount(list, head.Count);
        Packed<TForm>.Read(ref reader, head, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(CollectionsMarshal.AsSpan(list))));
    }
}
