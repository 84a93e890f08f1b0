using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>
/// Reads and sets a field or property that C# does not let generated code name, by reflection: for runtimes without
/// <c>UnsafeAccessor</c>, and for generic types. A field costs a boxing of its value, a property a call of a delegate.
/// </summary>
/// <typeparam name="TOwner">The type that declares the member. Trimming keeps its fields and properties.</typeparam>
/// <typeparam name="TMember">The member's declared type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemberAccess<[DynamicallyAccessedMembers(Reflected.Members)] TOwner, TMember>
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly Getter? _get;
    private readonly Setter? _set;

    private MemberAccess(Getter? get, Setter? set)
    {
        _get = get;
        _set = set;
    }

    private delegate TMember Getter(ref TOwner owner);

    private delegate ref TMember Referrer(TOwner owner);

    private delegate ref TMember StructReferrer(ref TOwner owner);

    private delegate void Setter(ref TOwner owner, TMember value);

    /// <summary>The access to a field, which may be read-only.</summary>
    public static MemberAccess<TOwner, TMember> OfField(string name)
    {
        FieldInfo field = typeof(TOwner).GetField(name, Declared) ?? throw Missing(name);
        return new MemberAccess<TOwner, TMember>(
            (ref TOwner owner) => (TMember)field.GetValue(owner)!,
            (ref TOwner owner, TMember value) =>
            {
                object boxed = owner!;
                field.SetValue(boxed, value);
                owner = (TOwner)boxed;
            });
    }

    /// <summary>The access to a property, as far as the property has accessors.</summary>
    public static MemberAccess<TOwner, TMember> OfProperty(string name)
    {
        PropertyInfo property = typeof(TOwner).GetProperty(name, Declared) ?? throw Missing(name);
        MethodInfo? getter = property.GetGetMethod(nonPublic: true);
        MethodInfo? setter = property.GetSetMethod(nonPublic: true);
        if (getter?.ReturnType.IsByRef == true)
        {
            return new MemberAccess<TOwner, TMember>(OfReference(getter), null);
        }

        if (typeof(TOwner).IsValueType)
        {
            return new MemberAccess<TOwner, TMember>(
                (Getter?)getter?.CreateDelegate(typeof(Getter)),
                (Setter?)setter?.CreateDelegate(typeof(Setter)));
        }

        Func<TOwner, TMember>? get = (Func<TOwner, TMember>?)getter?.CreateDelegate(typeof(Func<TOwner, TMember>));
        Action<TOwner, TMember>? set = (Action<TOwner, TMember>?)setter?.CreateDelegate(typeof(Action<TOwner, TMember>));
        return new MemberAccess<TOwner, TMember>(
            get is null ? null : (ref TOwner owner) => get(owner),
            set is null ? null : (ref TOwner owner, TMember value) => set(owner, value));
    }

    /// <summary>What a property returns by reference, which has no setter.</summary>
    private static Getter OfReference(MethodInfo getter)
    {
        if (typeof(TOwner).IsValueType)
        {
            StructReferrer refer = (StructReferrer)getter.CreateDelegate(typeof(StructReferrer));
            return (ref TOwner owner) => refer(ref owner);
        }

        Referrer get = (Referrer)getter.CreateDelegate(typeof(Referrer));
        return (ref TOwner owner) => get(owner);
    }

    /// <summary>The member's value.</summary>
    public TMember Get(TOwner owner) => _get!(ref owner);

    /// <summary>Sets the member of an object.</summary>
    public void Set(TOwner owner, TMember value) => _set!(ref owner, value);

    /// <summary>Sets the member of a struct in place.</summary>
    public void Set(ref TOwner owner, TMember value) => _set!(ref owner, value);

    private static NinoException Missing(string name) => new($"{typeof(TOwner)} has no member '{name}'. It was compiled against another version of the type.", typeof(TOwner));
}
