using System;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
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

    /// <summary>Whether each field is a member that can be read and set.</summary>
    public static bool FieldsAreMembers(TypeContract contract)
    {
        FieldInfo[] fields = Members.Fields(contract.Type);
        return contract.Construction.Problem is null
            && contract.MembersInOrder.Count == fields.Length
            && fields.All(field => contract.MembersInOrder.Any(member => Holds(member.Info, field)));
    }

    /// <summary>Whether the struct is served member by member: it is no buffer, each field can be reached, and it is not copied because some can be at a cost.</summary>
    /// <param name="closed">The struct, without type parameters.</param>
    public static bool HasMembers(Type closed) =>
        !IsBuffer(closed) && TypeContract.Of(closed) is var contract && !(contract.IsOfFields && IsWireForm(closed)) && FieldsAreMembers(contract);

    /// <summary>Whether memory is the wire form: fields at their natural alignment without padding, each bit pattern a value.</summary>
    public static bool IsWireForm(Type type)
    {
        int size = 0;
        int alignment = 1;
        foreach (FieldInfo field in Members.Fields(type))
        {
            (Type Element, int Length)? buffer = BufferOf(field);
            int width = Width(buffer?.Element ?? field.FieldType);
            if (width == 0 || size % width != 0)
            {
                return false;
            }

            alignment = Math.Max(alignment, width);
            size += width * (buffer?.Length ?? 1);
        }

        return IsSequential(type) && size % alignment == 0 && !ReflectedTypes.IsOfFramework(type);
    }

    /// <summary>Whether memory holds the fields in declaration order, with the alignment of the platform.</summary>
    public static bool IsSequential(Type type) =>
        type.IsLayoutSequential && type.StructLayoutAttribute is null or { Size: 0, Pack: 0 or 8 };

    public static bool Holds(MemberInfo member, FieldInfo field) =>
        member == field || (member is PropertyInfo property && Members.BackingField(property) == field);

    /// <summary>Whether the struct has fixed-size buffers, whose elements are no fields.</summary>
    private static bool IsBuffer(Type type) => Members.Fields(type).Any(IsBuffer);

    /// <summary>Whether a field is a fixed-size buffer, whose type shows its first element only.</summary>
    public static bool IsBuffer(FieldInfo field) => BufferOf(field) is not null;

    private static (Type Element, int Length)? BufferOf(FieldInfo field) =>
        field.GetCustomAttribute<FixedBufferAttribute>(inherit: false) is { } buffer ? (buffer.ElementType, buffer.Length) : null;

    /// <summary>How often an inline array holds its field, or null. netstandard2.1 has no name for the attribute.</summary>
    public static int? InlineLength(Type type) => !type.IsValueType ? null : type.CustomAttributes
        .FirstOrDefault(attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.InlineArrayAttribute")
        ?.ConstructorArguments[0].Value as int?;

    private static int Width(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.SByte => 1,
        TypeCode.Int16 or TypeCode.UInt16 or TypeCode.Char => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        TypeCode.Int64 or TypeCode.UInt64 or TypeCode.Double => 8,
        _ => 0,
    };
}
