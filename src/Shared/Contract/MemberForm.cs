namespace Nino.Contract;

/// <summary>The forms that the attributes of a member choose for what it holds. The composers of all modes hand it on, and ask it.</summary>
/// <param name="IsUtf8">Whether text is UTF-8 (format.md §5).</param>
/// <param name="IsCompact">Whether numbers are compact (format.md §11).</param>
internal readonly record struct MemberForm(bool IsUtf8, bool IsCompact)
{
    /// <summary>The forms in type arguments of other types with members: text there is reached, numbers are not.</summary>
    public MemberForm Plain => this with { IsCompact = false };

    /// <summary>What either chooses.</summary>
    public MemberForm Or(MemberForm other) => new(IsUtf8 || other.IsUtf8, IsCompact || other.IsCompact);

    /// <summary>The attributes that choose it.</summary>
    public IEnumerable<string> Attributes()
    {
        if (IsUtf8)
        {
            yield return "[NinoUtf8]";
        }

        if (IsCompact)
        {
            yield return "[NinoCompact]";
        }
    }

    /// <summary>Whether text has the form that it has by itself.</summary>
    public bool IsPlainText => !IsUtf8;

    /// <summary>The name of the formatter of text.</summary>
    public string TextFormatter => IsUtf8 ? "Utf8StringFormatter" : "StringFormatter";
}
