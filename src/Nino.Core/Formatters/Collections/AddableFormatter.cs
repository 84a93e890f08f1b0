using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>A class with a parameterless constructor that enumerates its elements and takes them through a public <c>Add</c>, which no interface names (format.md §6).</summary>
/// <typeparam name="TCollection">The class. Trimming keeps its public methods.</typeparam>
/// <typeparam name="T">The elements.</typeparam>
/// <typeparam name="TFormatter">The form of the elements.</typeparam>
/// <remarks>Such a class may hold itself, so each one is a level of nesting (format.md §10).</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AddableFormatter<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] TCollection, T, TFormatter> : IFormatter<TCollection>
    where TCollection : class, IEnumerable<T>, new()
    where TFormatter : struct, IFormatter<T>
{
    private static readonly Action<TCollection, T> Add = FindAdd();

    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(TCollection? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        writer.Enter();
        at = ref Enumerated<T, TFormatter>.Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TCollection? Read(ref Reader reader)
    {
        reader.Enter();
        TCollection? value = null;
        if (reader.TryReadCount(default(TFormatter).MinSize, out int count))
        {
            value = new TCollection();
            for (int i = 0; i < count; i++)
            {
                Taking.Add(value, default(TFormatter).Read(ref reader)!, Add);
            }
        }

        reader.Leave();
        return value;
    }

    /// <remarks>Nothing tells how to clear an existing collection: it is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref TCollection? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<TCollection, AddableFormatter<TCollection, T, TFormatter>>();

    private static Action<TCollection, T> FindAdd()
    {
        MethodInfo method = typeof(TCollection).GetMethod("Add", [typeof(T)]) ?? throw new MissingMethodException(typeof(TCollection).ToString(), "Add");
        return method.ReturnType == typeof(void)
            ? (Action<TCollection, T>)method.CreateDelegate(typeof(Action<TCollection, T>))
            : (collection, item) => method.Invoke(collection, [item]);
    }
}
