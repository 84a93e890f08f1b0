using Nino.Core.Formatters;

namespace Nino.Core;

/// <remarks>
/// An object that keeps its identity (format.md §15) takes the next index of the message when its head is read, and its
/// place there as soon as there is an instance: before its members are read, which may refer to it.
/// </remarks>
public ref partial struct Reader
{
    /// <summary>Makes an instance without its constructor, where the object that is read takes an index; otherwise null. For generated code, which calls the constructor on it when the members have been read.</summary>
    /// <remarks>No finalizer sees it before <see cref="Complete"/>. Fields are kept as <see cref="KeepFields"/> does, which code of earlier versions does not call.</remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly T? Begin<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors | DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields)] T>()
        where T : class => (T?)BeginInstance(typeof(T));

    /// <summary>As <see cref="Begin"/>.</summary>
    internal readonly object? BeginInstance([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] Type type)
    {
        if (_session is not { BeginsObject: true } session)
        {
            return null;
        }

        object value = RuntimeHelpers.GetUninitializedObject(type);
        GC.SuppressFinalize(value);
        session.Made(value);
        return value;
    }

    /// <summary>Ends what <see cref="Begin"/> began, before the constructor is called; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void Complete(object value) => GC.ReRegisterForFinalize(value);

    /// <summary>The same, and gives the instance back.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static T Completed<T>(T value)
        where T : class
    {
        Complete(value);
        return value;
    }

    /// <summary>Gives the instance of an object that may take an index; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void Made(object value) => _session?.Made(value);

    /// <summary>Begins an object of which there is no instance before all members are read; for generated code.</summary>
    /// <returns>What <see cref="Made(int, object)"/> asks for.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int TakeReference() => _session?.TakeObject() ?? -1;

    /// <summary>Gives the instance of an object that <see cref="TakeReference"/> began; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void Made(int index, object value)
    {
        if (index >= 0)
        {
            _session!.SetObject(index, value);
        }
    }

    /// <summary>Takes the head of an object behind the mark that it keeps its identity.</summary>
    internal byte TakeReferencedHead()
    {
        byte head = Take(1);
        if (head == 0 || Head.IsReference(head))
        {
            ThrowReference($"{head} is not the head of an object, which follows the head 255.");
        }

        return head;
    }

    /// <summary>Begins an object that takes the next index, when its head has been read.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="references">Whether its instances keep their identity.</param>
    internal void BeginObject(Type type, ReferenceUse references)
    {
        if (references != ReferenceUse.Always && !(references == ReferenceUse.ByOption && _options is { PreserveReferences: true }))
        {
            ThrowReference(references == ReferenceUse.Never
                ? $"The input holds a {type} as an object that others refer to, which values of this type are not."
                : $"The input holds a {type} that keeps its identity, so that others may refer to it. Say [NinoType(PreserveReferences = true)], or read it with NinoOptions.PreserveReferences.");
        }

        Session.BeginObject();
    }

    /// <summary>Whether the message has referred to an object: keys may then be equal by objects that refer to themselves (<see cref="KeyEquality"/>).</summary>
    internal readonly bool HasReferred => _session is { HasReferred: true };

    /// <summary>Whether the message holds an object that others may refer to, and that is not skipped.</summary>
    internal readonly bool HasObjects => _session is { HasObjects: true };

    /// <summary>Notes that objects which keep their identity may be read; called by generated code of types that say so, before their members are read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void UseReferences() => KeyChecks.Use();

    /// <summary>Has trimming keep the fields of a type that is compared by them, which <see cref="KeyEquality"/> looks for; for generated code.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void KeepFields<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields)] T>()
    {
    }

    /// <summary>Gives an index to an object that is walked.</summary>
    internal void AddWalkedObject() => Session.AddWalkedObject();

    /// <summary>Whether an existing instance may be read into: not where this message has read another object into it.</summary>
    internal bool TakeExisting(object existing) => Session.TakeExisting(existing);

    /// <summary>Reads the index of an object that the message holds already, and gives the object.</summary>
    internal object? ReadBackReference(Type declared)
    {
        uint index = ReadVarint();
        if (_session is not { } session || index >= (uint)session.KnownObjectCount)
        {
            ThrowReference(_session is { HasFailed: true } ? BehindFailure : $"The input refers to object {index}, and only {_session?.ObjectCount ?? 0} objects that keep their identity stand before.");
            return null;
        }

        session.HasReferred = true;
        object? value = session.ObjectAt((int)index);
        if (ReferenceEquals(value, Runtime.ReadSession.Unknown))
        {
            return null;
        }

        if (value is null)
        {
            ThrowReference($"The input refers to object {index}, of which there is no instance: it is being read, and a method that makes it takes its members first, or it stands in a member that the type does not know.");
        }

        if (!Runtime.Assignability.IsInstance(declared, value!))
        {
            ThrowReference($"The input refers to object {index}, a {value!.GetType()}, where a {declared} is declared.");
        }

        return value;
    }

    /// <summary>Passes a reference to an object that the message holds already.</summary>
    internal void SkipBackReference() => ReadVarint();

    [DoesNotReturn]
    private readonly void ThrowReference(string problem) => throw new NinoException(problem, null, _position) { Fault = Faults.Fault.Reference };
}
