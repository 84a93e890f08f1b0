namespace Nino.Core;

/// <remarks>
/// A custom formatter may catch the error of a value inside and go on behind it. The bytes that were not read may name types
/// and objects, so that those behind them have other indexes in the message than the reader would count: an index that is
/// not older than the failure is an error.
/// </remarks>
public ref partial struct Reader
{
    private const string BehindFailure = "The input refers to a type or an object by its index, and a value that failed before, whose error a custom formatter caught, may have named others.";

    /// <summary>How many levels objects may nest from here on.</summary>
    internal readonly int LevelsLeft => _depth;

    /// <summary>Notes that a value failed, in the filter of a clause that catches nothing.</summary>
    /// <param name="levels">The levels that were left before the value.</param>
    /// <returns>False.</returns>
    internal bool Fail(int levels)
    {
        _depth = levels;
        if (!Eof)
        {
            Session.Fail();
        }

        return false;
    }
}
