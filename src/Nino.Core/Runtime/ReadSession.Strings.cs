using Nino.Core.Memory;

namespace Nino.Core.Runtime;

/// <remarks>The strings of the message, where equal ones are to be one instance (<see cref="NinoOptions.InternStrings"/>).</remarks>
internal sealed partial class ReadSession
{
    private HashSet<string>? _strings;

    private HashSet<string> Strings => _strings ??= new HashSet<string>(Platform.StringComparer);

    /// <summary>The first string of the message that is equal to this one.</summary>
    public string OneInstance(string text)
    {
        if (Strings.TryGetValue(text, out string? known))
        {
            return known;
        }

        Strings.Add(text);
        return text;
    }

    /// <summary>Takes the strings of the message that a block belongs to.</summary>
    public void ShareStrings(ReadSession whole) => _strings = whole.Strings;
}
