using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

namespace Nino.Tests.Format;

/// <summary>The values behind the hex files, a file for each construct of format.md.</summary>
public static partial class FormatCases
{
    public static IReadOnlyList<FormatCase> All { get; } =
        [.. Scalars(), .. Times(), .. Numerics(), .. Structs(), .. Nullables(), .. Strings(), .. Collections(), .. Objects(), .. Derived(), .. Tolerant(), .. References(), .. Roots(), .. Compact(), .. Frames(), .. Streams(), .. Newer()];

    private static FormatCase Case<T>(string file, T? value, [CallerArgumentExpression(nameof(value))] string text = "") =>
        new FormatCase<T>(file, $"{NameOf(typeof(T))}: {string.Join(' ', text.Split('\n').Select(line => line.Trim()))}", value);

    private static string NameOf(Type type)
    {
        string name = type.IsGenericType ? type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)] : type.Name;
        return type.IsArray ? NameOf(type.GetElementType()!) + "[]"
            : type.IsGenericType ? $"{name}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>"
            : name;
    }
}
