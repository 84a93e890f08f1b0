namespace Nino.Core.Formatters;

/// <summary><see cref="Version"/>: its components (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct VersionFormatter : IFormatter<Version>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, Version? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        int components = value.Revision >= 0 ? 4 : value.Build >= 0 ? 3 : 2;
        at = ref writer.WriteCount(ref at, components);
        at = ref writer.WriteVarint(ref at, (uint)value.Major);
        at = ref writer.WriteVarint(ref at, (uint)value.Minor);
        if (components > 2)
        {
            at = ref writer.WriteVarint(ref at, (uint)value.Build);
        }

        if (components > 3)
        {
            at = ref writer.WriteVarint(ref at, (uint)value.Revision);
        }

        return ref at;
    }

    public Version? Read(ref Reader reader)
    {
        if (!reader.TryReadCount(1, out int components))
        {
            return null;
        }

        if (components is < 2 or > 4)
        {
            reader.ThrowInvalid($"A version has two to four components, not {components}.");
        }

        int major = ReadComponent(ref reader);
        int minor = ReadComponent(ref reader);
        if (components == 2)
        {
            return new Version(major, minor);
        }

        int build = ReadComponent(ref reader);
        return components == 3 ? new Version(major, minor, build) : new Version(major, minor, build, ReadComponent(ref reader));
    }

    public void ReadInto(ref Reader reader, ref Version? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<Version, VersionFormatter>();

    private static int ReadComponent(ref Reader reader)
    {
        uint component = reader.ReadVarint();
        reader.Check(component <= int.MaxValue);
        return (int)component;
    }
}
