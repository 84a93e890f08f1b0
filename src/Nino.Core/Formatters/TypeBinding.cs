using System.Collections;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Formatters;

/// <summary>Binds a type to its formatter, for callers that know the type only at run time.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class TypeBinding
{
    private MembersShape? _tolerant;

    private protected TypeBinding(Type type, uint id, bool isObject, bool carriesId)
    {
        Type = type;
        Id = id;
        IsObject = isObject;
        CarriesId = carriesId;
        IsCollectible = Collectible.Is(type);
    }

    /// <summary>The type.</summary>
    public Type Type { get; }

    /// <summary>The type id (format.md §8).</summary>
    public uint Id { get; }

    /// <summary>Whether the form begins with an object head.</summary>
    internal readonly bool IsObject;

    /// <summary>Whether a root of this type carries its id, because it has a Nino base class or interface (format.md §9).</summary>
    internal readonly bool CarriesId;

    /// <summary>Whether the load context of the type may let it go, so that nothing that lasts may hold it.</summary>
    internal readonly bool IsCollectible;

    /// <summary>Whether an id in the input does not choose the type by itself: a class of .NET that the program has not named so far, in a contract, a call or a value that it wrote.</summary>
    internal bool MustBeNamed;

    /// <summary>The declared type where an input last named this one (<see cref="NamedTypes"/>).</summary>
    internal Type? NamedAs;

    /// <summary>The user's formatter that writes and reads the type, or null.</summary>
    internal abstract Type? CustomFormatter { get; }

    /// <summary>The number of bytes of every value, or 0.</summary>
    internal abstract int FixedSize { get; }

    /// <summary>The least number of bytes that a value takes.</summary>
    internal virtual int MinSize => FixedSize != 0 ? FixedSize : 1;

    /// <summary>The structure of the type.</summary>
    internal abstract Shape Shape { get; }

    /// <summary>Writes a value that is not a root, and returns the place behind it.</summary>
    internal abstract ref byte WriteValueBoxed(ref Writer writer, ref byte at, object? value);

    /// <summary>Reads a value that is not a root, into <paramref name="existing"/> when that is an instance.</summary>
    internal abstract object? ReadValueBoxed(ref Reader reader, object? existing);

    internal abstract byte[] SerializeBoxed(object? value, NinoOptions? options);

    /// <summary>Writes a root as a part of a larger message, and returns the place behind it.</summary>
    internal abstract ref byte WriteBoxed(ref Writer writer, ref byte at, object? value);

    /// <summary>The number of the formatter of an object (<see cref="TypeNumber"/>), or 0.</summary>
    internal virtual int Number => 0;

    /// <summary>The head of an object of exactly this type.</summary>
    internal abstract byte OwnHead { get; }

    /// <summary>The same, once the message has named the type.</summary>
    internal virtual byte NextHead => OwnHead;

    /// <summary>The members of a version-tolerant type; null for others.</summary>
    internal MembersShape? Tolerant => OwnHead == Head.Table ? _tolerant ??= (MembersShape)Shape : null;

    /// <summary>Whether the id of a root is followed by the head of its members at once.</summary>
    internal virtual bool BeginsAsRoot => OwnHead != Head.Table && References != ReferenceUse.Always;

    /// <summary>Whether instances keep their identity (format.md §15).</summary>
    internal virtual ReferenceUse References => ReferenceUse.Never;

    /// <summary>Reads a body as <see cref="ReadBody"/> does, of an object that takes an index: it asks <see cref="Reader.Made(object)"/> before its members are read.</summary>
    internal virtual object? ReadReferenced(ref Reader reader, int count, object? existing) => ReadBody(ref reader, count, existing);

    /// <summary>Whether a version-tolerant type has a place for members that it does not know.</summary>
    internal virtual bool KeepsUnknown => false;

    /// <summary>What an object of such a type keeps, or null.</summary>
    internal virtual NinoUnknownMembers? UnknownOf(object value) => null;

    /// <summary>Writes a value that is exactly of this type, an object with the given head or any other form, and returns the place behind it.</summary>
    internal abstract ref byte WriteBody(ref Writer writer, ref byte at, object value, byte head);

    /// <summary>Reads what <see cref="WriteBody"/> wrote, after the head.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">The number of members of an object.</param>
    /// <param name="existing">An instance of exactly this type to reuse, or null.</param>
    internal abstract object? ReadBody(ref Reader reader, int count, object? existing);

    /// <summary>Reads a root that takes the whole input, into <paramref name="existing"/> when that is an instance.</summary>
    internal abstract object? DeserializeBoxed(ReadOnlySpan<byte> bytes, object? existing, NinoOptions? options);

    /// <summary>Reads a root of a larger input.</summary>
    internal abstract void ReadRootBoxed(ref Reader reader, ref object? value);

    /// <summary>Skips the type id that a root of a form without an object head may begin with (format.md §9), and returns the binding of another type that it names (<see cref="BoxedType"/>), with the number of members that follow, or null.</summary>
    internal abstract TypeBinding? SkipId(ref Reader reader, bool exact, out int count);

    /// <summary>Whether a root may begin with an id. A fixed-size value may begin with any bytes: its length, or else what writers do, tells whether these are an id.</summary>
    private protected static bool MayBeginWithId(int fixedSize, bool carriesId, int length, bool exact) =>
        fixedSize == 0 || (carriesId ? !exact || length != fixedSize : exact && length == Head.IdSize + fixedSize);

    /// <summary>The declared type of roots that <c>Serialize(object)</c> wrote with the id of their own type, where that may be another than this one: what a nullable holds, or the class or interface itself. Null for other structs, and where a formatter of the user decides the bytes, which may look like an id and be none.</summary>
    internal Type? BoxedType => CustomFormatter is not null ? null : Type.IsValueType ? NullableTypes.Underlying(Type) : Type;

    /// <summary>Whether an error of reading can be located. A catch clause asks here and names nothing that would be loaded before anything fails.</summary>
    private protected static bool CanLocate(Exception error) => ReadTrace.CanLocate(error);

    /// <summary>The error with its place.</summary>
    private protected Exception Locate(ReadOnlySpan<byte> bytes, bool exact, Exception error, int position, NinoOptions? options) => ReadTrace.Locate(this, bytes, exact, error, position, options);

    /// <summary>The default value of a struct, boxed; null for other types.</summary>
    internal virtual object? Default => null;

    /// <summary>Whether a value is an instance of the type (<see cref="Assignability"/>).</summary>
    internal virtual bool IsInstance(object value) => value.GetType() == Type;

    /// <summary>Whether each value of another type is an instance of this one.</summary>
    internal virtual bool IsBaseOf(TypeBinding derived) => derived.Type == Type;

    /// <summary>Raises an error when the input may not choose this type where <paramref name="declared"/> is declared.</summary>
    internal void CheckNamed(Type declared, NinoOptions options)
    {
        if (MustBeNamed && !options.AllowAllTypes && declared != Type && !BuiltInFormatters.Reads(declared, Type))
        {
            throw new NinoException(
                $"The input holds a {Type} where a {declared} is declared, and no contract or call of this program names that type. Name it with [assembly: NinoSerializable(typeof({Type}))], or set NinoOptions.AllowAllTypes.", Type);
        }
    }

    /// <summary>Raises an error when a value of this type cannot stand where <paramref name="declared"/> is declared.</summary>
    internal void CheckFits(Type declared)
    {
        if (!Assignability.Fits(declared, this))
        {
            throw new NinoException($"The input holds a {Type} where a {declared} is declared.", Type);
        }

        // Its entries have no form as elements: what would be read could not be written.
        if ((declared == typeof(IEnumerable) || declared == typeof(ICollection)) && Assignability.IsDictionary(this))
        {
            throw new NinoException($"The input holds a {Type} where a {declared} is declared, which is a list of elements and no dictionary.", Type);
        }
    }
}
