using Nino.Core.Faults;

namespace Nino.Core;

/// <summary>The one exception that bad bytes or a type without a formatter raise. Programming errors, such as a null <c>Type</c>, stay <see cref="ArgumentException"/>.</summary>
public sealed class NinoException : Exception
{
    /// <summary>Creates an exception with a message; for custom formatters. Where it comes from is filled in on its way out.</summary>
    public NinoException(string message) : base(message)
    {
    }

    /// <summary>Creates an exception with a message and the cause.</summary>
    public NinoException(string message, Exception? innerException) : base(message, innerException)
    {
    }

    internal NinoException(string message, Type? type, long offset = -1, string? path = null, Exception? cause = null)
        : base(Compose(message, type, offset, path), cause)
    {
        Type = type;
        Offset = offset;
        Path = path;
        Problem = message;
    }

    /// <summary>The offset of the first byte of the value that could not be read, counted from the start of the input; −1 when no input is involved.</summary>
    public long Offset { get; } = -1;

    /// <summary>The member path to the value that could not be read, such as <c>Items[3].Name</c>; empty at the root, null when no input is involved.</summary>
    public string? Path { get; }

    /// <summary>The declared type of the value that could not be read, or the type that cannot be serialized.</summary>
    public Type? Type { get; }

    /// <summary>What is at fault when it is not the value at the offset.</summary>
    internal Fault Fault { get; init; }

    /// <summary>With <see cref="Fault.End"/>: how long the input has to be at the least.</summary>
    internal long Needed { get; init; }

    /// <summary>The message without the place.</summary>
    internal string? Problem { get; }

    internal NinoException At(Type type, long offset, string path) => new(Problem ?? Message, type, offset, path, InnerException ?? this);

    private static string Compose(string message, Type? type, long offset, string? path)
    {
        if (offset < 0)
        {
            return message;
        }

        // What a Reader of the caller's own reads has no declared type.
        string where = string.IsNullOrEmpty(path) ? "the root" : "'" + path + "'";
        return type is null ? $"{message} At byte {offset}." : $"{message} At byte {offset}, in {where} of type {type}.";
    }
}
