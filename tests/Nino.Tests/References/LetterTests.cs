using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.References;

public sealed class LetterTests : FormatterTests<Letter>
{
    protected override IEnumerable<Letter> Values => [new() { Id = 1 }, Correspondence()];

    private static Letter Correspondence()
    {
        Telegram letter = new() { Id = 1 };
        letter.Answer = new Letter { Id = 2, Answer = letter, Copies = [letter] };
        letter.Announces = letter.Answer;
        letter.Copies = [letter, letter.Answer, new Telegram { Id = 3, Answer = letter }];
        return letter;
    }
}
