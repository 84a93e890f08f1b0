using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Unmanaged structs without an attribute.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class PlainStructs
{
    /// <summary>Whether the struct, down to the last field, holds no reference.</summary>
    public static bool IsUnmanaged(Type type) =>
        type.IsPrimitive || type.IsEnum || type.IsPointer
        || (type.IsValueType && !type.IsByRefLike && Members.Fields(type).All(field => IsUnmanaged(field.FieldType)));

    /// <summary>Whether the struct is a buffer, or empty.</summary>
    public static bool IsSpecial(Type type)
    {
        FieldInfo[] fields = Members.Fields(type);
        return fields.Length == 0
            || fields.Any(field => Members.HasAttribute(field, "System.Runtime.CompilerServices.FixedBufferAttribute"))
            || Members.HasAttribute(type, "System.Runtime.CompilerServices.InlineArrayAttribute");
    }

    /// <summary>Whether each field is a member that can be read and set.</summary>
    public static bool FieldsAreMembers(TypeContract contract)
    {
        FieldInfo[] fields = Members.Fields(contract.Type);
        return contract.Construction.Problem is null
            && contract.MembersInOrder.Count == fields.Length
            && fields.All(field => contract.MembersInOrder.Any(member => Holds(member.Info, field)));
    }

    /// <summary>Whether the struct is copied as it is, because not all of its fields can be reached otherwise at no cost.</summary>
    public static bool IsCopied(Type type) => TypeContract.Of(type).IsOfFields && IsWireForm(type);

    /// <summary>Whether memory is the wire form: fields at their natural alignment without padding, each bit pattern a value.</summary>
    public static bool IsWireForm(Type type)
    {
        int size = 0;
        int alignment = 1;
        foreach (FieldInfo field in Members.Fields(type))
        {
            int width = Width(field.FieldType);
            if (width == 0 || size % width != 0)
            {
                return false;
            }

            alignment = Math.Max(alignment, width);
            size += width;
        }

        return IsSequential(type) && size % alignment == 0 && !ReflectedTypes.IsOfFramework(type);
    }

    /// <summary>Whether memory holds the fields in declaration order, with the alignment of the platform.</summary>
    public static bool IsSequential(Type type) =>
        type.IsLayoutSequential && type.StructLayoutAttribute is null or { Size: 0, Pack: 0 or 8 };

    public static bool Holds(MemberInfo member, FieldInfo field) =>
        member == field || (member is PropertyInfo property && Members.BackingField(property) == field);

    private static int Width(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.SByte => 1,
        TypeCode.Int16 or TypeCode.UInt16 or TypeCode.Char => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        TypeCode.Int64 or TypeCode.UInt64 or TypeCode.Double => 8,
        _ => 0,
    };
}
