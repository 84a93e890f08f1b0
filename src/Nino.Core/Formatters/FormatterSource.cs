using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>The bindings of one assembly, found by type id; generated code derives from it. Nothing is built before it is asked for.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class FormatterSource
{
    /// <summary>Adds the bindings of an assembly; called by its module initializer.</summary>
    public static void Add(FormatterSource source) => Registry.Add(source);

    /// <summary>Refuses to go on when a struct or enum of another assembly has another size than generated code counts on: its assembly was replaced, and the one with the code was not compiled again.</summary>
    /// <param name="source">A type of the assembly with the code.</param>
    /// <param name="type">The struct or enum.</param>
    /// <param name="size">The number of bytes that it has.</param>
    /// <param name="compiled">The number of bytes that it had.</param>
    /// <exception cref="NinoException">The sizes differ.</exception>
    public static void Expect(Type source, Type type, int size, int compiled)
    {
        if (size != compiled)
        {
            throw new NinoException($"{type} takes {size} bytes, and took {compiled} when {source.Assembly.GetName().Name} was compiled. Compile {source.Assembly.GetName().Name} again.");
        }
    }

    /// <summary>The binding of a type, for calls that generated code binds; null when the usual way has to look for it, and raise what is wrong.</summary>
    /// <param name="type">The type.</param>
    /// <param name="nameHash">The hash of its full name (format.md §8).</param>
    public static TypeBinding? Bind(Type type, uint nameHash) => Registry.FindRegistered(type, nameHash);

    /// <summary>A new binding for the type with this id, or null.</summary>
    public abstract TypeBinding? Find(uint id);
}
