using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.Versions;

namespace Nino.Core;

public ref partial struct Reader
{
    /// <summary>Raises the error that the bytes hold more members than the type knows.</summary>
    [DoesNotReturn]
    public readonly void ThrowTooManyMembers(int count, int known) => ThrowInvalid(
        $"The input holds {count} members and the type knows {known}: it was written by a later version of the type.");

    /// <summary>Skips a type header that names this type, if there is one.</summary>
    /// <returns>The binding of another type, of which a value follows: boxed, an <c>int?</c> is an <c>int</c>, and what is declared as an <c>IList</c> is a list. Null when none is named.</returns>
    /// <exception cref="NinoException">A type is named of which no value can be here.</exception>
    /// <param name="binding">The binding of this type.</param>
    /// <param name="count">The number of members of an object of that other type.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal TypeBinding? SkipHeader(TypeBinding binding, out int count)
    {
        count = 0;
        if (Remaining > sizeof(uint) && Current == Head.NewType)
        {
            uint id = Wire.Read<uint>(ref Wire.At(ref Current, 1));
            if (id == binding.Id)
            {
                Skip(Head.IdSize);
                Session.Add(binding, binding.Type, 0);
            }
            else if (binding.BoxedType is { } boxed && (binding.Type.IsValueType || (id & TypeIds.NotAnObject) == TypeIds.NotAnObject))
            {
                // The type of a nullable is known by its id from here on, if it was not used before.
                Registry.FindOrNull(boxed);
                Skip(1);
                return ReadLongHeader(Head.NewType, boxed, out count);
            }
        }
        else if (binding.CarriesId && (_session is not null || _root is not null) && Remaining > 0 && Head.IsDerived(Current) && Current != Head.NewType)
        {
            SkipIndex(binding);
        }

        return null;
    }

    /// <summary>
    /// Skips the id of an object that begins a message, where it is that of <paramref name="binding"/> and the usual head
    /// comes behind it. Its type has the first index of the message; that is noted, and a session is only taken when a
    /// derived type occurs.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void SkipRootId(TypeBinding binding)
    {
        byte own = binding.OwnHead;
        if (_session is null && _root is null && own is > 0 and <= Head.LastCount && Remaining > Head.IdSize
            && Current == Head.NewType && Wire.Read<uint>(ref Wire.At(ref Current, 1)) == binding.Id && Wire.At(ref Current, Head.IdSize) == own)
        {
            Skip(Head.IdSize);
            _root = binding;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadSession BeginSession()
    {
        ReadSession session = _session = ReadSession.Rent();
        if (_root is { } root)
        {
            _root = null;
            session.Add(root, root.Type, root.OwnHead - 1);
        }

        return session;
    }

    /// <summary>Skips an index, where it is that of this type: a custom formatter wrote several roots to one message.</summary>
    private void SkipIndex(TypeBinding binding)
    {
        int start = _position;
        if (Session.Find(ReadIndex(Take(1)), binding.Type, out _)?.Type != binding.Type)
        {
            _position = start;
        }
    }

    private long ReadIndex(byte head) => head == Head.LongIndex ? (long)ReadVarint() + Head.ShortIndexes : head - Head.FirstIndex;

    /// <summary>The member count that a head stands for.</summary>
    internal int ReadMemberCount(byte head)
    {
        if (head is > 0 and <= Head.LastCount)
        {
            return head - 1;
        }

        if (head == Head.ManyMembers)
        {
            uint count = ReadVarint();
            // A member takes a byte at the least.
            if (count <= (uint)Remaining)
            {
                return (int)count;
            }

            ThrowEnd(count, $"The input claims {count} members, which do not fit in the {Remaining} bytes that are left.");
        }

        ThrowInvalid($"{head} is not the head of an object's members.");
        return 0;
    }

    /// <summary>The type that a head of 192 to 249 names; it is assignable to the declared type.</summary>
    /// <param name="head">The head, which has been read.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="count">The number of members that follow, of an object.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal TypeBinding ReadTypeHeader(byte head, Type declared, out int count)
    {
        if (head == Head.NewType && TryReadNamed(declared, out TypeBinding? named, out count))
        {
            return named;
        }

        return ReadUnusualHeader(head, declared, out count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TypeBinding ReadUnusualHeader(byte head, Type declared, out int count)
    {
        TypeBinding? binding = head < Head.NewType ? Find(head - Head.FirstIndex, declared, out count) : ReadLongHeader(head, declared, out count);
        if (binding is null)
        {
            ThrowInvalid(Session.HasFailed ? BehindFailure : "The input refers to a derived type that the message has not named.");
        }

        return binding;
    }

    /// <summary>Reads what follows <see cref="Head.NewType"/>, where an input has named the type before and the object has the members that the type has.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadNamed(Type declared, [NotNullWhen(true)] out TypeBinding? binding, out int count)
    {
        if (Remaining > sizeof(uint) && Registry.Named is { } named && named.TryFind(Wire.Read<uint>(ref Current), declared, out binding))
        {
            byte own = binding.OwnHead;
            if (own is > 0 and <= Head.LastCount && Wire.At(ref Current, sizeof(uint)) == own)
            {
                Skip(sizeof(uint) + 1);
                count = own - 1;
                Session.AddUsual(binding, declared, count);
                return true;
            }
        }

        binding = null;
        count = 0;
        return false;
    }

    /// <summary>Takes a head that names a type by a short index, of which an object has already stood where <paramref name="declared"/> is declared.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryReadKnownHead(Type declared, [NotNullWhen(true)] out TypeBinding? binding, out int count)
    {
        int position = _position;
        if (_session is { } session && (uint)position < (uint)_buffer.Length && session.TryFind(Current - Head.FirstIndex, declared, out binding, out count))
        {
            _position = position + 1;
            return true;
        }

        binding = null;
        count = 0;
        return false;
    }

    /// <summary>The derived type that the next byte names, where its objects have the members that the type has; otherwise null. For generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly Type? NextType
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _session is { } session && (uint)_position < (uint)_buffer.Length ? session.UsualAt(Current - Head.FirstIndex) : null;
    }

    /// <summary>Takes the head of an object of a version-tolerant type that this message has named, where its members are those of this program; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadHead(Type type)
    {
        if (!ReferenceEquals(NextType, type))
        {
            return false;
        }

        _position++;
        return true;
    }

    private TypeBinding? ReadLongHeader(byte head, Type declared, out int count)
    {
        TypeBinding? binding;
        if (head == Head.NewType)
        {
            uint id = Wire.Read<uint>(ref Take(sizeof(uint)));
            binding = ReadType(id, declared, out bool isFallback);
            count = 0;
            if (binding.IsObject)
            {
                byte body = Take(1);
                if (body == Head.Table)
                {
                    count = ReadTable(binding, id, isFallback ? declared : null);
                    return binding;
                }

                if (isFallback)
                {
                    ThrowUnknown(id, ", and it was not version-tolerant when the input was written, so that it cannot be skipped");
                }

                count = ReadMemberCount(body);
                if (binding.Tolerant is { } tolerant)
                {
                    tolerant.CheckPlain(ref this);
                    if (tolerant.PlainMap(count) is { } map)
                    {
                        count = Session.AddPlain(binding, map);
                        return binding;
                    }
                }
            }

            Session.Add(binding, declared, count);
            return binding;
        }

        long index = (long)ReadVarint() + Head.ShortIndexes;
        binding = Find(index, declared, out count);
        if (binding is { IsObject: true })
        {
            if (Session.TableAt(index) is { } table)
            {
                CheckCount(table);
            }
            else
            {
                if (count < 0)
                {
                    Session.CloseObject();
                }

                count = ReadMemberCount(Take(1));
                count = binding.Tolerant is { } tolerant ? BeginPlain(tolerant, count) : count;
            }
        }

        return binding;
    }

    /// <summary>The type at an index of this message, or null.</summary>
    private TypeBinding? Find(long index, Type declared, out int count)
    {
        ReadSession session = Session;
        if (session.Find(index, declared, out count) is { } binding)
        {
            return binding;
        }

        session.Resolve(index, ref this, declared);
        return session.Find(index, declared, out count);
    }

    /// <summary>The type with an id, which fits the declared type, or what stands for it.</summary>
    internal TypeBinding ReadType(uint id, Type declared, out bool isFallback)
    {
        isFallback = false;
        NamedTypes? named = Registry.Named;
        if (named is not null && named.TryFind(id, declared, out TypeBinding? known))
        {
            return known;
        }

        TypeBinding? binding = Registry.Find(id, declared);
        if (binding is null)
        {
            if (Fallbacks.Of(declared) is { } fallback)
            {
                isFallback = true;
                return fallback;
            }

            ThrowUnknown(id, "");
        }

        binding.CheckFits(declared);
        binding.CheckNamed(declared, Options);
        named?.Add(declared, binding);
        return binding;
    }

    [DoesNotReturn]
    private readonly void ThrowUnknown(uint id, string problem) =>
        ThrowInvalid($"Type id {id:X8} is unknown{problem}. Its assembly may not be loaded.{(NinoRuntime.Mode == NinoRuntimeMode.GeneratedOnly ? "" : " Without generated code, a collection or closed generic type is known by its id once it has been used; [assembly: NinoSerializable(typeof(...))] has code generated for it.")}");
}
