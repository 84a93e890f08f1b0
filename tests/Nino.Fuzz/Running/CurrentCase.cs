using System;
using System.IO;
using System.IO.MemoryMappedFiles;
using System.Text;
using Nino.Fuzz.Inputs;

namespace Nino.Fuzz.Running;

/// <summary>What is being read, in a file that outlives the process that maps it; and how far the run is.</summary>
internal sealed unsafe class CurrentCase : IDisposable
{
    private const int Header = 64;
    private const int MostName = 2048;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;
    private readonly byte* _start;

    public CurrentCase(string path)
    {
        _file = MemoryMappedFile.CreateFromFile(path, FileMode.OpenOrCreate, null, Header + MostName + Mutator.Largest);
        _view = _file.CreateViewAccessor();
        _view.SafeMemoryMappedViewHandle.AcquirePointer(ref _start);
    }

    public long Executions
    {
        get => *(long*)_start;
        set => *(long*)_start = value;
    }

    public int Edges
    {
        get => *(int*)(_start + 8);
        set => *(int*)(_start + 8) = value;
    }

    public int TotalEdges
    {
        get => *(int*)(_start + 12);
        set => *(int*)(_start + 12) = value;
    }

    public int Kept
    {
        get => *(int*)(_start + 16);
        set => *(int*)(_start + 16) = value;
    }

    /// <summary>The number of the check that is left out meanwhile, or 0.</summary>
    public int LeftOut
    {
        get => *(int*)(_start + 32);
        set => *(int*)(_start + 32) = value;
    }

    public void Set(Root root, Way way, ReadOnlySpan<byte> bytes)
    {
        *(int*)(_start + 20) = (int)way.Entry | ((int)way.Settings << 8);
        *(int*)(_start + 24) = bytes.Length;
        *(int*)(_start + 28) = Encoding.UTF8.GetBytes(root.Name, new Span<byte>(_start + Header, MostName));
        bytes.CopyTo(new Span<byte>(_start + Header + MostName, Mutator.Largest));
    }

    public Case Get() => new(
        Encoding.UTF8.GetString(_start + Header, *(int*)(_start + 28)),
        new Way((Entry)(*(int*)(_start + 20) & 0xFF), (Settings)(*(int*)(_start + 20) >> 8)),
        new Span<byte>(_start + Header + MostName, *(int*)(_start + 24)).ToArray(),
        Case.Refused);

    public void Dispose()
    {
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
        _view.Dispose();
        _file.Dispose();
    }
}
