namespace Nino.Core.Formatters;

/// <summary><see cref="Tuple{T1}"/> and its like: an object whose members are its elements (format.md §7).</summary>
/// <typeparam name="TTuple">The tuple.</typeparam>
/// <typeparam name="TItems">Its elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TupleFormatter<TTuple, TItems> : IObjectFormatter<TTuple>
    where TTuple : class
    where TItems : struct, ITupleItems<TTuple>
{
    public ObjectInfo Info => ObjectInfos.Of(default(TItems).Count, ReferenceUse.Never);

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TTuple? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.GetType() != typeof(TTuple))
        {
            return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
        }

        return ref WriteBody(ref writer, ref at, value, (byte)(default(TItems).Count + 1));
    }

    public ref byte WriteBody(ref Writer writer, ref byte at, TTuple value, byte head)
    {
        at = ref writer.WriteByte(ref at, head);
        writer.Enter();
        at = ref default(TItems).Write(ref writer, ref at, value);
        writer.Leave();
        return ref at;
    }

    public TTuple? Read(ref Reader reader) => reader.TryReadHead((byte)(default(TItems).Count + 1))
        ? ReadMembers(ref reader)
        : ObjectReader.Read<TTuple, TupleFormatter<TTuple, TItems>>(ref reader);

    /// <remarks>A tuple cannot be filled: it is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref TTuple? value)
    {
        if (reader.TryReadHead((byte)(default(TItems).Count + 1)))
        {
            value = ReadMembers(ref reader);
            return;
        }

        ObjectReader.ReadInto<TTuple, TupleFormatter<TTuple, TItems>>(ref reader, ref value);
    }

    public TTuple ReadMembers(ref Reader reader)
    {
        reader.Enter();
        TTuple value = default(TItems).Read(ref reader, default(TItems).Count);
        reader.Leave();
        return value;
    }

    public void ReadMembers(ref Reader reader, int count, bool reuse, ref TTuple value)
    {
        if (count > default(TItems).Count)
        {
            reader.ThrowTooManyMembers(count, default(TItems).Count);
        }

        reader.Enter();
        value = default(TItems).Read(ref reader, count);
        reader.Leave();
    }

    public void Describe(ShapeBuilder shape)
    {
        shape.Object<TTuple>();
        default(TItems).Describe(shape);
    }
}
