using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Lists, which cannot be looked into here.</summary>
internal static class PackedList
{
    public static ReadOnlySpan<T> Elements<T>(List<T> list) => list.ToArray();

    /// <summary>Reads packed elements into a list, in place of those that it has.</summary>
    public static void Fill<T, TForm>(ref Reader reader, List<T> list, in PackedHead head)
        where T : unmanaged
        where TForm : struct, ICompactRun
    {
        T[] elements = Platform.AllocateUninitialized<T>(head.Count);
        Packed<TForm>.Read(ref reader, head, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements.AsSpan())));
        list.Clear();
        list.AddRange(elements);
    }
}
