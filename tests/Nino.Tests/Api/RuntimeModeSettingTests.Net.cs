using System;
using System.Runtime.Loader;
using Nino.Core;
using Nino.Core.Memory;
using Nino.Core.Schemas;
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

    /// <summary>Native programs get scalars when something asks for them by their type. A copy of the runtime that nothing has called yet stands for one.</summary>
    [Theory]
    [InlineData(typeof(int))]
    [InlineData(typeof(string))]
    [InlineData(typeof(Guid))]
    public void SchemaOfAScalar_IsThereWhenTheBuildTurnedRuntimeModeOff(Type type)
    {
        AppContext.SetSwitch(Switch, false);
        try
        {
            Type schema = new AssemblyLoadContext("Fresh").LoadFromAssemblyPath(typeof(NinoSchema).Assembly.Location).GetType(typeof(NinoSchema).FullName!, throwOnError: true)!;
            Assert.NotNull(schema.GetMethod(nameof(NinoSchema.Of), [typeof(Type[])])!.Invoke(null, [new[] { type }]));
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
