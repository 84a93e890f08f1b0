using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>
/// What enumerates a collection by an interface without type arguments, on the way to its elements, has a frame that no
/// collection of large structs makes larger: after many calls the JIT would inline the enumerator of the collection
/// that it saw most, with copies of its elements, and a later chain of other types would overflow the stack.
/// </summary>
public sealed class FrameTests
{
    private const byte CallVirtual = 0x6F;
    private const int AggressiveOptimization = 0x0200;

    [Fact]
    public void UntypedEnumeration_IsNotInlinedIntoTheFrame()
    {
        using PEReader file = new(File.OpenRead(typeof(NinoSerializer).Assembly.Location));
        MetadataReader metadata = file.GetMetadataReader();
        List<byte[]> calls = metadata.MemberReferences.Where(handle => IsUntypedEnumeration(metadata, handle))
            .Select(handle => (byte[])[CallVirtual, .. BitConverter.GetBytes(MetadataTokens.GetToken(handle))]).ToList();
        List<MethodDefinition> found = metadata.MethodDefinitions.Select(metadata.GetMethodDefinition)
            .Where(method => method.RelativeVirtualAddress != 0)
            .Where(method => calls.Any(call => file.GetMethodBody(method.RelativeVirtualAddress).GetILBytes()!.AsSpan().IndexOf(call) >= 0))
            .ToList();

        // One hands an enumerator on.
        found.RemoveAll(method => metadata.GetString(method.Name).EndsWith(nameof(IEnumerable.GetEnumerator), StringComparison.Ordinal));
        Assert.True(found.Count >= 5, $"{found.Count} methods enumerate.");
        Assert.Empty(found.Where(method => ((int)method.ImplAttributes & AggressiveOptimization) == 0).Select(method => metadata.GetString(method.Name)));
    }

    private static bool IsUntypedEnumeration(MetadataReader metadata, MemberReferenceHandle handle)
    {
        MemberReference member = metadata.GetMemberReference(handle);
        return metadata.GetString(member.Name) == nameof(IEnumerable.GetEnumerator) && member.Parent.Kind == HandleKind.TypeReference
            && metadata.GetString(metadata.GetTypeReference((TypeReferenceHandle)member.Parent).Name) is nameof(IEnumerable) or nameof(IDictionary);
    }
}
