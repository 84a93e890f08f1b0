using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A class with properties that return references.</summary>
[NinoType(containNonPublicMembers: true)]
public sealed class Referring
{
    [NinoIgnore]
    private readonly string? _text;

    [NinoIgnore]
    private int _number;

    [NinoIgnore]
    private List<int> _numbers = [];

    public Referring(int number, string? text) => (_number, _text) = (number, text);

    [NinoMember(1)]
    public ref int Number => ref _number;

    [NinoMember(0)]
    public ref List<int> Numbers => ref _numbers;

    [NinoMember(2)]
    private ref readonly string? Text => ref _text;
}
