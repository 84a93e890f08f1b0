using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The compact form of an integer, for the bindings that interpreted types are made of.</summary>
/// <typeparam name="T">The integer.</typeparam>
/// <typeparam name="TForm">The form.</typeparam>
/// <typeparam name="TUnshared"><see cref="Unshared"/>.</typeparam>
internal readonly struct UnsharedForm<T, TForm, TUnshared> : ICompactInteger<T>
    where T : unmanaged
    where TForm : struct, ICompactInteger<T>
{
    public bool IsSigned => default(TForm).IsSigned;

    public ref byte Write(ref Writer writer, ref byte at, T value) => ref default(TForm).Write(ref writer, ref at, value);

    public T Read(ref Reader reader) => default(TForm).Read(ref reader);
}
