using System;

namespace Nino.Core.Formatters;

/// <summary><see cref="Uri"/>: its original string (format.md §5.1).</summary>
public readonly struct UriFormatter : IFormatter<Uri>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(Uri? value, out long size)
    {
        size = 0;
        return false;
    }

    public void Write(ref Writer writer, Uri? value) => writer.Write(value is null ? null : TextOf(value));

    public Uri? Read(ref Reader reader)
    {
        if (reader.ReadString() is not { } text)
        {
            return null;
        }

        // Whether "/a" is a file is up to the operating system, so it is never read as one.
        UriKind kind = text.StartsWith('/') ? UriKind.Relative : UriKind.RelativeOrAbsolute;
        if (!Uri.TryCreate(text, kind, out Uri? value))
        {
            reader.ThrowInvalid("The string is not a URI.");
        }

        return value;
    }

    public void ReadInto(ref Reader reader, ref Uri? value) => value = Read(ref reader);

    public void WriteFixed(ref byte destination, Uri value) => throw Errors.NotFixedSize();

    public Uri ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    public bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    public void Describe(ShapeBuilder shape) => shape.Leaf<Uri, UriFormatter>();

    private static string TextOf(Uri value) =>
        value.IsAbsoluteUri && value.OriginalString.StartsWith('/') ? value.AbsoluteUri : value.OriginalString;
}
