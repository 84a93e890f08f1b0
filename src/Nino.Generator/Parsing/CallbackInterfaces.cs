using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>The interfaces through which a type is called back.</summary>
internal static class CallbackInterfaces
{
    public static CallbacksModel Of(INamedTypeSymbol type)
    {
        bool Has(string name) => type.AllInterfaces.Any(contract => contract.Name == name && contract.ContainingNamespace.ToDisplayString() == "Nino.Core");
        return new CallbacksModel(Has("INinoOnSerializing"), Has("INinoOnSerialized"), Has("INinoOnDeserializing"), Has("INinoOnDeserialized"));
    }
}
