using System;
using System.Runtime.ExceptionServices;
using System.Threading;

namespace Nino.Tests.Kit;

/// <summary>Runs code on a thread with a stack of its own, small where nothing else is said. A stack that overflows ends the test run.</summary>
public static partial class SmallStack
{
    public static void Run(Action action, int size = Small)
    {
        ExceptionDispatchInfo? error = null;
        Thread thread = new(() => error = Catch(action), size);
        thread.Start();
        thread.Join();
        error?.Throw();
    }

    private static ExceptionDispatchInfo? Catch(Action action)
    {
        try
        {
            action();
            return null;
        }
        catch (Exception error)
        {
            return ExceptionDispatchInfo.Capture(error);
        }
    }
}
