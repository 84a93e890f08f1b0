using System.Globalization;
using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints the class that registers the types of an assembly.</summary>
internal static class BindingsEmitter
{
    /// <summary>So many ids stand in one switch. More are split into groups with a method each: the first call compiles the whole switch that it runs through.</summary>
    private const int LargestSwitch = 16;

    /// <summary>What may name types that are obsolete as an error.</summary>
    private const string Obsolete = "[global::System.Obsolete]";

    /// <summary>An id, or the hash of a name, as a number of C#.</summary>
    public static string Hex(uint id) => "0x" + id.ToString("X8", CultureInfo.InvariantCulture);

    public static string Emit(AssemblyModel assembly, RegistrationModel registration)
    {
        EquatableArray<BindingModel> bindings = registration.Bindings;
        EquatableArray<ForeignSizeModel> foreignSizes = registration.ForeignSizes;
        SourceWriter source = new();
        FormatterEmitter.Header(source, bindings.SelectMany(binding => binding.Suppressed).Concat(foreignSizes.SelectMany(foreign => foreign.Suppressed)));
        source.Open("namespace Nino.Generated");
        source.Lines(FormatterEmitter.Usings);
        source.Lines("/// <summary>The types of this assembly, by type id. Each has a method, so that only those that are used are compiled.</summary>");
        source.Lines("[global::System.Runtime.CompilerServices.CompilerGenerated]");
        source.Open($"internal sealed class {assembly.SourceName} : FormatterSource");
        source.Lines("[global::System.Runtime.CompilerServices.ModuleInitializer]");
        source.LinesIf(foreignSizes.Any(foreign => foreign.IsForbidden), Obsolete);

        source.Open("internal static void Register()");
        foreach (ForeignSizeModel foreign in foreignSizes)
        {
            source.Lines($"Expect(typeof({assembly.SourceName}), typeof({foreign.Type}), default(RawFormatter<{foreign.Type}>).FixedSize, {foreign.Size});");
        }

        source.Lines($"Add(new {assembly.SourceName}());");
        source.End();
        Find(source, bindings);
        foreach (BindingModel binding in bindings)
        {
            source.Lines(binding.IsForbidden ? "\n" + Obsolete : "");
            source.Lines($"private static TypeBinding {Method(binding)}() => new {binding.Class}({Hex(binding.Id)}{(binding.CarriesId ? ", carriesId: true" : "")});");
        }

        source.Close();
        source.Close();
        source.LinesIf(assembly.NeedsModuleInitializer, Polyfill(assembly));

        return source.ToString();
    }

    /// <summary>The attribute for this file alone where the language has that: another generator may print it, too, which this one does not see.</summary>
    private static string Polyfill(AssemblyModel assembly) =>
        $$"""

        namespace System.Runtime.CompilerServices
        {
            [global::System.AttributeUsage(global::System.AttributeTargets.Method, Inherited = false)]
            {{(assembly.HasFileTypes ? "file" : "internal")}} sealed class ModuleInitializerAttribute : global::System.Attribute
            {
            }
        }
        """;

    private static void Find(SourceWriter source, IReadOnlyList<BindingModel> bindings)
    {
        List<KeyValuePair<uint, BindingModel>> all = bindings.SelectMany(binding => binding.Ids.Select(id => new KeyValuePair<uint, BindingModel>(id, binding))).ToList();
        if (all.Count <= LargestSwitch)
        {
            Switch(source, "public override TypeBinding Find(uint id)", "id", all.Select(one => (Hex(one.Key), $"{Method(one.Value)}()")));
            return;
        }

        // About as many groups as ids in each.
        uint count = (uint)System.Math.Ceiling(System.Math.Sqrt(all.Count));
        List<IGrouping<uint, KeyValuePair<uint, BindingModel>>> groups = all.GroupBy(one => one.Key % count).OrderBy(group => group.Key).ToList();
        Switch(source, "public override TypeBinding Find(uint id)", $"id % {count}", groups.Select(group => ($"{group.Key}", $"Find{group.Key}(id)")));
        foreach (IGrouping<uint, KeyValuePair<uint, BindingModel>> group in groups)
        {
            Switch(source, $"private static TypeBinding Find{group.Key}(uint id)", "id", group.Select(one => (Hex(one.Key), $"{Method(one.Value)}()")));
        }
    }

    private static void Switch(SourceWriter source, string method, string value, IEnumerable<(string Case, string Result)> cases)
    {
        source.Open(method);
        source.Open($"switch ({value})");
        foreach ((string label, string result) in cases)
        {
            source.Lines($"case {label}:\n    return {result};");
        }

        source.Lines("default:\n    return null;");
        source.Close();
        source.End();
    }

    private static string Method(BindingModel binding) => "Create" + binding.Id.ToString("X8", CultureInfo.InvariantCulture);
}
