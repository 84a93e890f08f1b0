using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Diagnostics;

/// <summary>The rules that the generator reports. Each has a page under docs/en/diagnostics, which is its help link.</summary>
internal static class Descriptors
{
    /// <summary>Each, by its id; it stands before them, because each adds itself.</summary>
    private static readonly Dictionary<string, DiagnosticDescriptor> ById = [];

    public static readonly DiagnosticDescriptor ConstructorParameter = Error(
        RuleIds.ConstructorParameter, "Constructor parameter without a member", "Constructor parameter '{1}' of '{0}' is no member that is serialized, or its type differs");

    public static readonly DiagnosticDescriptor NotReachable = Error(
        RuleIds.NotReachable, "Type is not reachable", "'{0}' cannot be serialized: {1}");

    public static readonly DiagnosticDescriptor CustomFormatter = Error(
        RuleIds.CustomFormatter, "Custom formatter does not fit", "'{0}' cannot format '{1}': {2}");

    public static readonly DiagnosticDescriptor MemberType = Error(
        RuleIds.MemberType, "Member type cannot be serialized", "'{0}' of '{1}' is of type '{2}', {3}");

    public static readonly DiagnosticDescriptor RefDeserialization = Error(
        RuleIds.RefDeserialization, "Method cannot give instances", "'{0}' cannot give instances of '{1}': [NinoRefDeserialization] belongs on one public static method without parameters that returns exactly '{1}', which is not abstract");

    public static readonly DiagnosticDescriptor NoConstructor = Error(
        RuleIds.NoConstructor, "No usable constructor", "'{0}' cannot be made when it is read: {1}");

    public static readonly DiagnosticDescriptor IdCollision = Error(
        RuleIds.IdCollision, "Type id collision", "'{0}' and '{1}' have the same type id: give one of them another with [NinoTag] or [NinoFormerName]");

    public static readonly DiagnosticDescriptor RootType = Error(
        RuleIds.RootType, "Root type cannot be serialized", "'{0}' cannot be serialized: {1}");

    public static readonly DiagnosticDescriptor NotSettable = Error(
        RuleIds.NotSettable, "Member cannot be set", "'{0}' of '{1}' is marked [NinoMember] but nothing sets it when it is read: give it a setter or a constructor parameter");

    public static readonly DiagnosticDescriptor HiddenOrder = Warning(
        RuleIds.HiddenOrder, "Order of base members is not visible", "Base class '{1}' of '{0}' is in another assembly, which does not tell in which order it declares its fields and properties: give them numbers with [NinoMember]");

    public static readonly DiagnosticDescriptor CompactWithoutEffect = Warning(
        RuleIds.CompactWithoutEffect, "NinoCompact without effect", "[NinoCompact] on '{0}' does nothing: it does not reach '{1}'");

    public static readonly DiagnosticDescriptor ForwardedType = Warning(
        RuleIds.ForwardedType, "Generic code serializes a type that cannot be", "This call passes '{0}' on to the serializer, and it cannot be serialized: {1}");

    public static readonly DiagnosticDescriptor HiddenMembers = Warning(
        RuleIds.HiddenMembers, "Members of a base class are left out", "'{0}' leaves out {1} of base class '{2}': {3}");

    public static readonly DiagnosticDescriptor Trimming = Warning(
        RuleIds.Trimming, "Generated code uses what trimming may break", "'{0}' is marked [{1}], and generated code uses it: trimmed and ahead-of-time compiled programs may fail");

    public static readonly DiagnosticDescriptor NoInterceptors = Warning(
        RuleIds.NoInterceptors, "Calls cannot be intercepted", "NinoInterceptCalls has no effect: {0}");

    public static readonly DiagnosticDescriptor LostBase = Warning(
        RuleIds.LostBase, "Members of a base class are lost", "Nino types leave out {1} of their base class '{0}', which has no [NinoType]: {2}");

    public static readonly DiagnosticDescriptor MemberNumber = Error(
        RuleIds.MemberNumber, "Member of a version-tolerant type has no number of its own", "'{0}' of version-tolerant '{1}' {2}");

    public static readonly DiagnosticDescriptor NotTolerant = Error(
        RuleIds.NotTolerant, "Derived type is not version-tolerant", "'{0}' is derived from version-tolerant '{1}' and has to be version-tolerant, too: {2}");

    public static readonly DiagnosticDescriptor UnknownMembersPlace = Error(
        RuleIds.UnknownMembersPlace, "Member cannot keep unknown members", "'{0}' of '{1}' {2}");

    public static readonly DiagnosticDescriptor BreakingChange = Error(
        RuleIds.BreakingChange, "Change breaks bytes that were written", "'{0}' has changed since the schema was written: {1}. To read old bytes: {2}.");

    public static readonly DiagnosticDescriptor SchemaOutdated = Warning(
        RuleIds.SchemaOutdated, "Schema is not up to date", "'{0}' {1}. No change breaks bytes: write the file with '{2}'.");

    public static readonly DiagnosticDescriptor SchemaInvalid = Error(
        RuleIds.SchemaInvalid, "Schema cannot be read", "'{0}' cannot be read: {1}");

    public static readonly DiagnosticDescriptor IdleSkipDefaults = Error(
        RuleIds.IdleSkipDefaults, "SkipDefaults needs VersionTolerant", "'{0}' {1}");

    public static readonly DiagnosticDescriptor OldLanguage = Error(
        RuleIds.OldLanguage, "The language version is too old", "Nothing is generated: the project is compiled as C# {0}, and generated code is C# 9; set LangVersion to 9 or later");

    public static IEnumerable<DiagnosticDescriptor> All => ById.Values;

    public static DiagnosticDescriptor Of(string id) => ById[id];

    private static DiagnosticDescriptor Error(string id, string title, string message) => Add(Rule.Error(id, title, message));

    private static DiagnosticDescriptor Warning(string id, string title, string message) => Add(Rule.Warning(id, title, message));

    private static DiagnosticDescriptor Add(DiagnosticDescriptor created)
    {
        ById.Add(created.Id, created);
        return created;
    }
}
