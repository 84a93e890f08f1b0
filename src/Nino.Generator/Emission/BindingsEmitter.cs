using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Generator.Model;

namespace Nino.Generator.Emission;

/// <summary>Prints the class that registers the types of an assembly.</summary>
internal static class BindingsEmitter
{
    private const string Polyfill =
        """

        namespace System.Runtime.CompilerServices
        {
            [global::System.AttributeUsage(global::System.AttributeTargets.Method, Inherited = false)]
            internal sealed class ModuleInitializerAttribute : global::System.Attribute
            {
            }
        }
        """;

    public static string Emit(AssemblyModel assembly, IReadOnlyList<BindingModel> bindings)
    {
        SourceWriter source = new();
        source.Lines(FormatterEmitter.Header);
        source.Open("namespace Nino.Generated");
        source.Lines(FormatterEmitter.Usings);
        source.Lines("/// <summary>The types of this assembly, by type id. Each has a method, so that only those that are used are compiled.</summary>");
        source.Lines("[global::System.Runtime.CompilerServices.CompilerGenerated]");
        source.Open($"internal sealed class {assembly.SourceName} : FormatterSource");
        source.Lines(
            $$"""
            [global::System.Runtime.CompilerServices.ModuleInitializer]
            internal static void Register()
            {
                Add(new {{assembly.SourceName}}());
            }

            public override TypeBinding Find(uint id)
            {
                switch (id)
                {
            """);
        foreach (BindingModel binding in bindings)
        {
            source.Lines(string.Join("\n", binding.Ids.Select(id => $"        case {Hex(id)}:")));
            source.Lines($"            return {Method(binding)}();");
        }

        source.Lines(
            """
                    default:
                        return null;
                }
            }
            """);
        foreach (BindingModel binding in bindings)
        {
            source.Lines(binding.IsForbidden ? "\n[global::System.Obsolete]" : "");
            source.Lines($"private static TypeBinding {Method(binding)}() => new {(binding.IsObject ? "ObjectBinding" : "TypeBinding")}<{binding.Type}, {binding.Formatter}>({Hex(binding.Id)}{(binding.CarriesId ? ", carriesId: true" : "")});");
        }

        source.Close();
        source.Close();
        if (assembly.NeedsModuleInitializer)
        {
            source.Lines(Polyfill);
        }

        return source.ToString();
    }

    private static string Hex(uint id) => "0x" + id.ToString("X8", CultureInfo.InvariantCulture);

    private static string Method(BindingModel binding) => "Create" + binding.Id.ToString("X8", CultureInfo.InvariantCulture);
}
