using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>The forms that formatters of users decide.</summary>
internal sealed class CustomForms(ParseContext context, ComposeScope scope)
{
    /// <summary>The form of a type or member with a formatter of the user; null when generated code can neither name both nor look up what the assembly of the formatter registers.</summary>
    public FormatterModel? Of(ITypeSymbol type, INamedTypeSymbol formatter)
    {
        if (context.IsUnnamable(formatter) || ParseContext.IsUnsafe(formatter) || ParseContext.IsUnsafe(type))
        {
            return null;
        }

        string display = Names.Display(type);
        string form = SchemaForms.Custom(Names.FullName(formatter));
        bool isGeneric = type is INamedTypeSymbol named && Names.AllTypeArguments(named).Any();
        if (!context.IsAccessible(formatter))
        {
            return isGeneric ? null : FormatterModel.LookedUp(display) with { Form = form };
        }

        if (isGeneric && SymbolEqualityComparer.Default.Equals(context.Customs.Of(type), formatter))
        {
            scope.OfCustom.Add(type);
        }

        RegisterParts(formatter);
        return new FormatterModel($"CustomFormatter<{display}, {Names.Display(formatter)}>", ReusesValue: true) { Form = form };
    }

    /// <summary>Registers what the formatter looks up when it runs: its surrogate, and the types that an open one was closed over.</summary>
    private void RegisterParts(INamedTypeSymbol formatter)
    {
        foreach (ITypeSymbol part in formatter.TypeArguments.Concat([FormatterTypes.SurrogateOf(formatter)]).OfType<ITypeSymbol>())
        {
            bool isRegistered = part.SpecialType != SpecialType.None || Bindings.MentionsParameter(part) || context.Customs.IsHidden(part);
            if (!isRegistered && scope.OfCustom.Add(part) && new Composer(context, scope).Of(part) is null)
            {
                scope.OfCustom.Remove(part);
            }
        }
    }
}
