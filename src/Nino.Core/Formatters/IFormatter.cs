namespace Nino.Core.Formatters;

/// <summary>
/// The form of <typeparamref name="T"/> on the wire. Implementations are stateless structs that are passed as type
/// arguments and called as <c>default(TFormatter)</c>: the JIT specialises over them, so every call is direct.
/// </summary>
/// <remarks>
/// Contract of an implementation:
/// <list type="bullet">
/// <item><see cref="FixedSize"/>, <see cref="MinSize"/> and <see cref="Layout"/> are constants.</item>
/// <item>Formatters of values that differ in size leave out <see cref="Layout"/> and the members that work on a <c>ref byte</c> and a value of fixed size: where <see cref="FixedSize"/> is 0 nobody asks for them. Calling what a struct has from its interface boxes the struct.</item>
/// <item><see cref="Read"/> and <see cref="ReadInto"/> never read past the reader's end and never allocate more than a small multiple of the bytes that are left.</item>
/// </list>
/// User code derives from <see cref="NinoFormatter{T}"/> instead.
/// </remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IFormatter<T>
{
    /// <summary>The number of bytes that every value takes, or 0 when values differ in size.</summary>
    int FixedSize { get; }

    /// <summary>The least number of bytes that a value takes; at least 1.</summary>
    int MinSize { get; }

    /// <summary>How fixed-size values lie in memory, which decides whether runs of them are block copies.</summary>
    FixedLayout Layout => FixedLayout.Packed;

    /// <summary>The exact size of a value, where it is known without walking it; a root is then written into an array of that size. Asked only of an <c>ISizedFormatter</c>.</summary>
    bool TryGetSize(T? value, out long size) => throw Errors.NotFixedSize();

    /// <summary>Writes a value at <paramref name="at"/>, where the next byte belongs, and returns the place behind it. Of all formatters only those of user code look at the writer's own position.</summary>
    ref byte Write(ref Writer writer, ref byte at, T? value);

    /// <summary>Reads a value into a new instance.</summary>
    T? Read(ref Reader reader);

    /// <summary>Reads a value, reusing the instance that <paramref name="value"/> holds where the type allows it.</summary>
    void ReadInto(ref Reader reader, ref T? value);

    /// <summary>Writes a fixed-size value at <paramref name="destination"/>, where <see cref="FixedSize"/> bytes are available.</summary>
    void WriteFixed(ref byte destination, T value) => throw Errors.NotFixedSize();

    /// <summary>Reads a fixed-size value that <see cref="IsValid"/> accepted.</summary>
    T ReadFixed(ref byte source) => throw Errors.NotFixedSize();

    /// <summary>Whether the <see cref="FixedSize"/> bytes at <paramref name="source"/> are a value that C# could have made.</summary>
    bool IsValid(ref byte source) => throw Errors.NotFixedSize();

    /// <summary>Of <c>T?</c>, the least number of bytes of a value that is present, where as elements of a collection they stand behind presence bits (format.md §6); otherwise 0.</summary>
    int PresentSize => 0;

    /// <summary>Writes elements of a collection behind their presence bits, and returns the place behind them.</summary>
    ref byte WriteElements(ref Writer writer, ref byte at, scoped ref T first, int count) => throw Errors.NotFixedSize();

    /// <summary>Reads elements of a collection behind their presence bits; what was there is not looked at.</summary>
    void ReadElements(ref Reader reader, ref T first, int count) => throw Errors.NotFixedSize();

    /// <summary>Describes the structure of the type, for everything that walks bytes without building objects.</summary>
    void Describe(ShapeBuilder shape);
}
