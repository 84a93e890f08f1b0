using System;
using System.Collections;
using System.Reflection;

namespace Nino.Benchmarks.Modes;

/// <summary>Copies a value to another type with the same members; what is of the right type already is taken as it is.</summary>
internal static class MemberCopy
{
    public static T To<T>(object? value) => (T)To(value, typeof(T))!;

    private static object? To(object? value, Type type)
    {
        if (value is null || type.IsInstanceOfType(value))
            return value;
        if (value is Array array)
        {
            Array elements = Array.CreateInstance(type.GetElementType()!, array.Length);
            for (int i = 0; i < array.Length; i++)
                elements.SetValue(To(array.GetValue(i), type.GetElementType()!), i);
            return elements;
        }

        object copy = Activator.CreateInstance(type)!;
        Type[] arguments = type.GetGenericArguments();
        if (value is IDictionary dictionary)
        {
            foreach (DictionaryEntry entry in dictionary)
                ((IDictionary)copy).Add(entry.Key, To(entry.Value, arguments[1]));
        }
        else if (value is IList list)
        {
            foreach (object? element in list)
                ((IList)copy).Add(To(element, arguments[0]));
        }
        else
        {
            foreach (FieldInfo field in type.GetFields())
                field.SetValue(copy, To(value.GetType().GetField(field.Name)!.GetValue(value), field.FieldType));
            foreach (PropertyInfo property in type.GetProperties())
                property.SetValue(copy, To(value.GetType().GetProperty(property.Name)!.GetValue(value), property.PropertyType));
        }

        return copy;
    }
}
