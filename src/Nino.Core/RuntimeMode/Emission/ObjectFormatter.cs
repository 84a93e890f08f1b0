using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The form of a type with an object head (format.md §7) over members that were emitted at run time.</summary>
internal readonly struct ObjectFormatter<T, TMembers> : IObjectFormatter<T>, IKeepsUnknownMembers<T>
    where TMembers : struct, IMembers<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ObjectInfo Info => IsTolerant
        ? ObjectInfos.OfTolerant(default(TMembers).Count, References, default(TMembers).SkipsDefaults)
        : ObjectInfos.Of(default(TMembers).Count, References, BodySize);

    public bool KeepsUnknown => default(TMembers).KeepsUnknown;

    public NinoUnknownMembers? UnknownOf(T value) => default(TMembers).UnknownOf(value);

    private static bool IsTolerant => default(TMembers).IsTolerant;

    private static ReferenceUse References => (ReferenceUse)default(TMembers).References;

    private static int BodySize => default(TMembers).BodySize;

    private static bool HasShortHead => default(TMembers).Count < Head.LastCount;

    public ref byte Write(ref Writer writer, ref byte at, T? value)
    {
        if (default(T) is null)
        {
            if (value is null)
            {
                return ref writer.WriteNull(ref at);
            }

            if (default(TMembers).MayBeDerived && value.GetType() != typeof(T))
            {
                return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
            }

            if (References == ReferenceUse.Always || writer.PreservesReferences)
            {
                return ref ObjectWriter.WriteReferenced<T, ObjectFormatter<T, TMembers>>(ref writer, ref at, value);
            }
        }

        if (IsTolerant)
        {
            return ref ObjectWriter.WriteTolerant<T, ObjectFormatter<T, TMembers>>(ref writer, ref at, value!);
        }

        return ref WriteBody(ref writer, ref at, value!, Head.OfCount(default(TMembers).Count));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteMembers(ref byte destination, T value) => default(TMembers).WriteMembers(ref destination, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteBody(ref Writer writer, ref byte at, T value, byte head)
    {
        if (IsTolerant && head == Head.Table)
        {
            at = ref ObjectWriter.WriteTable<T, ObjectFormatter<T, TMembers>>(ref writer, ref at);
            head = Head.OfCount(default(TMembers).Count);
        }

        if (BodySize == 0)
        {
            return ref default(TMembers).WriteBody(ref writer, ref at, value, head);
        }

        at = ref writer.Room(ref at, BodySize);
        at = head;
        default(TMembers).WriteMembers(ref Wire.At(ref at, 1), value);
        return ref Wire.At(ref at, BodySize);
    }

    public T? Read(ref Reader reader) => IsTolerant && reader.TryReadHead(typeof(T)) ? default(TMembers).Read(ref reader) : ReadUsual(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T? ReadUsual(ref Reader reader) => HasShortHead && !default(TMembers).IsTolerant && reader.TryReadHead((byte)(default(TMembers).Count + 1))
        ? default(TMembers).Read(ref reader)
        : ObjectReader.Read<T, ObjectFormatter<T, TMembers>>(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadMembers(ref Reader reader) => default(TMembers).Read(ref reader);

    public void ReadInto(ref Reader reader, ref T? value) => ObjectReader.ReadInto<T, ObjectFormatter<T, TMembers>>(ref reader, ref value);

    public void ReadMembers(ref Reader reader, int count, bool reuse, ref T value)
    {
        if (count > default(TMembers).Count)
        {
            reader.ThrowTooManyMembers(count, default(TMembers).Count);
        }

        default(TMembers).ReadInto(ref reader, count, reuse, ref value);
    }

    public void Describe(ShapeBuilder shape)
    {
        _ = IsTolerant ? shape.TolerantObject<T>(default(TMembers).ReadsPlain, KeepsUnknown, default(TMembers).SkipsDefaults) : shape.Object<T>();
        default(TMembers).Describe(shape);
    }
}
