using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints what reaches members that C# does not let generated code name.</summary>
internal static class AccessorEmitter
{
    private const string Namespace = "global::System.Runtime.CompilerServices";

    public static void Emit(SourceWriter source, TypeModel type)
    {
        AccessorModel[] accessors = type.Members
            .Concat(type.Place is null ? [] : [type.Place])
            .SelectMany(member => new[] { member.Getter, member.Setter })
            .OfType<AccessorModel>()
            .Distinct()
            .ToArray();
        if (type.Construction.Accessor is { } constructor)
        {
            source.Lines(constructor.IsReflected ? Reflected(constructor) : Bound(constructor));
            source.Lines("");
        }

        foreach (AccessorModel accessor in accessors)
        {
            source.Lines(accessor.IsReflected ? Reflected(accessor) : Bound(accessor));
            source.Lines("");
        }

        if (type.Construction.Late is { } late)
        {
            EmitLate(source, late, type.Members.Select(member => member.LateSetter).OfType<AccessorModel>().Except(accessors));
        }
    }

    /// <summary>Prints what only objects need that others refer to; by reflection, it is looked up when the first of them is read.</summary>
    private static void EmitLate(SourceWriter source, ConstructorModel constructor, IEnumerable<AccessorModel> accessors)
    {
        source.Lines(constructor.IsReflected ? AtFirstUse($"ConstructorAccess<{constructor.Type}>", constructor.Name, New(constructor)) : BoundLate(constructor));
        source.Lines("");
        foreach (AccessorModel accessor in accessors)
        {
            source.Lines(accessor.IsReflected ? AtFirstUse(Access(accessor), accessor.Name, Find(accessor)) : Bound(accessor));
            source.Lines("");
        }
    }

    private static string AtFirstUse(string type, string name, string value) =>
        $"""
        private static {type} s_{name};
        private static {type} {name} => s_{name} ??= {value};
        """;

    private static string Reflected(AccessorModel accessor) =>
        $"private static readonly {Access(accessor)} {accessor.Name} = {Find(accessor)};";

    private static string Reflected(ConstructorModel constructor) =>
        $"private static readonly ConstructorAccess<{constructor.Type}> {constructor.Name} = {New(constructor)};";

    private static string Access(AccessorModel accessor) => $"MemberAccess<{accessor.Owner}, {accessor.Type}>";

    private static string Find(AccessorModel accessor) =>
        $"{Access(accessor)}.{(accessor.Kind == AccessorKind.Field ? "OfField" : "OfProperty")}(\"{accessor.Target}\")";

    private static string New(ConstructorModel constructor) => $"new ConstructorAccess<{constructor.Type}>({string.Join(", ", constructor.Types)})";

    private static string BoundLate(ConstructorModel constructor) =>
        $"""
        [{Namespace}.UnsafeAccessor({Namespace}.UnsafeAccessorKind.Method, Name = ".ctor")]
        private static extern void {constructor.Name}({string.Join(", ", new[] { $"{constructor.Type} value" }.Concat(constructor.Parameters))});
        """;

    private static string Bound(ConstructorModel constructor) =>
        $"""
        [{Namespace}.UnsafeAccessor({Namespace}.UnsafeAccessorKind.Constructor)]
        private static extern {constructor.Type} {constructor.Name}({string.Join(", ", constructor.Parameters)});
        """;

    private static string Bound(AccessorModel accessor) => accessor.Kind switch
    {
        AccessorKind.Field => Declare(accessor, "Field", accessor.Target, $"ref {accessor.Type}", ""),
        AccessorKind.Buffer => Buffer(accessor, accessor.Buffer!),
        AccessorKind.Getter => Declare(accessor, "Method", Method("get_", accessor.Target), accessor.Result + accessor.Type, ""),
        _ => Declare(accessor, "Method", Method("set_", accessor.Target), "void", $", {accessor.Type} member"),
    };

    /// <summary>C# does not name the type of a buffer: a struct of the same size stands for it.</summary>
    private static string Buffer(AccessorModel accessor, BufferModel buffer) =>
        $$"""
        #pragma warning disable CS0169 // Its memory is that of the buffer.
        [global::System.Runtime.InteropServices.StructLayout(global::System.Runtime.InteropServices.LayoutKind.Sequential, Size = {{buffer.Size}})]
        private struct {{accessor.Type}} { private {{buffer.Element}} _first; }
        #pragma warning restore CS0169

        private static readonly nint {{accessor.Name}}Offset = FixedBuffers.OffsetOf<{{accessor.Owner}}, {{accessor.Type}}>("{{accessor.Target}}");

        {{FormatterEmitter.Inline}}
        private static ref {{accessor.Type}} {{accessor.Name}}(ref {{accessor.Owner}} value) => ref FixedBuffers.At<{{accessor.Owner}}, {{accessor.Type}}>(ref value, {{accessor.Name}}Offset);
        """;

    /// <summary>The name of an accessor, which follows that of the interface that a property explicitly implements.</summary>
    private static string Method(string prefix, string property) => property.Insert(property.LastIndexOf('.') + 1, prefix);

    private static string Declare(AccessorModel accessor, string kind, string target, string result, string parameter) =>
        $"""
        [{Namespace}.UnsafeAccessor({Namespace}.UnsafeAccessorKind.{kind}, Name = "{target}")]
        private static extern {result} {accessor.Name}({accessor.Ref}{accessor.Owner} value{parameter});
        """;
}
