using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Unmanaged structs without an attribute.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class RawStructs
{
    private const string InlineArray = "System.Runtime.CompilerServices.InlineArrayAttribute";

    /// <summary>Whether the struct, down to the last field, holds no reference. A type parameter holds none that says so, or is that of an unmarked struct, as generated code has it.</summary>
    public static bool IsUnmanaged(Type type) => type.IsGenericParameter
        ? Members.HasAttribute(type, "System.Runtime.CompilerServices.IsUnmanagedAttribute") || (type.DeclaringType is { IsValueType: true } owner && !ReflectedTypes.IsNinoType(owner))
        : type.IsPrimitive || type.IsEnum || type.IsPointer
            || (type.IsValueType && !type.IsByRefLike && Members.Fields(type).All(field => IsUnmanaged(field.FieldType)));

    /// <summary>Whether a struct has no fields, nor memory that somebody gave it: the compiler gives it a byte. The framework's reference assemblies do not tell what its structs hold.</summary>
    public static bool IsEmpty(Type type) =>
        Members.Fields(type).Length == 0 && !ReflectedTypes.IsOfFramework(type) && type.StructLayoutAttribute is null or { Size: 0 or 1 };

    /// <summary>Whether each field is a member that can be read and set.</summary>
    public static bool FieldsAreMembers(TypeContract contract)
    {
        FieldInfo[] fields = Members.Fields(contract.Type);
        return contract.Construction.Problem is null
            && contract.MembersInOrder.Count == fields.Length
            && fields.All(field => contract.MembersInOrder.Any(member => Holds(member.Info, field)));
    }

    /// <summary>Whether memory is the wire form: fields at their natural alignment without padding, each bit pattern a value, none with a formatter of the user.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="holder">The assembly whose custom formatters count; null for all that are loaded.</param>
    public static bool IsWireForm(Type type, Assembly? holder) =>
        WireSize(type) != 0 && Array.TrueForAll(Members.Fields(type), field => CustomFormatters.Of(BufferOf(field)?.ElementType ?? field.FieldType, holder) is null);

    /// <summary>The number of bytes where memory is the wire form; otherwise 0.</summary>
    public static int WireSize(Type type)
    {
        int size = 0;
        int alignment = 1;
        foreach (FieldInfo field in Members.Fields(type))
        {
            FixedBufferAttribute? buffer = BufferOf(field);
            int width = Width(buffer?.ElementType ?? field.FieldType);
            if (width == 0 || size % width != 0)
            {
                return 0;
            }

            alignment = Math.Max(alignment, width);
            size += width * (buffer?.Length ?? 1);
        }

        return IsSequential(type) && size % alignment == 0 && !ReflectedTypes.IsOfFramework(type) ? size : 0;
    }

    /// <summary>Whether memory holds the fields in declaration order, with the alignment of the platform.</summary>
    public static bool IsSequential(Type type) =>
        type.IsLayoutSequential && type.StructLayoutAttribute is null or { Size: 0, Pack: 0 or 8 };

    public static bool Holds(MemberInfo member, FieldInfo field) =>
        member == field || (member is PropertyInfo property && Members.BackingField(property) == field);

    /// <summary>Whether a field is a fixed-size buffer, whose type shows its first element only.</summary>
    public static bool IsBuffer(FieldInfo field) => BufferOf(field) is not null;

    /// <summary>What says that a field is a fixed-size buffer, or null.</summary>
    public static FixedBufferAttribute? BufferOf(FieldInfo field) => field.GetCustomAttribute<FixedBufferAttribute>(inherit: false);

    /// <summary>How often an inline array holds its field, or null. Older runtimes have none; netstandard2.1 has no name for the attribute.</summary>
    public static int? InlineLength(Type type) => !type.IsValueType || typeof(object).Assembly.GetType(InlineArray) is null ? null : type.CustomAttributes
        .FirstOrDefault(attribute => attribute.AttributeType.FullName == InlineArray)
        ?.ConstructorArguments[0].Value as int?;

    private static int Width(Type type) => Type.GetTypeCode(type) is >= TypeCode.Char and <= TypeCode.Double ? BoxedBuffers.WidthOf(type) : 0;
}
