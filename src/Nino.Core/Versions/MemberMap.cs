using Nino.Core.Shapes;

namespace Nino.Core.Versions;

/// <summary>From the members that a writer knew to those of a type of this program.</summary>
internal sealed class MemberMap
{
    /// <summary>What a member of this program takes.</summary>
    private const int PlaceSize = sizeof(int) + sizeof(byte);

    private readonly int[] _places;
    // Of Stand: native programs would have a type of arrays of it.
    private readonly byte[] _stands;
    private readonly IReadOnlyList<MemberShape> _members;

    /// <summary>From the members of a type to themselves, where its objects have presence bits.</summary>
    public MemberMap(MembersShape shape)
    {
        Written = Own = shape.Table;
        _members = shape.Members;
        _places = Own.Places();
        _stands = new byte[Own.Count];
    }

    /// <summary>From the first members of a type to themselves, in a body that was written before the type was version-tolerant.</summary>
    public MemberMap(MembersShape shape, int count)
    {
        Written = new MemberTable(shape.Members, count, skipsDefaults: false);
        Own = shape.Table;
        _members = shape.Members;
        _places = new int[Own.Count];
        _stands = new byte[Own.Count];
        for (int member = 0; member < _places.Length; member++)
        {
            _places[member] = member < count ? member : -1;
            _stands[member] = (byte)(_members[member].Shape is BlockShape { IsBlock: true } ? Stand.WithoutBlock : Stand.AsItIs);
        }
    }

    /// <param name="reader">The reader, for the place of an error.</param>
    /// <param name="shape">The type of this program.</param>
    /// <param name="written">What the writer knew.</param>
    /// <param name="unknownId">The id of a type that is not known, for which this one stands.</param>
    /// <exception cref="NinoException">A member has a type that the other does not convert to.</exception>
    public MemberMap(ref Reader reader, MembersShape shape, MemberTable written, uint? unknownId = null)
    {
        Written = written;
        UnknownId = unknownId;
        StandIn = unknownId is null ? null : shape.Type;
        Own = shape.Table;
        _members = shape.Members;
        reader.Charge((long)Own.Count * PlaceSize);
        _places = new int[Own.Count];
        _stands = new byte[Own.Count];
        for (int member = 0; member < _places.Length; member++)
        {
            int place = _places[member] = written.IndexOf(Own.NumberOf(member));
            if (place < 0 || WireTypes.AreSame(written.TypeOf(place), Own.TypeOf(member)))
            {
                _stands[member] = (byte)(written.SkipsDefaults ? Stand.AsBitsTell : Stand.AsItIs);
            }
            else if (WireTypes.IsBlockOf(written.TypeOf(place), Own.TypeOf(member)))
            {
                _stands[member] = (byte)Stand.InBlock;
            }
            else if (WireTypes.Converts(written.TypeOf(place), Own.TypeOf(member)))
            {
                _stands[member] = (byte)Stand.Converted;
            }
            else
            {
                reader.ThrowInvalid(
                    "Member " + Own.NumberOf(member) + " of " + shape.Type + ", '" + _members[member].Name + "', was written as " + WireTypes.Describe(written.TypeOf(place)) + ", and is " + WireTypes.Describe(Own.TypeOf(member)) + " now. Give the new member a number of its own.");
            }
        }

        if (shape.KeepsUnknown && written.Without(Own) is var unknown && (unknown.Count > 0 || unknownId is not null))
        {
            Kept = unknown;
        }
    }

    /// <summary>What the writer knew.</summary>
    public MemberTable Written { get; }

    /// <summary>What this program knows.</summary>
    public MemberTable Own { get; }

    /// <summary>Whether the writer knew the same members, and objects have presence bits in both.</summary>
    public bool IsOwn => ReferenceEquals(Written, Own);

    /// <summary>The id of a type that is not known, for which this one stands; else null.</summary>
    public uint? UnknownId { get; }

    /// <summary>The type that stands for the one of <see cref="UnknownId"/>.</summary>
    public Type? StandIn { get; }

    /// <summary>The members that are not known and have to be kept; null where there are none, or the type has no place for them.</summary>
    public MemberTable? Kept { get; }

    /// <summary>The place of a member in the bytes, or a negative number.</summary>
    public int PlaceOf(int member) => _places[member];

    /// <summary>The member at a place in the bytes, or a negative number.</summary>
    public int MemberAt(int place) => Own.IndexOf(Written.NumberOf(place));

    /// <summary>How a member that the bytes may hold stands there.</summary>
    public Stand StandOf(int member) => (Stand)_stands[member];

    internal enum Stand : byte
    {
        /// <summary>In its own form, or nowhere: there are presence bits.</summary>
        AsBitsTell,

        /// <summary>In its own form.</summary>
        AsItIs,

        /// <summary>In a narrower type.</summary>
        Converted,

        /// <summary>In a block, because the types that it holds were not version-tolerant.</summary>
        InBlock,

        /// <summary>Without the block that its form is now, because the type that holds it was not version-tolerant.</summary>
        WithoutBlock,
    }
}
