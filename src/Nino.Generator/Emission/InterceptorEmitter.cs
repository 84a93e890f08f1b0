using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints the interceptors of the calls in one file.</summary>
internal static class InterceptorEmitter
{
    private const string Attribute =
        """

        namespace System.Runtime.CompilerServices
        {
            [global::System.AttributeUsage(global::System.AttributeTargets.Method, AllowMultiple = true)]
            file sealed class InterceptsLocationAttribute : global::System.Attribute
            {
                public InterceptsLocationAttribute(int version, string data)
                {
                }
            }
        }
        """;

    public static string Emit(InterceptorFileModel file)
    {
        SourceWriter source = new();
        FormatterEmitter.Header(source, file.Calls.SelectMany(call => call.Method.Suppressed));
        source.Open($"namespace {InterceptorFileModel.Namespace}");
        source.Lines(FormatterEmitter.Usings);
        source.Lines("/// <summary>Calls of the serializer that reach the formatters of their types without looking for them. Where the process has another formatter for a type, they go the usual way.</summary>");
        source.Lines("[CompilerGenerated]");
        source.Open("file static class Calls");
        Dictionary<string, string> bindings = [];
        int count = 0;
        foreach (IGrouping<InterceptorMethodModel, InterceptorModel> calls in file.Calls.GroupBy(call => call.Method))
        {
            if (!bindings.TryGetValue(calls.Key.Binding, out string? binding))
            {
                binding = $"Bound{bindings.Count}";
                bindings.Add(calls.Key.Binding, binding);
                Binding(source, binding, calls.Key);
            }

            Method(source, binding, calls.Key, calls.Select(call => call.Location), count++);
        }

        source.Close();
        source.Close();
        source.Lines(Attribute);
        return source.ToString();
    }

    private static void Binding(SourceWriter source, string name, InterceptorMethodModel method)
    {
        source.Open($"private static class {name}");
        source.Lines($"public static readonly {method.Binding} Binding = FormatterSource.Bind(typeof({method.Type}), {BindingsEmitter.Hex(method.NameHash)}) as {method.Binding};");
        source.End();
    }

    private static void Method(SourceWriter source, string binding, InterceptorMethodModel method, IEnumerable<string> locations, int index)
    {
        string name = $"{method.Name}{index}";
        string usual = $"Usual{name}({method.Arguments})";
        foreach (string location in locations)
        {
            source.Lines($"[InterceptsLocation({location})]");
        }

        source.Lines(FormatterEmitter.Inline);
        source.Open($"public static {method.Returns} {name}({method.Parameters})");
        source.Lines($"var binding = {binding}.Binding;");
        source.If($"binding == null{(method.Condition.Length == 0 ? "" : " || " + method.Condition)}", method.Returns == "void" ? $"{usual};\nreturn;" : $"return {usual};");
        source.Lines("\n" + method.Direct);
        source.End();

        // Apart, so that a first call does not resolve what it names.
        source.Lines("[MethodImpl(MethodImplOptions.NoInlining)]");
        source.Lines($"private static {method.Returns} Usual{name}({method.Parameters}) => {method.Usual}({method.Arguments});\n");
    }
}
