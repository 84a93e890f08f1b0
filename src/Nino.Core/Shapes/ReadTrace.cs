using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>
/// Finds where an input is bad. Reading keeps no track of where it is, which costs nothing; when it fails, the
/// input is walked once more along the shapes, and the walk fails at the same place with the path at hand.
/// </summary>
internal sealed class ReadTrace
{
    private readonly NinoException _error;
    private readonly List<object> _path = [];
    private Type? _type;
    private int _offset;

    private ReadTrace(NinoException error) => _error = error;

    public static NinoException Locate(TypeBinding root, ReadOnlySpan<byte> bytes, bool exact, NinoException error, NinoOptions? options)
    {
        ReadTrace trace = new(error);
        Reader reader = new(bytes, options);
        trace.At(root.Type, 0);
        try
        {
            root.SkipId(ref reader, exact);
            root.Shape.Trace(ref reader, trace);
            reader.Release();
        }
        catch (NinoException)
        {
            return error.At(trace._type!, trace._offset, trace.Path());
        }

        // The walk passed: only a custom formatter or user code knows what is wrong.
        return error.At(root.Type, Math.Max(error.Offset, 0), "");
    }

    public void At(Type type, int offset)
    {
        _type = type;
        _offset = offset;
    }

    /// <summary>Ends a collection; fails when it is this collection as a whole that is bad.</summary>
    public void Close(Type type, int start, ref Reader reader)
    {
        if (_error.IsOfCollection && reader.Position >= _error.Offset)
        {
            At(type, start);
            throw _error;
        }
    }

    public void Push(object segment) => _path.Add(segment);

    public void Pop() => _path.RemoveAt(_path.Count - 1);

    /// <summary>Walks a value of a derived type, after its head.</summary>
    public void Derived(ref Reader reader, byte head, Type declared)
    {
        if (head is < Formatters.Head.FirstIndex or > Formatters.Head.LongIndex)
        {
            reader.ThrowInvalid($"{head} is not the head of a derived type.");
        }

        TypeBinding binding = reader.ReadTypeHeader(head, declared);
        if (binding.IsObject)
        {
            reader.CheckBodyHead();
        }

        reader.Enter();
        binding.Shape.Trace(ref reader, this);
        reader.Leave();
    }

    private string Path()
    {
        StringBuilder path = new();
        foreach (object segment in _path)
        {
            if (segment is int index)
            {
                path.Append('[').Append(index.ToString(CultureInfo.InvariantCulture)).Append(']');
            }
            else
            {
                path.Append(path.Length == 0 ? "" : ".").Append(segment);
            }
        }

        return path.ToString();
    }
}
