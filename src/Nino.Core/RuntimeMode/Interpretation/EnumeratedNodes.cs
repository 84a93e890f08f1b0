using System.Collections;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Memory;

namespace Nino.Core.RuntimeMode;

/// <summary>Writes collections of any implementation.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class EnumeratedNodes(Type type, Node element)
{
    private readonly PropertyInfo _count = typeof(ICollection<>).MakeGenericType(type).GetProperty("Count")!;
    private readonly PropertyInfo _readOnlyCount = typeof(IReadOnlyCollection<>).MakeGenericType(type).GetProperty("Count")!;

    /// <summary>Writes a collection. One that does not know its count, or that other threads may be changing, is enumerated once, into a list.</summary>
    /// <exception cref="NinoException">The count is not the number of elements.</exception>
    [MethodImpl(StackRoom.SmallFrame)]
    public ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (value is null || DefaultArrays.Include(value))
        {
            return ref writer.WriteNull(ref at);
        }

        IEnumerable elements = IsList(value) ? ByIndex((IList)value) : (IEnumerable)value;
        if (Enumerated.IsConcurrent(value.GetType()) || CountOf(value) is not { } count)
        {
            List<object?> list = [];
            foreach (object? item in elements)
            {
                list.Add(item);
            }

            elements = list;
            count = list.Count;
        }

        at = ref writer.WriteCount(ref at, count);
        at = ref NodeElements.Write(ref writer, ref at, element, elements, count, out int left);
        if (left != 0)
        {
            Errors.ThrowCount(count, value);
        }

        return ref at;
    }

    /// <summary>How many elements a collection tells that it has; null for one that does not tell.</summary>
    public int? CountOf(object value) =>
        value is ICollection known ? known.Count
        : _count.DeclaringType!.IsInstanceOfType(value) ? Get(_count, value)
        : _readOnlyCount.DeclaringType!.IsInstanceOfType(value) ? Get(_readOnlyCount, value)
        : null;

    private static bool IsList(object value) => value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(List<>);

    // As generated code writes a list: only its count must stay as it is.
    private static IEnumerable ByIndex(IList list)
    {
        for (int i = 0; i < list.Count; i++)
        {
            yield return list[i];
        }
    }

    /// <summary>Whether a collection may hold elements: only then is it cleared, since one of the user may refuse that.</summary>
    public bool MayHold(object value) => CountOf(value) != 0;

    private static int Get(PropertyInfo count, object value) => (int)count.GetValue(value, BindingFlags.DoNotWrapExceptions, null, null, null)!;
}
