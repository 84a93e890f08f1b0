using System.ComponentModel;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>The bindings of one assembly, found by type id; generated code derives from it. Nothing is built before it is asked for.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class FormatterSource
{
    /// <summary>Adds the bindings of an assembly; called by its module initializer.</summary>
    public static void Add(FormatterSource source) => Registry.Add(source);

    /// <summary>A new binding for the type with this id, or null.</summary>
    public abstract TypeBinding? Find(uint id);
}
