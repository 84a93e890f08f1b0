using System;
using System.Collections.Generic;
using System.Linq;

namespace Nino.Tests.Matrix;

/// <summary>Spells types as C# does.</summary>
internal static class CSharpName
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(bool)] = "bool",
        [typeof(byte)] = "byte",
        [typeof(sbyte)] = "sbyte",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(char)] = "char",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(nint)] = "nint",
        [typeof(nuint)] = "nuint",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
        [typeof(string)] = "string",
        [typeof(object)] = "object",
    };

    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            // The ranks of an array of arrays stand in the order of indexing.
            string ranks = "";
            for (; type.IsArray; type = type.GetElementType()!)
            {
                ranks += $"[{new string(',', type.GetArrayRank() - 1)}]";
            }

            return Of(type) + ranks;
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Of(underlying) + "?";
        }

        if (Keywords.TryGetValue(type, out string? keyword))
        {
            return keyword;
        }

        Type[] arguments = type.GetGenericArguments();
        if (type.Name.StartsWith("ValueTuple`", StringComparison.Ordinal) && arguments.Length is > 1 and < 8)
        {
            return $"({string.Join(", ", arguments.Select(Of))})";
        }

        string name = type.Name.Split('`')[0];
        return arguments.Length == 0 ? name : $"{name}<{string.Join(", ", arguments.Select(Of))}>";
    }

    /// <summary>With the names of type parameters in place of the arguments.</summary>
    public static string OfDefinition(Type type) => Of(type.IsGenericType ? type.GetGenericTypeDefinition() : type);
}
