using System;
using System.Collections;
using System.Collections.Generic;
using Nino.Contract;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Nino.Core.RuntimeMode;
using Nino.Tests.CustomFormatters;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>What only assemblies that do not fit each other, or declarations that a compiler reports, lead to.</summary>
public sealed class DeclarationTests
{
    private const uint Id = 0x5A5A_0001;

    [Fact]
    public void Access_ToMembersThatAreGone_NamesThem()
    {
        AssertError("has lost a constructor", () => _ = new ConstructorAccess<Owner>(typeof(Guid)));
        AssertError("no member 'Gone'", () => MemberAccess<Owner, int>.OfField("Gone"));
        AssertError("no member 'Gone'", () => MemberAccess<Owner, int>.OfProperty("Gone"));
    }

    [Fact]
    public void Collection_WhoseAddIsGone_SaysSo()
    {
        TypeInitializationException error = Assert.Throws<TypeInitializationException>(() =>
        {
            Reader reader = new([1, 0, 0, 0]);
            default(AddableKind<WithoutAdd, int, RawFormatter<int>>).Read(ref reader, 1, null);
        });
        Assert.IsType<MissingMethodException>(error.InnerException);
    }

    [Fact]
    public void Formatter_ThatDescribesNothing_SaysSo() => Assert.Throws<InvalidOperationException>(() => new ShapeBuilder().Build());

    [Fact]
    public void Formatter_OfAnotherType_SaysSo() => AssertError("cannot format", () => Core.RuntimeMode.CustomFormatters.Fit(typeof(IsbnFormatter), typeof(int)));

    [Fact]
    public void TypeThatTheFrameworkHasNot_IsNamed() => AssertError("System.Absent is not on this framework", () => KnownFormatters.Definition("System.Absent", typeof(IList)));

    [Fact]
    public void Id_OfTwoTypesOfAssemblies_NamesBoth()
    {
        FormatterSource.Add(new Source(Id, Registry.Get(typeof(int))));
        FormatterSource.Add(new Source(Id, Registry.Get(typeof(Guid))));
        byte[] bytes = [0xF8, .. BitConverter.GetBytes(Id), 1];
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(bytes));
        Assert.Contains("System.Int32", error.Message, StringComparison.Ordinal);
        Assert.Contains("System.Guid", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Type_WithTwoFormattersOfAssemblies_NamesBoth()
    {
        uint id = TypeIds.Of(TypeNames.Of(typeof(Owner)), isObject: false);
        FormatterSource.Add(new Source(id, new TypeBinding<Owner, CustomFormatter<Owner, First>>(id)));
        FormatterSource.Add(new Source(id, new TypeBinding<Owner, CustomFormatter<Owner, Second>>(id)));
        AssertError("two custom formatters", () => NinoSerializer.Serialize((object)new Owner()));
    }

    [Theory]
    [InlineData(NinoRuntimeMode.Compiled)]
    [InlineData(NinoRuntimeMode.Interpreted)]
    public void TypeThatGrowsWithoutEndUnderUtf8_NeedsGeneratedCode(NinoRuntimeMode mode) =>
        AssertError("only generated code", () => new RuntimeFormatters(usesGenerated: false, mode).Find(typeof(SpiralOfTexts)));

    private static void AssertError(string text, Action action) =>
        Assert.Contains(text, Assert.Throws<NinoException>(action).Message, StringComparison.Ordinal);

    internal sealed class Owner;

    internal sealed class WithoutAdd : IEnumerable<int>
    {
        public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    internal class First : NinoFormatter<Owner>
    {
        public override void Serialize(Owner value, ref Writer writer) => writer.Write((byte)1);

        public override void Deserialize(out Owner value, ref Reader reader) => value = new Owner();

        public override void DeserializeRef(ref Owner value, ref Reader reader)
        {
        }
    }

    internal sealed class Second : First;

    private sealed class Source(uint id, TypeBinding binding) : FormatterSource
    {
        public override TypeBinding? Find(uint wanted) => wanted == id ? binding : null;
    }
}

[NinoType]
internal sealed class SpiralOfTexts
{
    [NinoUtf8]
    public Spiral<string>? First { get; set; }
}

/// <summary>Holds a larger form of itself, which holds another.</summary>
[NinoType]
internal sealed class Spiral<T>
{
    public T? Value { get; set; }

    public Spiral<T[]>? Next { get; set; }
}
