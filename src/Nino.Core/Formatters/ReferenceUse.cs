namespace Nino.Core.Formatters;

/// <summary>Whether instances of a type keep their identity (format.md §15); for generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum ReferenceUse
{
    /// <summary>They are values, each of which is written where it stands.</summary>
    Never,

    /// <summary>They do in calls with <see cref="NinoOptions.PreserveReferences"/>.</summary>
    ByOption,

    /// <summary>They always do: the type says <see cref="NinoTypeAttribute.PreserveReferences"/>.</summary>
    Always,
}
