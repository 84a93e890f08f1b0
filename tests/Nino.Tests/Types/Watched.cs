using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Notes which of its members are asked for.</summary>
[NinoType]
public sealed class Watched
{
    private (int, List<int>?) _pair;
    private int _number;
    private KeyValuePair<string, int> _entry;
    private string? _text;
    private List<int>? _list;

    [NinoIgnore]
    public List<string> Asked { get; } = [];

    public (int, List<int>?) Pair
    {
        get => Get(_pair, nameof(Pair));
        set => _pair = value;
    }

    [NinoCompact]
    public int Number
    {
        get => Get(_number, nameof(Number));
        set => _number = value;
    }

    public KeyValuePair<string, int> Entry
    {
        get => Get(_entry, nameof(Entry));
        set => _entry = value;
    }

    [NinoUtf8]
    public string? Text
    {
        get => Get(_text, nameof(Text));
        set => _text = value;
    }

    public List<int>? List
    {
        get => Get(_list, nameof(List));
        set => _list = value;
    }

    private T Get<T>(T value, string name)
    {
        Asked.Add(name);
        return value;
    }
}
