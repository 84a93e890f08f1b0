namespace Nino.Core.Formatters;

/// <summary><see cref="Uri"/>: its original string, marked where that does not tell whether it is absolute (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UriFormatter : IFormatter<Uri>
{
    private const char Mark = '\0';
    private const char Absolute = 'a';
    private const char Relative = 'r';

    /// <summary>What an empty one takes in memory.</summary>
    private const int Empty = 80;

    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, Uri? value) => ref writer.WriteText(ref at, value is null ? null : TextOf(value));

    public Uri? Read(ref Reader reader)
    {
        if (reader.ReadString() is not { } text)
        {
            return null;
        }

        reader.Charge(Empty);
        UriKind kind = HasScheme(text) ? UriKind.Absolute : UriKind.Relative;
        if (text.StartsWith(Mark))
        {
            reader.Check(text.Length > 1 && text[1] is (Absolute or Relative));
            kind = text[1] == Absolute ? UriKind.Absolute : UriKind.Relative;
            text = text.Substring(2);
        }

        if (!Uri.TryCreate(text, kind, out Uri? value))
        {
            reader.ThrowInvalid("The string is not a URI.");
        }

        return value;
    }

    public void ReadInto(ref Reader reader, ref Uri? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<Uri, UriFormatter>();

    /// <remarks>Whether "/a" or "c:/a" names a file depends on how it was made, and on the system.</remarks>
    private static string TextOf(Uri value)
    {
        string text = value.OriginalString;
        return value.IsAbsoluteUri == HasScheme(text) && !text.StartsWith(Mark)
            ? text
            : $"{Mark}{(value.IsAbsoluteUri ? Absolute : Relative)}{text}";
    }

    private static bool HasScheme(string text)
    {
        int length = 0;
        while (length < text.Length && (IsLetter(text[length]) || text[length] is (>= '0' and <= '9') or '+' or '-' or '.'))
        {
            length++;
        }

        return length > 1 && length < text.Length && text[length] == ':' && IsLetter(text[0]);
    }

    private static bool IsLetter(char c) => c is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z');
}
