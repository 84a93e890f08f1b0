using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>What a member says about itself through attributes, on itself or on its positional parameter.</summary>
internal sealed record MemberMarks(AttributeData? Member, AttributeData? Ignore, AttributeData? Custom, AttributeData? Compact, bool IsUtf8, bool IsCompact)
{
    public int Number => Member?.Argument(0) is ushort number ? number : MemberOrder.NoNumber;

    public static MemberMarks Of(ISymbol member)
    {
        IParameterSymbol? parameter = PositionalParameter(member);
        AttributeData? Find(string name) => member.Find(name) ?? parameter?.Find(name);
        return new MemberMarks(
            Find("NinoMemberAttribute"),
            Find("NinoIgnoreAttribute"),
            Find("NinoCustomFormatterAttribute"),
            Find("NinoCompactAttribute"),
            Find("NinoUtf8Attribute") is not null,
            Find("NinoCompactAttribute") is not null || member.ContainingType.Has("NinoCompactAttribute"));
    }

    /// <summary>The marks of an override: its own, else those of what it overrides.</summary>
    public MemberMarks Over(MemberMarks overridden) =>
        new(
        Member ?? overridden.Member,
        Ignore ?? overridden.Ignore,
        Custom ?? overridden.Custom,
        Compact ?? overridden.Compact,
        IsUtf8 || overridden.IsUtf8,
        IsCompact || overridden.IsCompact);

    private static IParameterSymbol? PositionalParameter(ISymbol member) => member is IPropertySymbol { ContainingType.IsRecord: true }
        ? ConstructionParser.PrimaryConstructor(member.ContainingType)?.Parameters.FirstOrDefault(parameter => parameter.Name == member.Name)
        : null;
}
