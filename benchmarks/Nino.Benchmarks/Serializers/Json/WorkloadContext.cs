using System.Collections.Generic;
using System.Numerics;
using System.Text.Json.Serialization;
using Nino.BenchmarkData;
using Nino.Benchmarks.Modes;

namespace Nino.Benchmarks.Serializers.Json;

[JsonSourceGenerationOptions(IncludeFields = true)]
[JsonSerializable(typeof(SimpleClass))]
[JsonSerializable(typeof(SimpleClass[]))]
[JsonSerializable(typeof(IAsyncEnumerable<SimpleClass>))]
[JsonSerializable(typeof(SimpleStruct))]
[JsonSerializable(typeof(SimpleStruct[]))]
[JsonSerializable(typeof(Rich))]
[JsonSerializable(typeof(Entity[]))]
[JsonSerializable(typeof(Vector4[]))]
[JsonSerializable(typeof(User))]
[JsonSerializable(typeof(NestedData))]
[JsonSerializable(typeof(NestedData2))]
[JsonSerializable(typeof(ReferencedSimpleClass))]
[JsonSerializable(typeof(ReferencedUser))]
[JsonSerializable(typeof(ReferencedNestedData))]
[JsonSerializable(typeof(Folder))]
internal sealed partial class WorkloadContext : JsonSerializerContext;
