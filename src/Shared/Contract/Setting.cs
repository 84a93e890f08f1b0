namespace Nino.Contract;

/// <summary>How a member is set once its instance exists.</summary>
internal enum Setting
{
    /// <summary>Not at all: only a constructor can set it.</summary>
    Never,

    /// <summary>By the field behind it, where no constructor sets it.</summary>
    BackingField,

    /// <summary>In an object initializer.</summary>
    Initializer,

    /// <summary>Not at all, but what it holds is filled.</summary>
    InPlace,

    /// <summary>By assignment.</summary>
    Assignment,
}
