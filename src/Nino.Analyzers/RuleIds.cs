namespace Nino.Analyzers;

/// <summary>The ids of all rules; each has a page.</summary>
internal static class RuleIds
{
    public const string ConstructorParameter = "NINO001";
    public const string NotReachable = "NINO002";
    public const string Subtype = "NINO003";
    public const string RedundantMember = "NINO004";
    public const string RedundantIgnore = "NINO005";
    public const string BothAttributes = "NINO006";
    public const string NonPublicMember = "NINO007";
    public const string DuplicateNumber = "NINO009";
    public const string CustomFormatter = "NINO010";
    public const string MemberType = "NINO011";
    public const string RefDeserialization = "NINO012";
    public const string NoConstructor = "NINO020";
    public const string IdCollision = "NINO021";
    public const string RootType = "NINO023";
    public const string NotSettable = "NINO024";
    public const string HiddenOrder = "NINO025";
    public const string CompactWithoutEffect = "NINO026";
    public const string ForwardedType = "NINO027";
    public const string HiddenMembers = "NINO028";
    public const string Trimming = "NINO029";
    public const string MissingType = "NINO030";
    public const string ReferenceKey = "NINO031";
    public const string LostFields = "NINO032";
    public const string ImpossibleMember = "NINO033";
    public const string LostElements = "NINO034";
    public const string IdleMark = "NINO035";
    public const string IdleConstructor = "NINO036";
    public const string StaticType = "NINO037";
    public const string NoInterceptors = "NINO038";
    public const string LostBase = "NINO039";
    public const string LostComparer = "NINO040";
    public const string MemberNumber = "NINO041";
    public const string NotTolerant = "NINO042";
    public const string LargeNumber = "NINO043";
    public const string UnknownMembersPlace = "NINO044";
    public const string IdleReferences = "NINO045";
    public const string BreakingChange = "NINO046";
    public const string SchemaOutdated = "NINO047";
    public const string SchemaInvalid = "NINO048";
    public const string IdleSkipDefaults = "NINO049";
    public const string FallbackType = "NINO050";
    public const string OldLanguage = "NINO051";
    public const string UnseenMember = "NINO052";
    public const string UnseenParameter = "NINO053";
    public const string ThrowingAccessor = "NINO054";
}
