using System;
using System.Linq;
using System.Runtime.Loader;
using Nino.Core;
using Nino.Tests.Allocation;
using Nino.Tests.Matrix;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.RuntimeMode;

[Collection(nameof(Alone))]
public class RuntimeModeTests
{
    /// <summary>F8, the id of <c>Nino.Tests.RuntimeMode.Unseen</c>, a head for one member, 7.</summary>
    private static byte[] OfUnseen => [0xF8, .. BitConverter.GetBytes(Fnv("Nino.Tests.RuntimeMode.Unseen")), 2, 7, 0, 0, 0];

    private static readonly int One = 1;

    [Fact]
    public void Serialize_GeneratedOnly_NamesTypeAndRemedy()
    {
        NinoRuntimeMode mode = NinoRuntime.Mode;
        NinoRuntime.Mode = NinoRuntimeMode.GeneratedOnly;
        try
        {
            NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Refused()));
            Assert.Equal(typeof(Refused), error.Type);
            Assert.Contains("NinoRuntime.Mode", error.Message);
        }
        finally
        {
            NinoRuntime.Mode = mode;
        }

        Assert.Equal([2, 0, 0, 0, 0], NinoSerializer.Serialize(new Refused()));
    }

    /// <summary>The framework looks for each name that is emitted among all those of the module, which takes long where they are many.</summary>
    [Fact]
    public void EmittedTypes_AreFewInAModule()
    {
        foreach (TypeRow row in TypeRows.All.Where(row => !row.Type.IsValueType).Take(40))
        {
            NinoSerializer.Serialize(null, typeof(Everywhere<>).MakeGenericType(row.Type));
        }

        int[] counts = [.. AppDomain.CurrentDomain.GetAssemblies()
            .Where(assembly => assembly.IsDynamic && assembly.GetName().Name!.StartsWith("Nino.Emitted", StringComparison.Ordinal))
            .Select(assembly => assembly.GetTypes().Length)];
        Assert.Equal(16, counts.Max());
    }

    [Fact]
    public void Type_OfACollectibleContext_IsServed()
    {
        AssemblyLoadContext context = new("plugin", isCollectible: true);
        Type type = context.LoadFromAssemblyPath(typeof(Person).Assembly.Location).GetType(typeof(Person).FullName!, throwOnError: true)!;
        Assert.NotEqual(typeof(Person), type);

        Array values = Array.CreateInstance(type, 1);
        values.SetValue(Activator.CreateInstance(type), 0);
        byte[] payload = NinoSerializer.Serialize(values, values.GetType());
        Assert.Equal(NinoSerializer.Serialize(new[] { new Person() }), payload);
        Assert.IsType(type, ((Array)NinoDeserializer.Deserialize(payload, values.GetType())!).GetValue(0));
    }

    [Fact]
    public void Deserialize_UnknownId_SaysWhichTypesAreKnownLate()
    {
        byte[] payload = [0xF8, 1, 2, 3, 4, 1];
        Assert.Contains("NinoSerializable", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(payload)).Message);
    }

    [Fact]
    public void Serialize_MemberWithTwoFormatters_NamesBoth()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new FormattedTwice()));
        Assert.Contains(nameof(FirstOfTwo), error.Message);
        Assert.Contains(nameof(SecondOfTwo), error.Message);
    }

    [Fact]
    public void Serialize_TypeWithTwoFormatters_NamesBoth()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new ClaimedTwice()));
        Assert.Contains(nameof(FirstOfClaimed), error.Message);
        Assert.Contains(nameof(SecondOfClaimed), error.Message);
    }

    [Fact]
    public void Serialize_TypeWithTwoFormattersOfAssemblies_NamesBoth()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new ClaimedByAssemblies()));
        Assert.Contains(nameof(FirstOfAssemblies), error.Message);
        Assert.Contains(nameof(SecondOfAssemblies), error.Message);
    }

    [Fact]
    public void Deserialize_IdOfTypeThatNobodyUsed_FindsType() =>
        Assert.Equal(7, Assert.IsType<Unseen>(NinoDeserializer.Deserialize<object>(OfUnseen)).Number);

    [Fact]
    public void Serialize_UnmarkedClass_IsRefused() =>
        Assert.Equal(typeof(Unmarked), Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Unmarked())).Type);

    [Fact]
    public void Serialize_FieldsAmongComputedProperties_IsRefused() =>
        Assert.Contains("[NinoMember]", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Disordered())).Message);

    [Fact]
    public void Serialize_UnsupportedMember_NamesIt() =>
        Assert.Contains("'Random'", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new WithRandom())).Message);

    [Fact]
    public void Serialize_NoConstructor_NamesParameter() =>
        Assert.Contains("'other'", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Unmakeable(1))).Message);

    [Fact]
    public void Serialize_ArgumentOfAnotherType_NamesParameter()
    {
        Assert.Contains("'numbers'", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new OfOtherNumbers([]))).Message);
        Assert.Contains("'number'", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new OfVariable(in One))).Message);
    }

    [Fact]
    public void Serialize_MarkedMemberThatNothingSets_NamesIt() =>
        Assert.Contains("'Id'", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new WithoutSetter())).Message);

    [Fact]
    public void Serialize_MarkedMemberOfAbstractBaseThatNothingSets_NamesIt() =>
        Assert.Contains($"'Id' of {typeof(WithoutSetterOfBase)}", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new WithoutSetterOfBase())).Message);

    [Theory]
    [InlineData(typeof(NumberedTwice), "'Second'")]
    [InlineData(typeof(MarkedAndIgnored), "'Number'")]
    [InlineData(typeof(MarkedPrivate), "'_number'")]
    [InlineData(typeof(MarkedStatic), "'Total'")]
    [InlineData(typeof(PoolOfAnother), "'Rent'")]
    public void Serialize_AttributesThatTheCompilerWouldReport_NamesWhereTheyStand(Type type, string name)
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(Activator.CreateInstance(type), type));
        Assert.Equal(type, error.Type);
        Assert.Contains(name, error.Message);
    }

    private static uint Fnv(string name)
    {
        uint hash = 2166136261;
        foreach (char next in name)
        {
            hash = unchecked((hash ^ next) * 16777619);
        }

        return hash;
    }
}
