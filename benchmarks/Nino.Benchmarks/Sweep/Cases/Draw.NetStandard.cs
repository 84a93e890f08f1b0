using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Nino.Benchmarks.Sweep;

internal sealed partial class Draw
{
    private const byte NullableFlag = 2;

    // The compiler writes what most members of a type are to the type, and to a member what differs.
    private static bool MayBeNull(FieldInfo field) => (Nullability(field) ?? Nullability(field.DeclaringType!)) == NullableFlag;

    private static byte? Nullability(MemberInfo member) => member.CustomAttributes
        .Where(attribute => attribute.AttributeType.Name is "NullableAttribute" or "NullableContextAttribute")
        .Select(attribute => attribute.ConstructorArguments[0].Value)
        .Select(value => value as byte? ?? (byte?)((IReadOnlyList<CustomAttributeTypedArgument>)value!)[0].Value)
        .FirstOrDefault();

    private static object? NewerScalar(Type type, long n, long positive) => null;
}
