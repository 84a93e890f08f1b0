using System;
using Nino.Contract;
using Nino.Core.Runtime;

namespace Nino.Tests.Evolution;

/// <summary>Type ids as they stand in bytes: two versions of a type in one program have two, and bytes of one are given that of the other.</summary>
internal static class WrittenIds
{
    public static byte[] Of(Type type) => BitConverter.GetBytes(TypeIds.Of(TypeNames.Of(type), isObject: true));

    /// <summary>Puts the id of a type in the place of the first that is another's.</summary>
    public static void Rename<TFrom, TTo>(byte[] bytes) => Of(typeof(TTo)).CopyTo(bytes, bytes.AsSpan().IndexOf(Of(typeof(TFrom))));
}
