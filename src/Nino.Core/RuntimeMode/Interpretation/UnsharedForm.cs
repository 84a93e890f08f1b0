using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The compact form of an integer, for the bindings that interpreted types are made of.</summary>
/// <typeparam name="T">The integer.</typeparam>
/// <typeparam name="TForm">The form.</typeparam>
/// <typeparam name="TUnshared"><see cref="Unshared"/>.</typeparam>
internal readonly struct UnsharedForm<T, TForm, TUnshared> : ICompactForm<T>, ICompactRun
    where T : unmanaged
    where TForm : struct, ICompactForm<T>, ICompactRun
{
    public int Size => default(TForm).Size;

    public bool IsMemory => default(TForm).IsMemory;

    public bool HasScale => default(TForm).HasScale;

    public ref byte Write(ref Writer writer, ref byte at, T value) => ref default(TForm).Write(ref writer, ref at, value);

    public T Read(ref Reader reader) => default(TForm).Read(ref reader);

    public int WidthOf(ref byte source, int count, out byte scale) => default(TForm).WidthOf(ref source, count, out scale);

    public void Narrow(ref byte source, ref byte destination, int count, int width, byte scale) => default(TForm).Narrow(ref source, ref destination, count, width, scale);

    public bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale) => default(TForm).TryWiden(ref source, ref destination, count, width, scale);
}
