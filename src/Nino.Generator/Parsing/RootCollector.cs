using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Composes formatters of roots.</summary>
internal sealed class RootCollector(ParseContext context)
{
    private readonly ComposeScope _scope = new();
    private readonly List<BindingModel> _bindings = [];
    private readonly List<DiagnosticModel> _diagnostics = [];

    /// <summary>Adds a root.</summary>
    /// <param name="root">The type.</param>
    /// <param name="problem">What to report when it cannot be serialized, if anything.</param>
    public void Add(ITypeSymbol root, Func<DiagnosticModel>? problem)
    {
        if (!TryAdd(root) && problem is not null)
        {
            _diagnostics.Add(problem());
        }
    }

    /// <summary>Adds a root; false when it cannot be serialized.</summary>
    public bool TryAdd(ITypeSymbol root)
    {
        if (root is IDynamicTypeSymbol)
        {
            root = context.Compilation.ObjectType;
        }

        if (Bindings.HasOwn(root) || context.Customs.IsHidden(root))
        {
            return true;
        }

        if (new Composer(context, _scope).Of(root) is not { } formatter)
        {
            return false;
        }

        // What the runtime looks up has no formatter that could be registered: its own assembly has none, or the type is an error already.
        if (!formatter.IsLookedUp)
        {
            _bindings.Add(Bindings.Create(context, root, formatter));
        }

        return true;
    }

    /// <summary>A diagnostic about a root that cannot be serialized.</summary>
    public static DiagnosticModel Problem(ParseContext context, string id, Location place, ITypeSymbol root) =>
        new(id, Locations.Of(place), new[] { root.ToDisplayString(), Remedies.Of(context, root) }.ToEquatable(), Remedies.TypeToMark(context, root));

    public ParseResult? ToResult()
    {
        if (_bindings.Count + _diagnostics.Count == 0)
        {
            return null;
        }

        _bindings.AddRange(Bindings.OfClosed(context, _scope));
        return TypeModels.Result(context, _scope, null, _bindings.Distinct(), _diagnostics, null);
    }
}
