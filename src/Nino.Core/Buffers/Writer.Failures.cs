using Nino.Core.Memory;

namespace Nino.Core;

/// <remarks>
/// A custom formatter may catch the error of a value inside and write another in its place. That works where the value has
/// left nothing behind. Where types or objects have got their indexes in bytes that are not there, or bytes have left the
/// buffer, the message cannot be completed: the writer then has no buffer, and more bytes than a message may have.
/// </remarks>
public ref partial struct Writer
{
    private const long Failed = long.MaxValue / 2;

    /// <summary>Tells where a value begins that may fail (<see cref="Fail"/>).</summary>
    /// <param name="start">The number of bytes so far.</param>
    /// <param name="levels">How many levels objects may nest.</param>
    /// <param name="indexes">How many types and objects have an index in this message.</param>
    // One method, for the first call to compile.
    internal readonly void GetState(out long start, out int levels, out int indexes)
    {
        start = _flushed + _position;
        levels = _depth;
        indexes = (_session?.IndexCount ?? 0) + (_references?.Count ?? 0) + (_root is null ? 0 : 1);
    }

    /// <summary>Forgets a value that failed, in the filter of a clause that catches nothing; where it cannot be forgotten, nothing more can be written.</summary>
    /// <param name="start">What <see cref="GetState"/> told.</param>
    /// <param name="levels">What it told.</param>
    /// <param name="indexes">What it told.</param>
    /// <returns>False.</returns>
    internal bool Fail(long start, int levels, int indexes)
    {
        GetState(out _, out _, out int given);
        _depth = levels;
        if (given == indexes && _flushed <= start)
        {
            _position = (int)(start - _flushed);
            return false;
        }

        // Whoever gives it back is told.
        _ = Session;
        _flushed = Failed;
        _position = 0;
        SetBuffer(default);
        return false;
    }

    [DoesNotReturn]
    private readonly void ThrowTooLarge() => throw (_flushed >= Failed
        ? new NinoException("The message cannot be completed: a value failed in the middle, and a custom formatter caught the error and went on.")
        : Payload.TooLarge());
}
