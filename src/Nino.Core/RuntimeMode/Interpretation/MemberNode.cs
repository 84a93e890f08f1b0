using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>A member of an <see cref="ObjectNode"/>.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class MemberNode
{
    private readonly Func<object, object?> _get;
    private readonly Action<object, object?>? _set;
    private readonly MethodInfo? _fill;
    private byte[]? _bytesOfEmpty;

    public MemberNode(MemberPlan plan, Node node)
    {
        Plan = plan;
        Node = node;
        _get = plan.Getter is FieldInfo field ? FieldAccess.Getter(field) : Invokers.Getter((MethodInfo)plan.Getter);
        _set = plan.Setter switch
        {
            FieldInfo target => FieldAccess.Setter(target),
            MethodInfo setter => Invokers.Setter(setter),
            _ => null,
        };
        _fill = plan.IsFilled ? FillMethods.For(plan.Type) : null;
    }

    public MemberPlan Plan { get; }

    public Node Node { get; }

    public string Name => Plan.Name;

    public bool IsFilled => Plan.IsFilled;

    /// <summary>The value where the bytes lack the member.</summary>
    public object? Default => Plan.Default is { } constant and not DBNull
        ? (Nullable.GetUnderlyingType(Plan.Type) ?? Plan.Type) is { IsEnum: true } type ? Enum.ToObject(type, constant) : constant
        : Empty;

    /// <summary>The bytes of the default; none where code of the user writes it.</summary>
    public byte[] BytesOfEmpty => _bytesOfEmpty ??= Defaults.TryWrite(Node, Empty);

    /// <summary>The default of the member's type.</summary>
    public object? Empty => Plan.Type.IsValueType && Nullable.GetUnderlyingType(Plan.Type) is null ? RuntimeHelpers.GetUninitializedObject(Plan.Type) : null;

    public object? Get(object instance) => _get(instance);

    /// <summary>Reads the member that <see cref="Reader.Has"/> found.</summary>
    public object? Read(ref Reader reader, int count, int member, object? existing)
    {
        if (reader.IsAsItIs(count, member))
        {
            return Node.Read(ref reader, existing);
        }

        if (reader.IsInBlock(count, member))
        {
            return BlockNode.ReadBlock(Node, ref reader, existing);
        }

        if (reader.TryLeaveOutBlock(count, member))
        {
            return Node.Read(ref reader, existing);
        }

        if (!reader.IsConverted(count, member))
        {
            return Empty;
        }

        byte[] room = new byte[reader.ConvertedSize(count, member)];
        Reader converted = reader.Over(room.AsSpan(0, reader.Convert(count, member, room)));
        return Node.Read(ref converted, null);
    }

    public void Set(object instance, object? value)
    {
        if (_fill is null)
        {
            _set!(instance, value);
        }
        else if (Get(instance) is var collection && (collection is null || !ReferenceEquals(collection, value)))
        {
            _fill.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [collection, value], null);
        }
    }

    /// <summary>What a member of a new instance is read into: what it holds, or an empty collection with its comparer; null is a new instance.</summary>
    public object? Begun(object instance) => IsFilled ? InPlace.Emptied(Existing(instance)) : Plan.KeepsComparer ? Like(Get(instance)) : null;

    /// <summary>An empty collection with the comparer of another, or null where that is the usual one.</summary>
    private object? Like(object? made)
    {
        Type type = Plan.Type.IsInterface && made is not null ? made.GetType() : Plan.Type;
        bool isRead = !Plan.Type.IsInterface || (type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(Dictionary<,>) || type.GetGenericTypeDefinition() == typeof(HashSet<>)));
        return made is null || !isRead ? null : KeptComparer.Of(type).Like(made);
    }

    /// <summary>What the member holds, for a reader that reuses it; null is a new instance.</summary>
    public object? Existing(object instance) => Plan.Reuses ? Get(instance) : null;
}
