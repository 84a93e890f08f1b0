using System.Runtime.Serialization;
using System.Security;

namespace Nino.Core.Formatters;

/// <summary><see cref="TimeZoneInfo"/>: its id where the system has the same zone, else its rules (format.md §5.1).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeZoneInfoFormatter : IFormatter<TimeZoneInfo>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, TimeZoneInfo? value)
    {
        return ref writer.WriteText(ref at, value is null || (IsId(value.Id) && value.Equals(Find(value.Id)))
            ? value?.Id
            : value.ToSerializedString());
    }

    public TimeZoneInfo? Read(ref Reader reader)
    {
        if (reader.ReadString() is not { } text)
        {
            return null;
        }

        TimeZoneInfo? zone = text.Contains(';') ? Parse(text) : IsId(text) ? Find(text) : null;
        if (zone is null)
        {
            reader.ThrowInvalid("The string is neither the id of a time zone that this machine has, nor the rules of one.");
        }

        return zone;
    }

    public void ReadInto(ref Reader reader, ref TimeZoneInfo? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Leaf<TimeZoneInfo, TimeZoneInfoFormatter>();

    /// <summary>Ids are names of files on some systems: one must not lead out of their folder, nor be a second name of a zone, which the system would keep for ever.</summary>
    private static bool IsId(string id)
    {
        if (id.Length is 0 or > 64 || id[0] == '/' || id[id.Length - 1] == '/')
        {
            return false;
        }

        for (int i = 0; i < id.Length; i++)
        {
            char c = id[i];
            bool isName = c is (>= 'A' and <= 'Z') or (>= 'a' and <= 'z') or (>= '0' and <= '9') or '_' or '+' or '-' or ' ' or '(' or ')';
            bool isSingle = c is '/' or '.' && i > 0 && id[i - 1] is not ('/' or '.');
            if (!isName && !isSingle)
            {
                return false;
            }
        }

        return true;
    }

    private static TimeZoneInfo? Find(string id)
    {
        try
        {
            return TimeZoneInfo.FindSystemTimeZoneById(id);
        }
        catch (Exception error) when (error is TimeZoneNotFoundException or InvalidTimeZoneException or SecurityException)
        {
            return null;
        }
    }

    private static TimeZoneInfo? Parse(string rules)
    {
        try
        {
            return TimeZoneInfo.FromSerializedString(rules);
        }
        catch (Exception error) when (error is ArgumentException or SerializationException or FormatException or OverflowException)
        {
            return null;
        }
    }
}
