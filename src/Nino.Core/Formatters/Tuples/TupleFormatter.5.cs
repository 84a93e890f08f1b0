using System;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="Tuple{T1,T2,T3,T4,T5}"/>: an object whose members are its elements (format.md §7).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleFormatter<T1, T2, T3, T4, T5, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter> : IObjectFormatter<Tuple<T1, T2, T3, T4, T5>>
    where T1Formatter : struct, IFormatter<T1>
    where T2Formatter : struct, IFormatter<T2>
    where T3Formatter : struct, IFormatter<T3>
    where T4Formatter : struct, IFormatter<T4>
    where T5Formatter : struct, IFormatter<T5>
{
    private const byte Members = 5;

    public int MemberCount => Members;

    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(Tuple<T1, T2, T3, T4, T5>? value, out long size)
    {
        size = 1;
        return value is null;
    }

    public ref byte Write(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5>? value) => ref TupleHead.Write<Tuple<T1, T2, T3, T4, T5>, TupleFormatter<T1, T2, T3, T4, T5, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter>>(ref writer, ref at, value, Members + 1);

    public int BodySize => 0;

    public ref byte WriteBody(ref Writer writer, ref byte at, Tuple<T1, T2, T3, T4, T5> value, byte head)
    {
        at = ref writer.WriteByte(ref at, head);
        writer.Enter();
        at = ref default(T1Formatter).Write(ref writer, ref at, value.Item1);
        at = ref default(T2Formatter).Write(ref writer, ref at, value.Item2);
        at = ref default(T3Formatter).Write(ref writer, ref at, value.Item3);
        at = ref default(T4Formatter).Write(ref writer, ref at, value.Item4);
        at = ref default(T5Formatter).Write(ref writer, ref at, value.Item5);
        writer.Leave();
        return ref at;
    }

    public Tuple<T1, T2, T3, T4, T5>? Read(ref Reader reader) => ObjectReader.Read<Tuple<T1, T2, T3, T4, T5>, TupleFormatter<T1, T2, T3, T4, T5, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter>>(ref reader);

    /// <remarks>A tuple cannot be filled: it is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref Tuple<T1, T2, T3, T4, T5>? value) => ObjectReader.ReadInto<Tuple<T1, T2, T3, T4, T5>, TupleFormatter<T1, T2, T3, T4, T5, T1Formatter, T2Formatter, T3Formatter, T4Formatter, T5Formatter>>(ref reader, ref value);

    public Tuple<T1, T2, T3, T4, T5> ReadMembers(ref Reader reader)
    {
        Tuple<T1, T2, T3, T4, T5> value = null!;
        ReadMembers(ref reader, Members, reuse: false, ref value);
        return value;
    }

    public void ReadMembers(ref Reader reader, int count, bool reuse, ref Tuple<T1, T2, T3, T4, T5> value)
    {
        TupleHead.Enter(ref reader, count, Members);
        value = new Tuple<T1, T2, T3, T4, T5>(
            count > 0 ? default(T1Formatter).Read(ref reader)! : default!,
            count > 1 ? default(T2Formatter).Read(ref reader)! : default!,
            count > 2 ? default(T3Formatter).Read(ref reader)! : default!,
            count > 3 ? default(T4Formatter).Read(ref reader)! : default!,
            count > 4 ? default(T5Formatter).Read(ref reader)! : default!);
        reader.Leave();
    }

    public void Describe(ShapeBuilder shape) => shape.Object<Tuple<T1, T2, T3, T4, T5>>()
        .Member<T1, T1Formatter>("Item1")
        .Member<T2, T2Formatter>("Item2")
        .Member<T3, T3Formatter>("Item3")
        .Member<T4, T4Formatter>("Item4")
        .Member<T5, T5Formatter>("Item5");
}
