using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Default values in boxes.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Defaults
{
    private static readonly TypeCache<(FieldInfo Field, FixedBufferAttribute? Buffer)[]> Fields = new();

    /// <summary>Whether a value is the default of a member's type, bit by bit. What a nullable member holds is none, which its box does not tell: a default value there goes the way of any other.</summary>
    public static bool Includes(MemberNode member, object? value) =>
        value is null || (Nullable.GetUnderlyingType(member.Plan.Type) is null && member.Plan.Type.IsValueType && (IsDefault(value, member.Plan.Contract.Buffer) || HasBytesOfDefault(member, value)));

    /// <summary>Whether a member takes no byte where its type leaves out defaults; <see cref="Presence.Of"/> decides the same.</summary>
    public static bool IsSkipped(MemberNode member, object? value)
    {
        if (value is null || Nullable.GetUnderlyingType(member.Plan.Type) is not null || !member.Plan.Type.IsValueType)
        {
            return value is null;
        }

        if (member.Node.FixedSize == 0)
        {
            return DefaultValue.IsScalar(member.Plan.Type) && IsDefault(value);
        }

        if (member.Node.FixedSize > Presence.LargestStruct)
        {
            return false;
        }

        Span<byte> bytes = stackalloc byte[Presence.LargestStruct];
        bytes.Clear();
        Writer writer = new(bytes);
        member.Node.Write(ref writer, ref writer.Here, value);
        return !Presence.HasSetBits(bytes);
    }

    /// <summary>The bytes of a default value; none where code of the user writes it, which may write the same for other values.</summary>
    public static byte[] TryWrite(Node node, object? value)
    {
        try
        {
            Writer writer = default;
            writer.Begin(WriteSession.Rent(isTarget: true), NinoOptions.Default);
            writer.RefuseUserCode();
            return writer.Finish(ref node.Write(ref writer, ref writer.Here, value));
        }
        catch (Exception)
        {
            return [];
        }
    }

    /// <summary>Whether the bytes are those of the default, as <see cref="DefaultValue.Is"/> asks where memory does not tell: memory over an empty array is not <c>default</c>.</summary>
    private static bool HasBytesOfDefault(MemberNode member, object value)
    {
        if (DefaultValue.IsScalar(member.Plan.Type) || member.BytesOfEmpty is not { Length: > 0 } bytes)
        {
            return false;
        }

        byte[] room = DefaultValue.TakeRoom(bytes);
        try
        {
            Writer writer = new(room, DefaultValue.Shallow);
            int count = writer.PositionOf(ref member.Node.Write(ref writer, ref writer.Here, value));
            writer.Release();
            return room.AsSpan(0, count).SequenceEqual(bytes);
        }
        catch (Exception)
        {
            return false;
        }
        finally
        {
            Rented<byte>.Return(room);
        }
    }

    private static bool IsDefault(object value) => value switch
    {
        double number => BitConverter.DoubleToInt64Bits(number) == 0,
        float number => BitConverter.SingleToInt32Bits(number) == 0,
        _ when value.GetType() is { IsPrimitive: true } or { IsEnum: true } => value.Equals(RuntimeHelpers.GetUninitializedObject(value.GetType())),
        _ => HasDefaultFields(value),
    };

    private static bool HasDefaultFields(object owner)
    {
        foreach ((FieldInfo field, FixedBufferAttribute? buffer) in Fields.GetOrAdd(owner.GetType(), FieldsOf))
        {
            if (field.GetValue(owner) is { } value && (!field.FieldType.IsValueType || Nullable.GetUnderlyingType(field.FieldType) is not null || !IsDefault(value, buffer)))
            {
                return false;
            }
        }

        return true;
    }

    private static (FieldInfo Field, FixedBufferAttribute? Buffer)[] FieldsOf(Type type) => Array.ConvertAll(Members.Fields(type), field => (field, RawStructs.BufferOf(field)));

    private static bool IsDefault(object value, FixedBufferAttribute? buffer) => buffer is null
        ? IsDefault(value)
        : Array.TrueForAll(BoxedBuffers.Bytes(value, BoxedBuffers.SizeOf(buffer)).ToArray(), part => part == 0);
}
