using System.Globalization;
using System.Text;

namespace Nino.Contract;

/// <summary>Reads JSON where there is no library for it: in compilers, and on netstandard2.1.</summary>
/// <remarks>An object is a dictionary, an array a list; numbers have no fraction and fit in an <c>int</c>.</remarks>
internal sealed class JsonText
{
    private const int MaxDepth = 16;

    private readonly string _text;
    private int _position;

    private JsonText(string text) => _text = text;

    /// <exception cref="FormatException">The text is no such JSON; the message tells the line.</exception>
    public static object? Read(string text)
    {
        JsonText reader = new(text);
        object? value = reader.Value(MaxDepth);
        reader.SkipSpace();
        return reader._position == text.Length ? value : throw reader.Error("more text behind the value");
    }

    private object? Value(int depth)
    {
        SkipSpace();
        char first = _position < _text.Length ? _text[_position] : throw Error("the end of the text");
        return first switch
        {
            '{' when depth > 0 => Object(depth - 1),
            '[' when depth > 0 => Array(depth - 1),
            '"' => Text(),
            't' => Word("true", true),
            'f' => Word("false", false),
            'n' => Word("null", null),
            '-' or (>= '0' and <= '9') => Number(),
            _ => throw Error($"'{first}'"),
        };
    }

    private Dictionary<string, object?> Object(int depth)
    {
        Dictionary<string, object?> members = [];
        _position++;
        if (Takes('}'))
        {
            return members;
        }

        do
        {
            SkipSpace();
            string name = _position < _text.Length && _text[_position] == '"' ? Text() : throw Error("no name of a property");
            Expect(':');
            if (members.ContainsKey(name))
            {
                throw Error($"\"{name}\" twice");
            }

            members.Add(name, Value(depth));
        }
        while (Takes(','));
        Expect('}');
        return members;
    }

    private List<object?> Array(int depth)
    {
        List<object?> items = [];
        _position++;
        if (Takes(']'))
        {
            return items;
        }

        do
        {
            items.Add(Value(depth));
        }
        while (Takes(','));
        Expect(']');
        return items;
    }

    private string Text()
    {
        StringBuilder text = new();
        for (_position++; _position < _text.Length; _position++)
        {
            char next = _text[_position];
            if (next == '"')
            {
                _position++;
                return text.ToString();
            }

            text.Append(next == '\\' ? Escape() : next >= ' ' ? next : throw Error("a control character in a string"));
        }

        throw Error("the end of the text in a string");
    }

    private char Escape()
    {
        char next = ++_position < _text.Length ? _text[_position] : throw Error("the end of the text in a string");
        if (next != 'u')
        {
            int known = "\"\\/bfnrt".IndexOf(next);
            return known >= 0 ? "\"\\/\b\f\n\r\t"[known] : throw Error($"'\\{next}'");
        }

        _position += 4;
        return _position < _text.Length && int.TryParse(_text.Substring(_position - 3, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out int code)
            ? (char)code
            : throw Error("'\\u' without four digits");
    }

    private object? Word(string word, object? value)
    {
        if (string.CompareOrdinal(_text, _position, word, 0, word.Length) != 0)
        {
            throw Error("an unknown word");
        }

        _position += word.Length;
        return value;
    }

    private object Number()
    {
        int start = _position++;
        while (_position < _text.Length && _text[_position] is (>= '0' and <= '9') or '.' or 'e' or 'E' or '+' or '-')
        {
            _position++;
        }

        return int.TryParse(_text.Substring(start, _position - start), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number)
            ? number
            : throw Error("a number that is no int");
    }

    private bool Takes(char expected)
    {
        SkipSpace();
        bool isThere = _position < _text.Length && _text[_position] == expected;
        _position += isThere ? 1 : 0;
        return isThere;
    }

    private void Expect(char expected)
    {
        if (!Takes(expected))
        {
            throw Error($"no '{expected}'");
        }
    }

    private void SkipSpace()
    {
        while (_position < _text.Length && _text[_position] is ' ' or '\t' or '\r' or '\n')
        {
            _position++;
        }
    }

    private FormatException Error(string found)
    {
        int line = 1;
        for (int i = 0; i < Math.Min(_position, _text.Length); i++)
        {
            line += _text[i] == '\n' ? 1 : 0;
        }

        return new FormatException($"The JSON has {found} in line {line}.");
    }
}
