using System;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>A field or property that is, or could be, a member of a contract.</summary>
/// <param name="Info">The field or property.</param>
/// <param name="Order">Its place.</param>
/// <param name="IsMember">Whether the rules of its type include it.</param>
/// <param name="Marks">Its attributes.</param>
/// <param name="Setting">How it is set.</param>
/// <param name="Getter">What reads it: a field or a method.</param>
/// <param name="Setter">What sets it: a field, a method, or null.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record ContractMember(
    MemberInfo Info,
    MemberOrder Order,
    bool IsMember,
    MemberMarks Marks,
    Setting Setting,
    MemberInfo Getter,
    MemberInfo? Setter)
{
    public string Name => Info.Name;

    public Type Type => Info is PropertyInfo property ? property.PropertyType : ((FieldInfo)Info).FieldType;

    /// <summary>Whether a derived type declares another member of the same name.</summary>
    public bool IsHidden { get; init; }

    public bool IsRequired => Members.IsRequired(Info);
}
