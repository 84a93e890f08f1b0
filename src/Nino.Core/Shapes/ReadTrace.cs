using System.Globalization;
using System.Text;
using System.Threading;
using Nino.Core.Faults;
using Nino.Core.Formatters;
using Nino.Core.Versions;

namespace Nino.Core.Shapes;

/// <summary>
/// Finds where an input is bad. Reading keeps no track of where it is, which costs nothing; when it fails, the
/// input is walked once more along the shapes, and the walk fails at the same place with the path at hand.
/// </summary>
internal sealed class ReadTrace
{
    private readonly NinoException _error;
    private readonly List<object> _path = [];
    private readonly ValueWalk? _walk;
    private Type? _type;
    private int _offset;

    // Where a value begins that is walked in another place than the input.
    private int? _convertedStart;

    private ReadTrace(NinoException error) => _error = error;

    /// <summary>A trace that looks for no error, but for the end of the value.</summary>
    public ReadTrace(ValueWalk walk) : this(new NinoException("Objects nest deeper than the stack of this thread allows.")) => _walk = walk;

    /// <summary>Whether values only have to be passed.</summary>
    public bool IsWalk => _walk is not null;

    /// <summary>Whether an error can be located. Callers catch every exception and ask here: a catch clause would load the class that it names before anything fails.</summary>
    public static bool CanLocate(Exception error) => error is NinoException { Path: null } || IsOfUserCode(error);

    /// <param name="root">The binding of the root.</param>
    /// <param name="bytes">The input.</param>
    /// <param name="exact">Whether bytes after the root are an error.</param>
    /// <param name="located">The error, which <see cref="CanLocate"/> accepts.</param>
    /// <param name="position">Where reading stood when it failed.</param>
    /// <param name="options">The options.</param>
    public static Exception Locate(TypeBinding root, ReadOnlySpan<byte> bytes, bool exact, Exception located, int position, NinoOptions? options)
    {
        NinoException error = located as NinoException
            ?? new NinoException($"{located.GetType()} while a value was made: {located.Message}{Remedy(located)}", null, position, cause: located) { Fault = Fault.UserCode };
        if (bytes.IsEmpty)
        {
            return new NinoException("The input is empty.", root.Type, 0, "");
        }

        // Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.
        if (MemoryMarshal.GetReference(bytes) == Head.Frame && root.IsObject)
        {
            return new NinoException("The input is a frame. Frames are read with NinoOptions.Compression.", root.Type, 0, "");
        }

        ReadTrace trace = new(error);
        Reader reader = new(bytes, options);
        trace.At(root.Type, 0);
        try
        {
            trace.WalkRoot(root, ref reader, exact);
            reader.Release();
        }
        catch (Exception again) when (CanLocate(again))
        {
            return error.At(trace._type!, error.Fault == Fault.UserCode ? position : trace._offset, trace.Path());
        }

        // The walk passed: only a custom formatter or user code knows what is wrong.
        return error.At(root.Type, Math.Max(error.Offset, 0), "");
    }

    /// <summary>Whether code that Nino calls raised an error about the values, rather than the runtime about its means.</summary>
    public static bool IsOfUserCode(Exception error) => error is not (NinoException or OutOfMemoryException or OperationCanceledException or ThreadInterruptedException or ThreadAbortException);

    /// <summary>What to do where a constructor refuses what another one made, or a setter what fields hold. Only the trace of the stack tells whether one was called.</summary>
    private static string Remedy(Exception error)
    {
        string trace = (error.InnerException ?? error).StackTrace ?? "";
        return trace.Contains("..ctor", StringComparison.Ordinal) ? " If the value is a valid one that another constructor made, mark with [NinoConstructor] a constructor, or a public static method, that accepts every value of the type."
            : SetterIn(trace) is { } name ? $" It came from the setter of '{name}'. Where fields that are members hold what the property shows, mark it [NinoIgnore]."
            : "";
    }

    /// <summary>The property whose setter a trace of the stack begins in, apart from what .NET does for it.</summary>
    private static string? SetterIn(string trace)
    {
        const string Setter = ".set_";
        for (int at = trace.IndexOf(Setter, StringComparison.Ordinal); at >= 0; at = trace.IndexOf(Setter, at + 1, StringComparison.Ordinal))
        {
            int line = trace.LastIndexOf('\n', at) + 1;
            int end = trace.IndexOf('(', at);
            if (end >= 0 && trace.IndexOf(" System.", line, at - line, StringComparison.Ordinal) < 0)
            {
                return trace[(at + Setter.Length)..end].TrimEnd();
            }
        }

        return null;
    }

