using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Parsing;

/// <summary>The types that <c>[NinoSerializable]</c> names.</summary>
internal static class NamedRoots
{
    public static ParseResult? Parse(GeneratorAttributeSyntaxContext target, CancellationToken cancellation)
    {
        ParseContext context = ParseContext.Of(target.SemanticModel.Compilation);
        lock (context)
        {
            RootCollector roots = new(context);
            foreach (AttributeData attribute in target.Attributes)
            {
                if (attribute.ConstructorArguments.FirstOrDefault() is { Kind: TypedConstantKind.Type, Value: ITypeSymbol root }
                    && attribute.ApplicationSyntaxReference is { } place)
                {
                    roots.Add(root, () => RootCollector.Problem(context, RuleIds.RootType, place.GetSyntax(cancellation).GetLocation(), root));
                }
            }

            return roots.ToResult();
        }
    }
}
