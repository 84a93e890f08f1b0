using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Formatters as types.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class FormatterTypes
{
    /// <summary>The formatter that a binding binds its type to, or null when it binds none.</summary>
    public static Type? Of(TypeBinding? binding)
    {
        for (Type? type = binding?.GetType(); type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(TypeBinding<,>))
            {
                Type formatter = type.GenericTypeArguments[1];
                return formatter.IsGenericType && formatter.GetGenericTypeDefinition() == typeof(UnsharedFormatter<,,>) ? formatter.GenericTypeArguments[1] : formatter;
            }
        }

        return null;
    }

    public static bool IsObject(Type type, Type formatter) => typeof(IObjectFormatter<>).MakeGenericType(type).IsAssignableFrom(formatter);

    /// <summary>The number of bytes of every value, or 0.</summary>
    public static int FixedSize(Type type, Type formatter) => (int)Get(type, formatter, nameof(IFormatter<object>.FixedSize));

    public static FixedLayout Layout(Type type, Type formatter) => (FixedLayout)Get(type, formatter, nameof(IFormatter<object>.Layout));

    private static object Get(Type type, Type formatter, string property) =>
        typeof(IFormatter<>).MakeGenericType(type).GetProperty(property)!.GetValue(Activator.CreateInstance(formatter))!;
}
