using Nino.Core.Memory;

namespace Nino.Core;

/// <summary>Chooses how types without generated code are served.</summary>
public static class NinoRuntime
{
    /// <summary>The name of the switch that turns runtime mode off for a whole program; trimming then removes it.</summary>
    private const string Switch = "Nino.RuntimeMode";

    private static NinoRuntimeMode s_mode = Default;

    /// <summary>
    /// The mode for types that are used for the first time from now on. By default <see cref="NinoRuntimeMode.Compiled"/>,
    /// where no code can be emitted <see cref="NinoRuntimeMode.Interpreted"/>, and where the build turned runtime mode
    /// off (<c>NinoRuntimeMode</c> in the project file) <see cref="NinoRuntimeMode.GeneratedOnly"/>.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is not a mode.</exception>
    /// <exception cref="PlatformNotSupportedException">The mode needs what the build or the platform does not have.</exception>
    public static NinoRuntimeMode Mode
    {
        get => s_mode;
        set
        {
            if (value is < NinoRuntimeMode.GeneratedOnly or > NinoRuntimeMode.Interpreted)
            {
                throw new ArgumentOutOfRangeException(nameof(value), value, "Not a mode.");
            }

            if (value != NinoRuntimeMode.GeneratedOnly && !IsSupported)
            {
                throw new PlatformNotSupportedException($"Runtime mode is turned off: {Switch} is false.");
            }

            if (value == NinoRuntimeMode.Compiled && !DynamicCode.IsSupported)
            {
                throw new PlatformNotSupportedException("No code can be emitted on this platform.");
            }

            s_mode = value;
        }
    }

    /// <summary>Whether the build has runtime mode. Trimming puts a constant in its place (ILLink.Substitutions.xml).</summary>
    internal static bool IsSupported => !AppContext.TryGetSwitch(Switch, out bool isOn) || isOn;

    private static NinoRuntimeMode Default =>
        !IsSupported ? NinoRuntimeMode.GeneratedOnly
        : DynamicCode.IsSupported ? NinoRuntimeMode.Compiled
        : NinoRuntimeMode.Interpreted;
}