    /// <summary>Walks a root.</summary>
    public void WalkRoot(TypeBinding root, ref Reader reader, bool exact)
    {
        if (root.SkipId(ref reader, exact, out int count) is { } other)
        {
            other.Shape.TraceBody(ref reader, this, count);
        }
        else
        {
            root.Shape.Trace(ref reader, this);
        }
    }

    /// <summary>Walks the parts of a value with <see cref="Shape.TracePart"/>, where only its end is looked for; otherwise false.</summary>
    public bool TryWalkParts(Shape shape, ref Reader reader, int count)
    {
        if (_walk is null)
        {
            return false;
        }

        _walk.WalkParts(shape, ref reader, this, count);
        return true;
    }

    public void At(Type type, int offset)
    {
        _type = type;
        _offset = _convertedStart ?? offset;
    }

    /// <summary>Begins an entry of a collection; fails when the collection as a whole is bad because of it.</summary>
    public void Entry(Type collection, int start, int position)
    {
        if (_error.Fault == Fault.Collection && position == _error.Offset)
        {
            At(collection, start);
            throw _error;
        }
    }

    /// <summary>Begins a key; fails when it is the one that is null.</summary>
    public void Key(Type key, int position)
    {
        if (_error.Fault == Fault.Key && position == _error.Offset)
        {
            At(key, position);
            throw _error;
        }
    }

    /// <summary>Begins the members of an object; fails when it nests too deep. Past the error only the stack is a limit.</summary>
    public void Enter(int position)
    {
        _walk?.Enter();
        if ((_error.Fault == Fault.Depth && position == _error.Offset) || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw _error;
        }
    }

    /// <summary>Passes the mark of an object that keeps its identity, to its own head, or a reference to one, which is all of the value.</summary>
    public bool IsBackReference(ref Reader reader, ref byte head)
    {
        if (head == Head.BackReference)
        {
            reader.SkipBackReference();
            Reference(reader.Position);
            Reach(reader.Position);
            return true;
        }

        head = reader.Take(1);
        Reference(reader.Position);
        reader.AddWalkedObject();
        return false;
    }

    /// <summary>Passes what may be wrong with a reference; fails when it is.</summary>
    public void Reference(int position)
    {
        if (_error.Fault == Fault.Reference && position == _error.Offset)
        {
            throw _error;
        }
    }

    /// <summary>Ends a value without parts, null, or the head of an object; stops at what was read last when user code failed, or when it takes too much memory.</summary>
    public void Reach(int position)
    {
        if (_convertedStart is null && _error.Fault is Fault.UserCode or Fault.Memory && position >= _error.Offset)
        {
            throw _error;
        }
    }

    /// <summary>Walks a member that stands in another type than its own (format.md §14). What is wrong with it is wrong where it stands.</summary>
    /// <param name="shape">The member.</param>
    /// <param name="reader">The reader.</param>
    /// <param name="from">The wire type of the bytes.</param>
    /// <param name="to">That of the member.</param>
    public void Converted(Shape shape, ref Reader reader, byte[] from, byte[] to)
    {
        if (IsWalk)
        {
            reader.SkipValue(from);
            return;
        }

        _convertedStart = reader.Position;
        byte[] room = new byte[WireTypes.ConvertedSize(to)];
        Reader converted = reader.Over(room.AsSpan(0, WireTypes.Convert(ref reader, from, to, room)));
        shape.Trace(ref converted, this);
        _convertedStart = null;
        Reach(reader.Position);
    }

    public void Push(object segment) => _path.Add(segment);

    public void Pop() => _path.RemoveAt(_path.Count - 1);

    /// <summary>Walks a value of a derived type, after its head.</summary>
    public void Derived(ref Reader reader, byte head, Type declared)
    {
        if (!Head.IsDerived(head))
        {
            reader.ThrowInvalid($"{head} is not the head of a derived type.");
        }

        TypeBinding binding = reader.ReadTypeHeader(head, declared, out int count);
        Reference(reader.Position);
        binding.Shape.TraceBody(ref reader, this, count);
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
