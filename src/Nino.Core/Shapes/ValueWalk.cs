using Nino.Core.Faults;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.Shapes;

/// <summary>
/// Finds where a value ends, without making it. Where the bytes end first, the walk goes on when there are more, and at
/// the part in which it stopped: however few bytes come at a time, none but those of that part are walked again.
/// </summary>
internal sealed class ValueWalk(TypeBinding root, NinoOptions? options)
{
    private readonly int _maxDepth = (options ?? NinoOptions.Default).MaxDepth;
    private readonly List<Place> _places = [];
    private ReadSession? _session;
    private int _entered;
    private int _depth;

    /// <summary>How many bytes the value takes, or at the least takes as far as is known.</summary>
    public long Needed { get; private set; } = 1;

    /// <summary>Whether the walk met what is bad, or what a custom formatter could not read: only reading the value tells.</summary>
    public bool IsLost { get; private set; }

    /// <summary>Walks on. False when more than <see cref="Needed"/> tells can be known only with as many bytes; true when the value ends, and when it is bad, which reading it tells.</summary>
    /// <param name="bytes">All bytes from the beginning of the value.</param>
    public bool TryFindEnd(ReadOnlySpan<byte> bytes)
    {
        Reader reader = new(bytes, options);
        bool isAtEnd = false;
        try
        {
            Walk(ref reader);
            Needed = reader.Position;
            isAtEnd = true;
        }
        catch (NinoException error) when (error.Fault == Fault.End)
        {
            Needed = Math.Max(Needed, error.Needed);
        }
        catch (Exception error) when (ReadTrace.CanLocate(error))
        {
            isAtEnd = true;
            IsLost = true;
        }

        _session = reader.TakeSession();
        if (isAtEnd && _session is { } session)
        {
            _session = null;
            ReadSession.Return(session);
        }

        return isAtEnd;
    }

    /// <summary>Counts a level of nesting, of what is walked next.</summary>
    public void Enter() => _entered++;

    /// <summary>Walks the parts of a value, from the first.</summary>
    public void WalkParts(Shape shape, ref Reader reader, ReadTrace trace, int count)
    {
        _places.Add(new Place(shape, 0, count, reader.Position, reader.TypeCount, reader.ObjectCount, _entered));
        _depth += _entered;
        if (_depth > _maxDepth)
        {
            reader.ThrowInvalid("Objects nest deeper than NinoOptions.MaxDepth allows.");
        }

        WalkParts(_places[^1], ref reader, trace);
    }

    private void Walk(ref Reader reader)
    {
        ReadTrace trace = new(this);
        int last = _places.Count - 1;
        if (_session is { } session)
        {
            session.Truncate(last < 0 ? 0 : _places[last].Types);
            session.TruncateObjects(last < 0 ? 0 : _places[last].Objects);
            reader.GiveSession(session);
        }

        if (last < 0)
        {
            _entered = 0;
            trace.WalkRoot(root, ref reader, exact: false);
            return;
        }

        reader.Skip(_places[last].Position);
        for (int level = last; level >= 0; level--)
        {
            Place place = _places[level];
            WalkParts(level == last ? place : place.At(place.Index + 1, ref reader), ref reader, trace);
        }
    }

    /// <summary>Walks the parts of the value that was begun last, from where it stands.</summary>
    private void WalkParts(Place place, ref Reader reader, ReadTrace trace)
    {
        int level = _places.Count - 1;
        for (int i = place.Index; i < place.Count; i++)
        {
            _places[level] = place.At(i, ref reader);
            _entered = 0;
            place.Shape.TracePart(ref reader, trace, i);
        }

        _depth -= place.Depth;
        _places.RemoveAt(level);
    }

    /// <summary>A part that is being walked.</summary>
    /// <param name="Shape">The value.</param>
    /// <param name="Index">The part.</param>
    /// <param name="Count">How many parts the value has.</param>
    /// <param name="Position">Where the part begins.</param>
    /// <param name="Types">How many derived types the message had named before it.</param>
    /// <param name="Objects">How many objects of the message had an index before it.</param>
    /// <param name="Depth">How many levels of nesting the value is.</param>
    private readonly record struct Place(Shape Shape, int Index, int Count, int Position, int Types, int Objects, int Depth)
    {
        public Place At(int index, ref Reader reader) => new(Shape, index, Count, reader.Position, reader.TypeCount, reader.ObjectCount, Depth);
    }
}
