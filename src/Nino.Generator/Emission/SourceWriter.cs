using System.Text;

namespace Nino.Generator.Emission;

/// <summary>Builds a source file: indents lines, ends them with LF.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;

    private readonly StringBuilder _text = new();
    private int _indent;

    /// <summary>Writes lines at the current indentation. An empty text is an empty line.</summary>
    public void Lines(string text)
    {
        foreach (string line in text.Replace("\r", "").Split('\n'))
        {
            if (line.Length > 0)
            {
                _text.Append(' ', _indent * IndentSize).Append(line);
            }

            _text.Append('\n');
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
    public void If(string condition, string statements, string keyword = "if")
    {
        if (!statements.Contains("\n"))
        {
            Lines($"{keyword} ({condition}) {{ {statements} }}");
            return;
        }

        Open($"{keyword} ({condition})");
        Lines(statements);
        Close();
    }

    public override string ToString() => _text.ToString();
}
