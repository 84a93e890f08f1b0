using System.Text;

namespace Nino.Generator.Emission;

/// <summary>Builds a source file: indents lines, ends them with LF.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;

    /// <summary>About the chars of a formatter.</summary>
    private const int UsualSize = 8 * 1024;

    private readonly StringBuilder _text = new(UsualSize);
    private int _indent;

    /// <summary>Writes lines at the current indentation. An empty text is an empty line.</summary>
    public void Lines(string text)
    {
        text = text.Replace("\r", "");
        for (int start = 0; start <= text.Length;)
        {
            int end = text.IndexOf('\n', start) is >= 0 and var found ? found : text.Length;
            if (end > start)
            {
                _text.Append(' ', _indent * IndentSize).Append(text, start, end - start);
            }

            _text.Append('\n');
            start = end + 1;
        }
    }

    /// <summary>Writes lines, or nothing.</summary>
    public void LinesIf(bool isWanted, string text)
    {
        if (isWanted)
        {
            Lines(text);
        }
    }

    /// <summary>Writes lines and opens a block below them.</summary>
    public void Open(string heading)
    {
        Lines(heading);
        Lines("{");
        _indent++;
    }

    public void Close()
    {
        _indent--;
        Lines("}");
    }

    /// <summary>Closes a block and leaves a line free.</summary>
    public void End()
    {
        Close();
        Lines("");
    }

    /// <summary>Writes a condition with statements; one of them stands beside it.</summary>
    public void If(string condition, string statements)
    {
        if (!statements.Contains("\n"))
        {
            Lines($"if ({condition}) {{ {statements} }}");
            return;
        }

        Open($"if ({condition})");
        Lines(statements);
        Close();
    }

    public override string ToString() => _text.ToString();
}
