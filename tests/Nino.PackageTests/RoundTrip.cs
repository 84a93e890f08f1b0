using System;

/// <summary>Counts the values that come back as they were written.</summary>
internal sealed class RoundTrip
{
    private int _passed;
    private int _failed;

    /// <summary>Checks bytes that a call site with the closed type has written.</summary>
    public void Check<T>(string name, byte[] bytes, T? read, Func<T, bool> same)
    {
        bool passed = read is not null && same(read);
        _passed += passed ? 1 : 0;
        _failed += passed ? 0 : 1;
        Console.WriteLine($"{name}, {bytes.Length} bytes: {(passed ? "passed" : "FAILED")}");
    }

    public void Summarize() => Console.WriteLine($"{_passed} passed, {_failed} failed");
}
