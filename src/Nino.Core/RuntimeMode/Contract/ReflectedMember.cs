using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>A field or property, as reflection tells of it.</summary>
/// <param name="info">The field or property.</param>
/// <param name="viewer">The assembly of the type that has it as a member.</param>
/// <param name="parameter">The positional parameter that declares it, or null.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ReflectedMember(MemberInfo info, Assembly viewer, ParameterInfo? parameter) : ContractMember
{
    private readonly MethodInfo? _getter = info is PropertyInfo property ? Members.Getter(property, viewer) : null;
    private readonly MethodInfo? _setter = info is PropertyInfo property ? Members.Setter(property, viewer) : null;

    public MemberInfo Info => info;

    /// <summary>The declared type; of a property that returns a reference, that of what it refers to.</summary>
    public Type Type => info is not PropertyInfo { PropertyType: { } type } ? ((FieldInfo)info).FieldType : type.IsByRef ? type.GetElementType()! : type;

    public override string Name => info.Name;

    public override bool IsField => info is FieldInfo;

    public override bool IsPublic => _getter?.IsPublic ?? ((FieldInfo)info).IsPublic;

    /// <summary>Whether the compiler shows it to the assembly.</summary>
    public bool IsShown => Visibility.IsShown(Getter, viewer);

    public override bool IsOverride => info is PropertyInfo property && Members.IsOverride(property);

    public override bool IsElsewhere => info.Module.Assembly != viewer;

    public override bool IsRequired => Members.IsRequired(info);

    /// <summary>The formatter that it names, or null.</summary>
    /// <exception cref="NinoException">It names two.</exception>
    public Type? Custom => Marks.Custom is not Type[] named ? null
        : named.Length == 1 ? named[0]
        : throw CustomFormatters.Bad(named[1], Type, CustomFormatterRules.Taken(named[0].ToString()));

    /// <summary>What reads it: a field or a method.</summary>
    public MemberInfo Getter => _getter ?? info;

    /// <summary>What sets it: a field, a method, or null.</summary>
    public MemberInfo? Setter => Setting is Setting.Never or Setting.InPlace ? null : IsField ? info : _setter ?? (MemberInfo?)Behind;

    /// <summary>Whether an accessor is more than reading or setting a field: the compiler marks those that it makes.</summary>
    public bool HasBody => IsBody(_getter) || IsBody(_setter);

    public override bool IsPlace => Type == typeof(NinoUnknownMembers);

    public override bool IsServed => Marks.Custom is not null || !ReflectedTypes.IsDataless(Type) || CustomFormatters.Serve(Type, viewer) || ReflectedTypes.IsNinoType(Type);

    /// <summary>Of a <c>fixed</c> buffer, what says so; else null.</summary>
    public FixedBufferAttribute? Buffer { get; } = info is FieldInfo own ? RawStructs.BufferOf(own) : null;

    /// <summary>Whether the assembly of the type leaves out members that cannot be serialized.</summary>
    public bool MayBeLeftOut => viewer.IsDefined(typeof(NinoLeaveOutUnserializableAttribute), inherit: false);

    protected override bool HasSetter => info is FieldInfo { IsInitOnly: var isReadOnly } ? !isReadOnly : _setter is not null;

    protected override bool IsInitOnly => _setter is not null && Visibility.IsAccessible(_setter, viewer) && Members.IsInitOnly(_setter);

    /// <summary>Other assemblies do not show their fields to the compiler, but mark the getters that it made.</summary>
    public override bool IsAutomatic => IsField || (_getter!.Module.Assembly == viewer ? Behind is not null : ReflectedTypes.IsGenerated(_getter));

    protected override bool CanBeFilled => !info.DeclaringType!.IsValueType && Filling.IsPossible(Type);

    /// <summary>The field behind a property.</summary>
    private FieldInfo? Behind => _getter!.DeclaringType!
        .GetProperties(Members.Declared)
        .Where(property => property.GetGetMethod(nonPublic: true) == _getter)
        .Select(Members.BackingField)
        .FirstOrDefault();

    protected override MemberMarks OwnMarks()
    {
        T? Find<T>()
            where T : Attribute => info.GetCustomAttribute<T>(inherit: false) ?? parameter?.GetCustomAttribute<T>(inherit: false);
        NinoMemberAttribute? mark = Find<NinoMemberAttribute>();
        return new MemberMarks(
            mark is not null,
            mark is null ? MemberOrder.NoNumber : MemberOrder.Of(mark.Index),
            Find<NinoIgnoreAttribute>() is not null,
            new MemberForm(Find<NinoUtf8Attribute>() is not null, Find<NinoCompactAttribute>() is not null),
            NamedBy(info.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false)) ?? NamedBy(parameter?.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false) ?? []));
    }

    private static bool IsBody(MethodInfo? accessor) => accessor is not null && !ReflectedTypes.IsGenerated(accessor);

    private static Type[]? NamedBy(IEnumerable<NinoCustomFormatterAttribute> attributes) =>
        attributes.Select(attribute => attribute.FormatterType).ToArray() is { Length: > 0 } named ? named : null;
}
