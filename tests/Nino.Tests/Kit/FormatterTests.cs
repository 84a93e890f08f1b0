using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

/// <summary>
/// What must hold for every type that can be written. A subclass gives values, the last of which may be large, and
/// inherits the facts.
/// </summary>
public abstract partial class FormatterTests<T>
{
    /// <summary>Payloads up to this size have bits flipped.</summary>
    private const int Small = 600;

    protected abstract IEnumerable<T?> Values { get; }

    /// <summary>Values to which null is added where the type has it.</summary>
    private List<T?> All => default(T) is null ? [default, .. Values] : [.. Values];

    private IEnumerable<byte[]> Payloads => All.Select(value => NinoSerializer.Serialize(value));

    /// <summary>Whether the form is a struct of fixed size that may follow a type id: only the length of the input tells which.</summary>
    protected virtual bool IsFixedSizeWithId => false;

    /// <summary>Whether what was read from any bytes can be written again.</summary>
    protected virtual bool CanWriteWhatWasRead => true;

    /// <summary>Whether values are of the declared type, so that <c>Serialize(object)</c> finds its form.</summary>
    protected virtual bool HasObjectForm => true;

    private static void AssertSame(T? expected, T? actual) => Assert.Null(Structure.Difference(expected, actual));

    [Fact]
    public void Values_AreGiven() => Assert.NotEmpty(Values);

    [Fact]
    public void GetSize_Value_IsLengthOfPayload() => Assert.All(All, value =>
        Assert.Equal(NinoSerializer.Serialize(value).Length, NinoSerializer.GetSize(value)));

    [Fact]
    public void Serialize_SameValueTwice_GivesSameBytes() => Assert.All(All, value =>
        Assert.Equal(NinoSerializer.Serialize(value), NinoSerializer.Serialize(value)));

    [Fact]
    public void Serialize_Null_IsOneZeroByte()
    {
        byte[] payload = NinoSerializer.Serialize(default(T));
        Assert.True(default(T) is not null || payload is [0], Hex.Text(payload));
    }

    /// <summary>Values that are written as objects; null always is.</summary>
    private IEnumerable<T?> Objects => All.Where(value => HasObjectForm || value is null);
}
