namespace Nino.Core.Runtime;

/// <remarks>The objects of the message that keep their identity (format.md §15), in the order of their heads.</remarks>
internal sealed partial class ReadSession
{
    private const int MostObjectsKept = 4 * 1024;

    /// <summary>Stands for an object that is null in this program, as its type is not known.</summary>
    public static readonly object Unknown = new();

    // Null where there is no instance yet.
    private object?[] _objects = [];
    private int _objectCount;
    private int _countOfKnownObjects;

    // The complement of the index that the object which is made next takes; 0 where it takes none.
    private int _begun;

    // Those that were there before the message was read and have been read into, and those that it has made: none is read into again.
    private ReferenceTable? _existing;

    /// <summary>How many objects have an index.</summary>
    public int ObjectCount => _objectCount;

    /// <summary>How many of them an index of the message may mean: those behind a value that failed may have other indexes in the message.</summary>
    public int KnownObjectCount => _hasFailed ? _countOfKnownObjects : _objectCount;

    /// <summary>Whether the message, or a block in it, has referred to an object.</summary>
    public bool HasReferred { get; set; }

    /// <summary>Whether one of them is an instance.</summary>
    public bool HasObjects => Array.Exists(_objects, value => value is not null && value != Unknown);

    /// <summary>Whether the object that is made next takes an index.</summary>
    public bool BeginsObject => _begun < 0;

    public object? ObjectAt(int index) => _objects[index];

    /// <summary>Gives the next index to an object that is skipped.</summary>
    public void AddSkippedObject()
    {
        if (_objectCount == _objects.Length)
        {
            Array.Resize(ref _objects, Math.Max(InitialSize, _objectCount * 2));
        }

        _objectCount++;
    }

    /// <summary>Gives the next index to an object that is walked, for which a custom formatter that refers to it gets null.</summary>
    public void AddWalkedObject()
    {
        AddSkippedObject();
        _objects[_objectCount - 1] = Unknown;
    }

    /// <summary>Forgets all objects but the first <paramref name="count"/>.</summary>
    public void TruncateObjects(int count)
    {
        Array.Clear(_objects, count, _objectCount - count);
        _objectCount = count;
        _begun = 0;
    }

    /// <summary>Gives the next index to the object that is made next.</summary>
    public void BeginObject()
    {
        AddSkippedObject();
        _begun = -_objectCount;
    }

    /// <summary>Takes the instance of the object that was begun, if one was.</summary>
    public void Made(object value)
    {
        if (_begun < 0)
        {
            SetObject(TakeObject(), value);
        }
    }

    /// <summary>The index of the object that was begun, or −1; its instance follows.</summary>
    public int TakeObject()
    {
        int index = ~_begun;
        if (index < 0)
        {
            return -1;
        }

        _begun = 0;
        return index;
    }

    public void SetObject(int index, object value)
    {
        _objects[index] = value;
        _existing?.TryAdd(value, out _);
    }

    /// <summary>Whether an instance was noted by <see cref="TakeExisting"/>.</summary>
    public bool HasExisting => _existing is not null;

    /// <summary>Notes an instance that is read into; false where that was done before, or the message has made it.</summary>
    public bool TakeExisting(object existing)
    {
        if (_existing is null)
        {
            _existing = ReferenceTable.Rent();
            for (int i = 0; i < _objectCount; i++)
            {
                if (_objects[i] is { } made)
                {
                    _existing.TryAdd(made, out _);
                }
            }
        }

        return _existing.TryAdd(existing, out _);
    }

    /// <summary>Gives what was noted to a block that begins, or to what it belongs to.</summary>
    public void GiveExisting(ReadSession other)
    {
        other._existing = _existing;
        _existing = null;
    }

    private void ForgetObjects()
    {
        HasReferred = false;
        if (_existing is not null)
        {
            ReferenceTable.Return(_existing);
            _existing = null;
        }

        if (_objectCount == 0)
        {
            return;
        }

        if (_objects.Length > MostObjectsKept)
        {
            _objects = [];
        }
        else
        {
            Array.Clear(_objects, 0, _objectCount);
        }

        _objectCount = 0;
        _begun = 0;
    }
}
