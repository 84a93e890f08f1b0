using System.Globalization;

namespace Nino.Contract;

/// <summary>What a member says about itself through attributes, on itself or on its positional parameter.</summary>
/// <param name="IsMarked">Whether <c>[NinoMember]</c> marks it.</param>
/// <param name="Number">The number that this gives it, or <see cref="MemberOrder.NoNumber"/>.</param>
/// <param name="IsIgnored">Whether it is left out.</param>
/// <param name="Form">The forms that it chooses.</param>
/// <param name="Custom">What names its formatters, as the reader knows it; null when nothing does.</param>
internal sealed record MemberMarks(bool IsMarked, int Number, bool IsIgnored, MemberForm Form, object? Custom)
{
    /// <summary>The marks of an override: its own, else those of what it overrides.</summary>
    public MemberMarks Over(MemberMarks overridden) => new(
        IsMarked || overridden.IsMarked,
        IsMarked ? Number : overridden.Number,
        IsIgnored || overridden.IsIgnored,
        Form.Or(overridden.Form),
        Custom ?? overridden.Custom);

    /// <summary>The attributes that say so, but for those that name formatters.</summary>
    public IEnumerable<string> Attributes()
    {
        if (IsMarked)
        {
            yield return $"[NinoMember({unchecked((uint)Number).ToString(CultureInfo.InvariantCulture)})]";
        }

        foreach (string attribute in Form.Attributes())
        {
            yield return attribute;
        }
    }
}
