using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Binds a type with an object head to its formatter.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TFormatter">Its formatter.</typeparam>
public sealed class ObjectBinding<T, TFormatter> : TypeBinding<T, TFormatter>
    where TFormatter : struct, IObjectFormatter<T>
{
    /// <summary>Creates a binding; called by generated code.</summary>
    /// <param name="id">The type id (format.md §8).</param>
    /// <param name="carriesId">Whether a root carries its id (format.md §9).</param>
    public ObjectBinding(uint id, bool carriesId = false) : base(id, isObject: true, carriesId)
    {
    }

    internal override byte OwnHead => Head.OfCount(default(TFormatter).MemberCount);

    // The caller looked the binding up by the exact type of the value.
    internal override void WriteBody(ref Writer writer, object value, byte head) =>
        default(TFormatter).WriteBody(ref writer, typeof(T).IsValueType ? (T)value : Unsafe.As<object, T>(ref value), head);

    internal override object ReadBody(ref Reader reader, int count, object? existing)
    {
        if (existing is null && count == default(TFormatter).MemberCount)
        {
            return default(TFormatter).ReadMembers(ref reader)!;
        }

        T value = existing is null ? default! : (T)existing;
        default(TFormatter).ReadMembers(ref reader, count, reuse: existing is not null, ref value);
        return value!;
    }
}
