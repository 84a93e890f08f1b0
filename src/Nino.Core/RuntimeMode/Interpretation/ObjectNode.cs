using System.Linq;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Core.Versions;

namespace Nino.Core.RuntimeMode;

/// <summary>A class or struct with members.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ObjectNode(Type type) : Node, IObjectNode
{
    private MemberNode[] _members = [];
    private InstanceMaker _maker = null!;
    private MembersShape _shape = null!;
    private int _fixedSize;
    private int _instanceSize;
    private bool _isCounted;
    private bool _isStruct;
    private bool _isTolerant;
    private bool _skipsDefaults;
    private bool _callsBack;
    private ReferenceUse _references;
    private MemberNode? _place;

    public override Type Type => type;

    public override bool IsObject => _fixedSize == 0;

    public override int FixedSize => _fixedSize;

    protected override Shape MakeShape() => _shape;

    public int MemberCount => _members.Length;

    public bool IsTolerant => _isTolerant;

    public ReferenceUse References => _references;

    public bool KeepsUnknown => _place is not null;

    public NinoUnknownMembers? UnknownOf(object value) => (NinoUnknownMembers?)_place?.Get(value);

    /// <summary>Takes the members, once they are composed: a type may hold itself.</summary>
    public void Complete(TypePlan plan, MemberNode[] members)
    {
        _members = members;
        _maker = new InstanceMaker(plan, members);
        _isCounted = plan.IsCounted;
        _isStruct = type.IsValueType;
        _callsBack = TypePlan.HasCallbacks(type);
        _isTolerant = plan.IsTolerant;
        _skipsDefaults = plan.SkipsDefaults;
        _references = plan.References;
        _place = plan.Place is null ? null : new MemberNode(plan.Place, this);
        _fixedSize = _isStruct && !_isTolerant && members.All(member => member.Node.FixedSize != 0) ? members.Sum(member => member.Node.FixedSize) : 0;
        _shape = new MembersShape(type, hasHead: _fixedSize == 0, _isTolerant, plan.ReadsPlain, KeepsUnknown, _skipsDefaults);
        foreach (MemberNode member in members)
        {
            _shape.Add(new MemberShape(member.Name, () => member.Node.Shape, _isTolerant ? (uint)member.Plan.Contract.Marks.Number : 0));
        }
    }

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (_fixedSize != 0)
        {
            return ref WriteMembers(ref writer, ref at, value!);
        }

        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        if (value.GetType() != type)
        {
            return ref ObjectWriter.WriteDerived(ref writer, ref at, value);
        }

        if (writer.Preserves(_references))
        {
            at = ref writer.WriteReference(ref at, value, out bool isNew);
            if (!isNew)
            {
                return ref at;
            }
        }

        byte head = Head.OfCount(_members.Length);
        if (UnknownOf(value) is { } unknown)
        {
            return ref UnknownMembers.Write(ref writer, ref at, Registry.Get(type), isDeclared: true, value, unknown);
        }

        if (_isTolerant)
        {
            at = ref ObjectWriter.BeginTolerant(ref writer, ref at, type, 0, _members.Length, out head);
        }

        return ref WriteBody(ref writer, ref at, value, head);
    }

    public ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head)
    {
        if (_isCounted)
        {
            writer.Enter();
        }

        if (head == Head.Table)
        {
            at = ref ObjectWriter.WriteTable(ref writer, ref at, _shape);
            head = Head.OfCount(_members.Length);
        }

        if (_members.Length < Head.LastCount)
        {
            at = ref writer.WriteByte(ref at, head);
        }
        else
        {
            at = ref writer.WriteLongHead(ref at, head, _members.Length);
        }

        at = ref WriteMembers(ref writer, ref at, value);
        if (_isCounted)
        {
            writer.Leave();
        }

        return ref at;
    }

    public override object? Read(ref Reader reader, object? existing)
    {
        if (_fixedSize != 0)
        {
            return ReadFixed(ref reader);
        }

        byte head = reader.Take(1);
        if (head == 0 && !_isStruct)
        {
            return null;
        }

        if (head == Head.BackReference && !_isStruct)
        {
            return reader.ReadBackReference(type);
        }

        bool isReferenced = head == Head.Referenced && !_isStruct;
        head = isReferenced ? reader.TakeReferencedHead() : head;
        if (Head.IsDerived(head))
        {
            return ObjectReader.ReadDerived(ref reader, head, type, existing, isReferenced);
        }

        int count = head == Head.Table ? reader.ReadTable(Registry.Get(type)) : reader.ReadMemberCount(head);
        if (_isTolerant && head != Head.Table)
        {
            count = reader.BeginPlain(_shape, count);
        }

        existing = existing is not null && existing.GetType() == type ? existing : null;
        if (isReferenced)
        {
            reader.BeginObject(type, _references);
            existing = existing is not null && reader.TakeExisting(existing) ? existing : null;
        }

        return ReadMembers(ref reader, count, existing);
    }

    public object ReadMembers(ref Reader reader, int count, object? existing)
    {
        if (count > _members.Length)
        {
            reader.ThrowTooManyMembers(count, _members.Length);
        }

        if (count != _members.Length)
        {
            reader.Charge(_instanceSize != 0 ? _instanceSize : _instanceSize = _isStruct ? InstanceSize.InPlace(type) : InstanceSize.Of(type));
        }

        if (_isCounted)
        {
            reader.Enter();
        }

        object value = _maker.IsMadeFromMembers ? ReadLocals(ref reader, count, existing) : ReadInstance(ref reader, count, existing);
        if (_place is null)
        {
            reader.EndMembers(count);
        }
        else
        {
            _place.Set(value, reader.EndKeptMembers(count));
        }

        (value as INinoOnDeserialized)?.OnDeserialized();
        if (_isCounted)
        {
            reader.Leave();
        }

        return value;
    }

    private ref byte WriteMembers(ref Writer writer, ref byte at, object value)
    {
        // A struct is called back on the copy that is written.
        value = _callsBack ? RuntimeHelpers.GetObjectValue(value)! : value;
        (value as INinoOnSerializing)?.OnSerializing();
        if (_skipsDefaults)
        {
            at = ref WritePresent(ref writer, ref at, value);
        }
        else
        {
            foreach (MemberNode member in _members)
            {
                at = ref member.Node.Write(ref writer, ref at, member.Get(value));
            }
        }

        (value as INinoOnSerialized)?.OnSerialized();
        return ref at;
    }

    /// <summary>Writes presence bits, then the members that are not at their default.</summary>
    private ref byte WritePresent(ref Writer writer, ref byte at, object value)
    {
        object?[] values = Array.ConvertAll(_members, member => member.Get(value));
        byte[] presence = new byte[PresenceBits.Size(values.Length)];
        for (int i = 0; i < values.Length; i++)
        {
            if (!Defaults.IsSkipped(_members[i], values[i]))
            {
                PresenceBits.Set(ref presence[0], i);
            }
        }

        foreach (byte bits in presence)
        {
            at = ref writer.WriteByte(ref at, bits);
        }

        for (int i = 0; i < values.Length; i++)
        {
            if (PresenceBits.IsSet(ref presence[0], i))
            {
                at = ref _members[i].Node.Write(ref writer, ref at, values[i]);
            }
        }

        return ref at;
    }

    private object ReadFixed(ref Reader reader)
    {
        if (reader.Remaining < _fixedSize)
        {
            reader.Take(_fixedSize);
        }

        object?[] values = new object?[_members.Length];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = _members[i].Node.Read(ref reader, null);
        }

        object value = _maker.MakeFull(values);
        (value as INinoOnDeserialized)?.OnDeserialized();
        return value;
    }

    private object ReadInstance(ref Reader reader, int count, object? existing)
    {
        object value = existing is null ? _maker.Make([], isFull: false) : _isStruct ? RuntimeHelpers.GetObjectValue(existing)! : existing;
        if (!_isStruct)
        {
            reader.Made(value);
        }

        (value as INinoOnDeserializing)?.OnDeserializing();
        for (int i = 0; i < _members.Length; i++)
        {
            MemberNode member = _members[i];
            if (reader.Has(count, i))
            {
                member.Set(value, member.Read(ref reader, count, i, existing is null ? member.Begun(value) : member.Existing(value)));
            }
        }

        return value;
    }

    private object ReadLocals(ref Reader reader, int count, object? existing)
    {
        object? refilled = _maker.Refills ? existing : null;
        if (refilled is not null)
        {
            reader.Made(refilled);
        }

        object? begun = _maker.IsConstructedLate && refilled is null ? reader.BeginInstance(type) : null;
        int index = begun is null && refilled is null && !_isStruct ? reader.TakeReference() : -1;
        object?[] values = new object?[_members.Length];
        bool[] areThere = new bool[values.Length];
        for (int i = 0; i < values.Length; i++)
        {
            MemberNode member = _members[i];
            areThere[i] = reader.Has(count, i);
            values[i] = areThere[i] ? member.Read(ref reader, count, i, existing is null ? null : member.Existing(existing))
                : existing is null ? member.Default
                : member.Get(existing);
        }

        // Members that only an initializer sets are, where the bytes lack them, what they are in a fresh instance.
        object? fresh = null;
        for (int i = 0; existing is null && i < values.Length; i++)
        {
            if (_members[i].Plan is { IsInitialized: true, IsRequired: false } && !areThere[i])
            {
                fresh ??= _maker.Make(values, isFull: false);
                values[i] = _members[i].Get(fresh);
            }
        }

        if (refilled is not null)
        {
            return _maker.Refill(refilled, values);
        }

        // What an instance held that is not filled itself is handed on.
        bool[]? set = existing is null ? areThere : null;
        object made = begun is null ? _maker.MakeFull(values, set) : _maker.Complete(begun, values, set);
        reader.Made(index, made);
        return made;
    }
}
