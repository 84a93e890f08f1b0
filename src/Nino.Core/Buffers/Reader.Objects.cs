using System;
using System.Diagnostics.CodeAnalysis;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core;

public ref partial struct Reader
{
    /// <summary>Raises the error that the bytes hold more members than the type knows.</summary>
    [DoesNotReturn]
    public readonly void ThrowTooManyMembers(int count, int known) => ThrowInvalid(
        $"The input holds {count} members and the type knows {known}: it was written by a later version of the type.");

    /// <summary>Raises an error unless an object's members follow: after a type header, no null and no second type header.</summary>
    internal readonly void CheckBodyHead()
    {
        byte head = Remaining > 0 ? Current : (byte)0;
        if (head is 0 or (>= Head.FirstIndex and <= Head.LongIndex))
        {
            ThrowInvalid($"{head} is not the head of an object's members.");
        }
    }

    /// <summary>Skips a type header that names this type, if there is one.</summary>
    internal void SkipHeader(TypeBinding binding)
    {
        if (Remaining > sizeof(uint) && Current == Head.NewType && Wire.Read<uint>(ref Wire.At(ref Current, 1)) == binding.Id)
        {
            Skip(1 + sizeof(uint));
            Session.Add(binding);
        }
        else if (binding.CarriesId && _session is not null && Remaining > 0 && Head.IsDerived(Current) && Current != Head.NewType)
        {
            SkipIndex(binding);
        }
    }

    /// <summary>Skips an index, where it is that of this type: a custom formatter wrote several roots to one message.</summary>
    private void SkipIndex(TypeBinding binding)
    {
        int start = _position;
        if (!ReferenceEquals(Session.Find(ReadIndex(Take(1)), binding.Type), binding))
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
        }

        ThrowInvalid($"{head} is not the head of an object's members.");
        return 0;
    }

    /// <summary>The type that a head of 192 to 249 names; it is assignable to the declared type.</summary>
    internal TypeBinding ReadTypeHeader(byte head, Type declared)
    {
        if (head == Head.NewType)
        {
            return ReadNewType(declared);
        }

        long index = ReadIndex(head);
        TypeBinding? binding = Session.Find(index, declared);
        if (binding is null)
        {
            ThrowInvalid($"The input refers to derived type {index} of the message, which has fewer.");
        }

        return binding;
    }

    private TypeBinding ReadNewType(Type declared)
    {
        uint id = Wire.Read<uint>(ref Take(sizeof(uint)));
        TypeBinding? binding = Registry.Find(id);
        if (binding is null)
        {
            ThrowInvalid($"Type id {id:X8} is unknown. Its assembly may not be loaded.");
        }

        binding.CheckFits(declared);
        Session.Add(binding);
        return binding;
    }
}
