using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>Reads objects whose head is not the usual one, and objects into existing instances; called by generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ObjectReader
{
    /// <summary>Reads null, a derived type, or a body of another member count.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T? Read<T, TFormatter>(ref Reader reader)
        where TFormatter : struct, IObjectFormatter<T>
    {
        // Null is the most frequent of them, and all else is a call.
        if (default(T) is null && reader.TryReadHead(0))
        {
            return default;
        }

        T? value = default;
        Read<T, TFormatter>(ref reader, reuse: false, ref value);
        return value;
    }

    /// <summary>Reads into the instance that <paramref name="value"/> holds, when it has the type that the bytes name.</summary>
    public static void ReadInto<T, TFormatter>(ref Reader reader, ref T? value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        if (default(T) is not null)
        {
            Read<T, TFormatter>(ref reader, reuse: true, ref value);
            return;
        }

        if (reader.TryReadHead(0))
        {
            value = default;
            return;
        }

        // The place of an instance that holds itself changes while it is read into.
        T? instance = value;
        if (instance is null)
        {
            value = default(TFormatter).Read(ref reader);
            return;
        }

        Read<T, TFormatter>(ref reader, instance.GetType() == typeof(T), ref instance);
        value = instance;
    }

    /// <summary>The instance that a method of its class gives.</summary>
    /// <param name="instance">What the method returned.</param>
    /// <param name="method">Its name.</param>
    public static T Given<T>(T? instance, string method)
        where T : class
    {
        if (instance is null)
        {
            ThrowNotGiven(typeof(T), method);
        }

        return instance;
    }

    /// <summary>Raises the error that a method of the user returned null.</summary>
    [DoesNotReturn]
    internal static void ThrowNotGiven(Type type, string method) => throw new InvalidOperationException($"{type}.{method} returned null.");

    private static void Read<T, TFormatter>(ref Reader reader, bool reuse, ref T? value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        byte head = reader.Take(1);
        bool isReferenced = false;
        if (default(T) is null && Head.IsReference(head))
        {
            if (head == Head.BackReference)
            {
                value = (T?)reader.ReadBackReference(typeof(T));
                return;
            }

            head = reader.TakeReferencedHead();
            isReferenced = true;
        }

        if (head == 0 && default(T) is null)
        {
            value = default;
        }
        else if (Head.IsDerived(head))
        {
            if (default(T) is not null)
            {
                reader.ReadTypeHeader(head, typeof(T), out int members);
                reader.ChargeObject<T>(members - default(TFormatter).Info.MemberCount());
                default(TFormatter).ReadMembers(ref reader, members, reuse, ref value!);
            }
            else
            {
                value = (T?)ReadDerived(ref reader, head, typeof(T), value, isReferenced);
            }
        }
        else if (head == Head.Table)
        {
            int members = reader.ReadTable(FormatterOf<T>.Binding);
            if (!reuse && !isReferenced && (default(TFormatter).Info.SkipsDefaults() ? reader.TryBeginOwn(members) : members == default(TFormatter).Info.MemberCount()))
            {
                value = default(TFormatter).ReadMembers(ref reader);
                return;
            }

            reader.ChargeObject<T>(members - default(TFormatter).Info.MemberCount());
            reuse = isReferenced ? Begin<T, TFormatter>(ref reader, reuse, value) : reuse;
            default(TFormatter).ReadMembers(ref reader, members, reuse, ref value!);
        }
        else
        {
            int count = reader.ReadMemberCount(head);
            if (default(TFormatter).Info.IsTolerant())
            {
                count = reader.BeginPlain(FormatterOf<T>.Binding.Tolerant!, count);
            }

            reader.ChargeObject<T>(count - default(TFormatter).Info.MemberCount());
            reuse = isReferenced ? Begin<T, TFormatter>(ref reader, reuse, value) : reuse;
            default(TFormatter).ReadMembers(ref reader, count, reuse, ref value!);
        }
    }

    /// <summary>Begins an object that keeps its identity; whether it is read into the instance that there is.</summary>
    private static bool Begin<T, TFormatter>(ref Reader reader, bool reuse, T? value)
        where TFormatter : struct, IObjectFormatter<T>
    {
        reader.BeginObject(typeof(T), default(TFormatter).Info.References());
        return reuse && reader.TakeExisting(value!);
    }

    /// <summary>Reads a value that is declared as an abstract class or interface: null or a derived type.</summary>
    /// <typeparam name="T">The declared type.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="declared">The declared type again: code that is shared between types would have to look it up.</param>
    /// <param name="existing">A value to read into, or null.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? ReadAbstract<T>(ref Reader reader, Type declared, T? existing)
        where T : class => Unsafe.As<T?>(ReadAbstract(ref reader, declared, (object?)existing));

    /// <summary>Reads a value of the type that <see cref="Reader.NextType"/> named.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TFormatter">Its generated formatter.</typeparam>
    public static T ReadExact<T, TFormatter>(ref Reader reader)
        where T : class
        where TFormatter : struct, IObjectFormatter<T>
    {
        reader.Skip(1);
        return default(TFormatter).ReadMembers(ref reader);
    }

    internal static object? ReadAbstract(ref Reader reader, Type declared, object? existing)
    {
        // The usual case takes no stack frame: all calls stand at the end.
        if (reader.TryReadKnownHead(declared, out TypeBinding? binding, out int count))
        {
            return existing is null ? binding.ReadBody(ref reader, count, null) : ReadBody(ref reader, binding, count, existing);
        }

        return ReadAnyAbstract(ref reader, declared, existing);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object? ReadAnyAbstract(ref Reader reader, Type declared, object? existing)
    {
        byte head = reader.Take(1);
        if (head == 0)
        {
            return null;
        }

        if (head == Head.BackReference)
        {
            return reader.ReadBackReference(declared);
        }

        bool isReferenced = head == Head.Referenced;
        head = isReferenced ? reader.TakeReferencedHead() : head;
        if (!Head.IsDerived(head))
        {
            ThrowNotDerived(ref reader, head, declared);
        }

        return ReadDerived(ref reader, head, declared, existing, isReferenced);
    }

    // Apart, because the locals of a text would have to be cleared for each object.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ThrowNotDerived(ref Reader reader, byte head, Type declared) =>
        reader.ThrowInvalid($"{head} is not the head of a type derived from {declared}, of which no instance can be.");

    /// <summary>Reads a value that fits the declared type, or reading its header fails.</summary>
    /// <param name="reader">The reader, behind the head.</param>
    /// <param name="head">The head.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="existing">A value to read into, or null.</param>
    /// <param name="isReferenced">Whether the object keeps its identity.</param>
    internal static object? ReadDerived(ref Reader reader, byte head, Type declared, object? existing, bool isReferenced)
    {
        TypeBinding binding = reader.ReadTypeHeader(head, declared, out int count);
        if (!isReferenced)
        {
            return ReadBody(ref reader, binding, count, existing);
        }

        reader.BeginObject(binding.Type, binding.References);
        return binding.ReadReferenced(ref reader, count, existing?.GetType() == binding.Type && reader.TakeExisting(existing) ? existing : null);
    }

    /// <summary>Reads a body of a type into an instance of exactly that type, where there is one.</summary>
    internal static object? ReadBody(ref Reader reader, TypeBinding binding, int count, object? existing) =>
        binding.ReadBody(ref reader, count, existing?.GetType() == binding.Type ? existing : null);
}
