using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A constructor that makes something else of its arguments, which setters restore.</summary>
[NinoType]
public class Wrapped
{
    public Wrapped(string text, int[] numbers) => (Text, Numbers, Length) = ("<" + text + ">", numbers.Select(number => number + 1).ToArray(), text.Length);

    public string Text { get; private set; }

    public int[] Numbers { get; set; }

    public int Length { get; protected set; }
}

/// <summary>The base class wraps for the other, which wraps once more.</summary>
[NinoType]
public sealed class WrappedTwice : Wrapped
{
    public WrappedTwice(string text, int[] numbers, Dictionary<string, int> counts)
        : base(text + "!", numbers) => Counts = counts.ToDictionary(pair => pair.Key, pair => pair.Value + 1);

    public Dictionary<string, int> Counts { get; internal set; }
}

/// <summary>The constructor was chosen: what it makes of its argument is what the user wants.</summary>
[NinoType]
public sealed class WrappedByChoice
{
    [NinoConstructor]
    public WrappedByChoice(string text) => Text = "<" + text + ">";

    public string Text { get; private set; }
}

/// <summary>The default of a parameter is wrapped as well.</summary>
[NinoType]
public sealed class WrappedDefault
{
    public WrappedDefault(int number, string text = "none") => (Number, Text) = (number, "<" + text + ">");

    public int Number { get; private set; }

    public string Text { get; private set; }
}
