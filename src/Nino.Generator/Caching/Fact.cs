using System.Linq;
using Nino.Generator.Parsing;

namespace Nino.Generator.Caching;

/// <summary>An answer about a type, and the files that it was found in. A result that was made of it holds as long as the answer is the same, whatever else becomes of the type.</summary>
/// <param name="type">The name by which a compilation finds the type.</param>
/// <param name="question">What was asked.</param>
/// <param name="answer">The answer.</param>
/// <param name="files">What the answer depends on.</param>
internal sealed class Fact(string type, Question question, string answer, FileState[] files)
{
    private volatile FileState[] _files = files;

    public string Answer => answer;

    /// <summary>Whether the answer is the same in another compilation, which is asked only where a file is not the same.</summary>
    public bool IsSame(ProjectSurface surface)
    {
        if (_files.All(file => file.IsSame(surface)))
        {
            return true;
        }

        if (ParseContext.Of(surface.Compilation).Facts.Find(type, question) is not { } now || now.Answer != answer)
        {
            return false;
        }

        _files = now._files;
        return true;
    }
}
