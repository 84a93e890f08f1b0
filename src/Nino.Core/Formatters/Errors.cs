namespace Nino.Core.Formatters;

/// <summary>Errors that are no fault of the input: a formatter's defect, or a collection that changed meanwhile.</summary>
internal static class Errors
{
    /// <summary>A fixed-size operation was called on a formatter whose values differ in size.</summary>
    public static Exception NotFixedSize() => new NotSupportedException("Values of this type differ in size.");

    /// <summary>A type that has no instances of its own was asked to write or read one.</summary>
    public static Exception NoInstances(Type type) => new NinoException($"{type} has no instances of its own.{(type == typeof(object) ? " Mark a member that is an object to lock [NinoIgnore]." : "")}", type);

    /// <summary>A collection changed while it was written.</summary>
    [DoesNotReturn]
    internal static void ThrowChanged(Type collection) => throw new NinoException("The value changed while it was written. Another thread may have changed it.", collection);

    /// <summary>A collection changed while it was read into.</summary>
    [DoesNotReturn]
    internal static void ThrowChangedInReading(Type collection) => throw new NinoException("The collection changed while it was read into. It holds an object that holds the collection.", collection);

    /// <summary>A collection gave more or fewer elements than its count.</summary>
    [DoesNotReturn]
    internal static void ThrowCount(int count, object collection) => throw new NinoException(
        $"A collection tells a count of {count}, which is not the number of its elements. Another thread may have changed it.", collection.GetType());
}
