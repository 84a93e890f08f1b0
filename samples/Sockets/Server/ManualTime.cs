using System;
using System.Collections.Generic;
using System.Threading;

namespace Nino.Samples.Sockets;

/// <summary>Time that passes when it is told to.</summary>
public sealed class ManualTime : TimeProvider
{
    private readonly object _lock = new();
    private readonly List<Timer> _timers = [];
    private TimeSpan _now;

    /// <summary>Lets time pass. What was waiting for it has been called when the method returns.</summary>
    public void Advance(TimeSpan time)
    {
        List<Timer> due;
        lock (_lock)
        {
            _now += time;
            due = _timers.FindAll(timer => timer.Due <= _now);
            _timers.RemoveAll(timer => timer.Due <= _now);
        }

        due.ForEach(timer => timer.Call());
    }

    public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
    {
        Timer timer = new(this, () => callback(state));
        timer.Change(dueTime, period);
        return timer;
    }

    private sealed class Timer(ManualTime time, Action call) : ITimer
    {
        public TimeSpan Due { get; private set; }

        public void Call() => call();

        public bool Change(TimeSpan dueTime, TimeSpan period)
        {
            lock (time._lock)
            {
                time._timers.Remove(this);
                if (dueTime != Timeout.InfiniteTimeSpan)
                {
                    Due = time._now + dueTime;
                    time._timers.Add(this);
                }
            }

            return true;
        }

        public void Dispose() => Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);

        public System.Threading.Tasks.ValueTask DisposeAsync()
        {
            Dispose();
            return default;
        }
    }
}
