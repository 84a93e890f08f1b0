using System;

namespace Nino.Fuzz.Inputs;

/// <summary>What a call asks for beside the usual.</summary>
[Flags]
internal enum Settings
{
    None = 0,
    References = 1,
    Interned = 2,
    Shallow = 4,
    Tight = 8,
}
