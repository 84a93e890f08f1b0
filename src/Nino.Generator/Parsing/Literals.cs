using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Parsing;

/// <summary>Constants as C# expressions of a type.</summary>
internal static class Literals
{
    public static string Of(object? value, ITypeSymbol type)
    {
        string name = Names.Display(type);
        return value switch
        {
            null => $"default({name})",
            string text => SymbolDisplay.FormatLiteral(text, quote: true),
            char character => SymbolDisplay.FormatLiteral(character, quote: true),
            bool flag => flag ? "true" : "false",
            float number => $"({name})({Special(number, "float") ?? number.ToString("R", CultureInfo.InvariantCulture) + "F"})",
            double number => $"({name})({Special(number, "double") ?? number.ToString("R", CultureInfo.InvariantCulture) + "D"})",
            decimal number => $"({name})({number.ToString(CultureInfo.InvariantCulture)}M)",
            long number => $"({name})({number.ToString(CultureInfo.InvariantCulture)}L)",
            ulong number => $"({name})({number.ToString(CultureInfo.InvariantCulture)}UL)",
            DateTime date => $"new global::System.DateTime({date.Ticks.ToString(CultureInfo.InvariantCulture)}L)",
            IFormattable number => $"({name})({number.ToString(null, CultureInfo.InvariantCulture)})",
            _ => $"default({name})",
        };
    }

    private static string? Special(double number, string type) =>
        double.IsNaN(number) ? type + ".NaN"
        : double.IsPositiveInfinity(number) ? type + ".PositiveInfinity"
        : double.IsNegativeInfinity(number) ? type + ".NegativeInfinity"
        : null;
}
