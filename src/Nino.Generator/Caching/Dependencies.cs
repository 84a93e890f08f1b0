using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Caching;

/// <summary>
/// Takes down the files that a result depends on, while it is made. Parsing touches each type that it looks at; its base
/// types, interfaces, outer types, type arguments and the fields of structs count as looked at too. Whoever asks for
/// members of a class or an interface has to touch these.
/// </summary>
internal sealed partial class Dependencies : IDisposable
{
    [ThreadStatic]
    private static Dependencies? t_current;

    private readonly HashSet<ISymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<string, SurfaceLevel> _files = [];
    private readonly HashSet<Dependencies> _parts = [];
    private Dependencies? _outer;
    private readonly bool _isApart;

    private Dependencies(bool isApart)
    {
        _outer = t_current;
        _isApart = isApart;
        t_current = this;
    }

    /// <summary>The types that were looked at.</summary>
    public IEnumerable<ISymbol> Types => _seen;

    /// <summary>Begins to take down; the end is <see cref="Dispose"/>, which gives what was taken down to those that are under way.</summary>
    public static Dependencies Begin() => new(isApart: false);

    /// <summary>Begins to take down what is no concern of those that are under way.</summary>
    public static Dependencies Apart() => new(isApart: true);

    public static void Touch(ITypeSymbol? type) => t_current?.Add(type);

    /// <summary>Touches the members of a type, those that it inherits among them.</summary>
    public static void TouchMembers(INamedTypeSymbol type)
    {
        Touch(type);
        for (INamedTypeSymbol? level = type; level is not null; level = level.BaseType)
        {
            t_current?.AddDeclarations(level, SurfaceLevel.Members);
        }
    }

    /// <summary>Touches a file in which a place was taken.</summary>
    public static void TouchText(SyntaxTree tree) => t_current?.AddFile(tree.FilePath, SurfaceLevel.Text);

    /// <summary>A value that is made once for a compilation. Whoever asks for it depends on what it was made of.</summary>
    public static TValue Once<TKey, TValue>(Dictionary<TKey, (TValue Value, Dependencies Made)> known, TKey key, Func<TKey, TValue> make)
        where TKey : notnull
    {
        if (known.TryGetValue(key, out (TValue Value, Dependencies Made) entry))
        {
            t_current?.Add(entry.Made);
            return entry.Value;
        }

        using Dependencies made = Begin();
        TValue value = make(key);
        known[key] = (value, made);
        return value;
    }

    public void Dispose()
    {
        t_current = _outer;
        if (!_isApart)
        {
            _outer?.Add(this);
        }

        _outer = null;
    }

    private void Add(Dependencies other)
    {
        if (_parts.Add(other))
        {
            _seen.UnionWith(other._seen);
            AddFacts(other);
            foreach (KeyValuePair<string, SurfaceLevel> file in other._files)
            {
                AddFile(file.Key, file.Value);
            }
        }
    }

    partial void AddFacts(Dependencies other);

    private void AddFile(string path, SurfaceLevel level)
    {
        if (!_files.TryGetValue(path, out SurfaceLevel known) || known < level)
        {
            _files[path] = level;
        }
    }

    private void AddDeclarations(INamedTypeSymbol type, SurfaceLevel level)
    {
        foreach (SyntaxReference declaration in type.DeclaringSyntaxReferences)
        {
            AddFile(declaration.SyntaxTree.FilePath, level);
        }
    }

    private void Add(ITypeSymbol? type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                Add(array.ElementType);
                break;
            case IPointerTypeSymbol pointer:
                Add(pointer.PointedAtType);
                break;
            case ITypeParameterSymbol parameter when _seen.Add(parameter):
                AddAll(parameter.ConstraintTypes);
                break;
            case INamedTypeSymbol named:
                AddAll(named.TypeArguments);
                Add(named.ContainingType);
                AddDefinition(named.OriginalDefinition);
                break;
        }
    }

    /// <summary>A definition says the same of each closed form, of which there may be no end: <c>class C&lt;T&gt; : I&lt;C&lt;C&lt;T&gt;&gt;&gt;</c>.</summary>
    private void AddDefinition(INamedTypeSymbol type)
    {
        // What metadata says depends on the type arguments alone.
        if (type.DeclaringSyntaxReferences.IsEmpty || !_seen.Add(type))
        {
            return;
        }

        AddDeclarations(type, type.IsValueType ? SurfaceLevel.Members : SurfaceLevel.Headers);
        AddAll(type.Interfaces);
        Add(type.BaseType);
        if (type.IsValueType)
        {
            AddAll(type.GetMembers().OfType<IFieldSymbol>().Where(field => !field.IsStatic).Select(field => field.Type));
        }
    }

    private void AddAll(IEnumerable<ITypeSymbol> types)
    {
        foreach (ITypeSymbol type in types)
        {
            Add(type);
        }
    }
}
