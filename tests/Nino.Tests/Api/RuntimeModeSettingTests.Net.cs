using System;
using Nino.Core;
using Nino.Core.Memory;
using Nino.Tests.Allocation;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>Which modes a program can choose. The mode is that of the process, so no other test runs meanwhile.</summary>
[Collection(nameof(Alone))]
public sealed class RuntimeModeSettingTests
{
    private const string Switch = "Nino.RuntimeMode";

    [Fact]
    public void Mode_OutOfRange_IsRefused()
    {
        AssertRefused<ArgumentOutOfRangeException>((NinoRuntimeMode)3);
        AssertRefused<ArgumentOutOfRangeException>((NinoRuntimeMode)(-1));
    }

    [Fact]
    public void Mode_ThatTheBuildTurnedOff_IsRefused()
    {
        AppContext.SetSwitch(Switch, false);
        try
        {
            AssertRefused<PlatformNotSupportedException>(NinoRuntimeMode.Compiled);
            AssertRefused<PlatformNotSupportedException>(NinoRuntimeMode.Interpreted);
        }
        finally
        {
            AppContext.SetSwitch(Switch, true);
        }
    }

    /// <summary>Where no code can be emitted, as in the run of these tests that interprets all types.</summary>
    [Fact]
    public void Mode_ThatThePlatformHasNot_IsRefused()
    {
        if (!DynamicCode.IsSupported)
        {
            AssertRefused<PlatformNotSupportedException>(NinoRuntimeMode.Compiled);
        }
    }

    private static void AssertRefused<TError>(NinoRuntimeMode mode)
        where TError : Exception
    {
        NinoRuntimeMode before = NinoRuntime.Mode;
        try
        {
            Assert.Throws<TError>(() => NinoRuntime.Mode = mode);
            Assert.Equal(before, NinoRuntime.Mode);
        }
        finally
        {
            if (NinoRuntime.Mode != before)
            {
                NinoRuntime.Mode = before;
            }
        }
    }
}
