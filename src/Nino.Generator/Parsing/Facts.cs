using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>
/// Answers about types that others hold. Who asks depends on the answers alone, so that a new member of a type does not
/// make all be parsed again that hold it.
/// </summary>
internal sealed class Facts(ParseContext context)
{
    private readonly Dictionary<(string Type, Question Question), Fact> _known = [];

    /// <summary>Whether nothing makes an instance of a class or struct of this assembly.</summary>
    public bool CannotBeMade(INamedTypeSymbol definition)
    {
        Fact fact = Find(definition, Question.CannotBeMade);
        Dependencies.Touch(fact);
        return fact.Answer == bool.TrueString;
    }

    /// <summary>The types of the members of a Nino type, of those that lead to Nino types.</summary>
    public IReadOnlyList<ITypeSymbol> HeldBy(INamedTypeSymbol type)
    {
        // Compilations find no closed forms by name.
        if (!context.IsOwn(type) || Names.AllTypeArguments(type).Any())
        {
            return FindHeld(type);
        }

        Dependencies.Touch(Find(type, Question.Holds));
        using Dependencies apart = Dependencies.Apart();
        return FindHeld(type);
    }

    /// <summary>The answer about a type that is named as compilations know it, or null when it is gone.</summary>
    public Fact? Find(string type, Question question)
    {
        lock (context)
        {
            return context.Compilation.Assembly.GetTypeByMetadataName(type) is { } named ? Find(named, question) : null;
        }
    }

    private Fact Find(INamedTypeSymbol type, Question question)
    {
        (string, Question) key = (Names.Metadata(type), question);
        if (!_known.TryGetValue(key, out Fact? fact))
        {
            using Dependencies made = Dependencies.Apart();
            Dependencies.Touch(type);
            string answer = question == Question.Holds
                ? string.Join("\n", FindHeld(type).Select(RootKeys.Of))
                : (context.ContractOf(type).Construction.Problem is not null).ToString();
            fact = new Fact(key.Item1, question, answer, made.StatesIn(ProjectSurface.Of(context.Compilation)));
            _known.Add(key, fact);
        }

        return fact;
    }

    private ITypeSymbol[] FindHeld(INamedTypeSymbol type) => context.MembersOf(type).Select(member => member.Type).Where(LeadsToNinoType).ToArray();

    private static bool LeadsToNinoType(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => LeadsToNinoType(array.ElementType),
        INamedTypeSymbol named => NinoTypes.IsNinoType(named) || named.TypeArguments.Any(LeadsToNinoType),
        _ => false,
    };
}
