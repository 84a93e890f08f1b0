using System;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Tests.Api;
using Nino.Tests.Errors;
using Nino.Tests.Format;
using Nino.Tests.Frames;
using Nino.Tests.Text;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Defects that serializers had, each with the test that keeps Nino from having it too. A new one is a row here.</summary>
public sealed class ThreatTests
{
    /// <summary>Two type names with one hash concern generated code: their tests stand in the class of this name in Nino.Generator.Tests.</summary>
    public static TheoryData<string, Type, string> Threats => new()
    {
        { "a UTF-8 member with non-ASCII text is cut", typeof(RandomTextTests), nameof(RandomTextTests.Utf8Text_OfEachLengthAndScript_IsAsciiOrUtf8) },
        { "peeking reads behind the span", typeof(ThreatTests), nameof(Peek_PastTheEnd_Throws) },
        { "slicing reads behind the span", typeof(LengthTests), nameof(LengthTests.Slice_OfBytesThatAreNotThere_IsAnError) },
        { "8 bytes claim 2^30 ints", typeof(ClaimTests), nameof(ClaimTests.Deserialize_ClaimOfABillionElements_AllocatesNothingForThem) },
        { "a count times a size wraps around", typeof(ClaimTests), nameof(ClaimTests.Deserialize_ClaimThatOverflows_Throws) },
        { "zeros become ten times their size", typeof(ClaimTests), nameof(ClaimTests.Deserialize_AMegabyteOfZeros_AllocatesASmallMultiple) },
        { "few bytes become large objects", typeof(AmplificationTests), nameof(AmplificationTests.CostlyElements_BeyondTheBudget_AreRefused) },
        { "a deep chain overflows the stack", typeof(DepthTests), nameof(DepthTests.Deserialize_ChainOfClasses_Throws) },
        { "a chain of large structs overflows the stack", typeof(StackTests), nameof(StackTests.Member_Of8KB_NeverOverflows) },
        { "a cycle that is written overflows the stack", typeof(DepthTests), nameof(DepthTests.Serialize_CycleOfClasses_Throws) },
        { "an unknown member that nests deeply is skipped without a limit", typeof(MemberTableTests), nameof(MemberTableTests.SkippedObjects_ThatNestTooDeep_AreRefused) },
        { "a bool of 2 is accepted", typeof(InvalidScalarTests), nameof(InvalidScalarTests.Deserialize_BoolOfNeitherZeroNorOne_Throws) },
        { "a decimal with impossible flags is accepted", typeof(InvalidScalarTests), nameof(InvalidScalarTests.Deserialize_DecimalOfImpossibleFlags_Throws) },
        { "ticks out of range are accepted", typeof(InvalidScalarTests), nameof(InvalidScalarTests.Deserialize_DateTimeOfTicksOutOfRange_Throws) },
        { "padding of a struct is written", typeof(OutputTests), nameof(OutputTests.Serialize_StructWithGarbageInItsPadding_WritesNoneOfIt) },
        { "raw memory differs between runtimes", typeof(HexFileTests), nameof(HexFileTests.Write_EveryValue_GivesTheBytesInTheFile) },
        { "a frame that claims 2 GB has them allocated", typeof(HostileFrameTests), nameof(HostileFrameTests.Deserialize_ClaimOf2GB_AllocatesNone) },
        { "a frame inflates without end", typeof(HostileFrameTests), nameof(HostileFrameTests.Deserialize_EndlessStream_IsStoppedAtWhatIsClaimed) },
        { "colliding keys take quadratic time", typeof(CollisionTests), nameof(CollisionTests.Deserialize_KeysOfOneHash_ThrowsBeforeItIsQuadratic) },
        { "many small sets of colliding keys take quadratic time", typeof(CollidingKindsTests), nameof(CollidingKindsTests.EachTable_OfKeysOfOneHash_IsRefused) },
        { "lengths of a multi-dimensional array multiply past the input", typeof(ClaimOfKindsTests), nameof(ClaimOfKindsTests.MultiArray_OfABillion_AllocatesLittle) },
        { "empty input is a silent null", typeof(ThreatTests), nameof(EmptyInput_OfAnyType_Throws) },
        { "trailing bytes are accepted", typeof(ThreatTests), nameof(TrailingByte_Throws) },
        { "an unknown type id is accepted", typeof(TypeHeaderTests), nameof(TypeHeaderTests.Deserialize_UnknownTypeId_Throws) },
        { "a type outside of the declared hierarchy is built", typeof(TypeHeaderTests), nameof(TypeHeaderTests.Deserialize_TypeOutsideTheDeclaredHierarchy_IsNotBuilt) },
        { "bytes choose any class", typeof(NamedTypeTests), nameof(NamedTypeTests.Object_OfAClassThatNobodyNames_IsRefused) },
        { "an exception leaves pooled state dirty", typeof(RecoveryTests), nameof(RecoveryTests.Deserialize_FailedAfterDerivedTypes_LeavesNothingBehind) },
        { "an exception of the framework or of the user escapes", typeof(UserCodeErrorTests), nameof(UserCodeErrorTests.SetOfElementsWithoutAnOrder_IsToldWithItsPlace) },
        { "memory of a large message stays", typeof(KeptMemoryTests), nameof(KeptMemoryTests.ReadSession_AfterAMessageOfManyHeads_IsSmall) },
        { "keys collide under a comparer of the user", typeof(CollidingKindsTests), nameof(CollidingKindsTests.EachTable_WithAComparerOfTheUser_IsRefused) },
        { "few large keys take as long as many small ones", typeof(CollidingKindsTests), nameof(CollidingKindsTests.Sets_OfWideStructsOfOneHash_AreRefused) },
        { "a key that refers to itself overflows the stack", typeof(CyclicKeyTests), nameof(CyclicKeyTests.Key_ThatRefersToItself_IsRefused) },
        { "a key reaches an object on an astronomical number of ways", typeof(CyclicKeyTests), nameof(CyclicKeyTests.Object_ThatIsReachedOnAnAstronomicalNumberOfWays_IsRefused) },
        { "conversion to JSON recurses without a limit", typeof(ThreatTests), nameof(Json_HasNoConversion) },
        { "what was accepted cannot be written again", typeof(UnwritableValueTests), nameof(UnwritableValueTests.UntypedList_OfADictionary_IsRefused) },
    };

    [Theory]
    [MemberData(nameof(Threats))]
    public void Threat_HasATest(string threat, Type tests, string method)
    {
        MethodInfo? test = tests.GetMethods().SingleOrDefault(candidate => candidate.Name == method);
        Assert.True(test?.GetCustomAttributes<FactAttribute>().Any(fact => fact.Skip is null), $"{threat}: {tests.Name}.{method} is no test.");
    }

    [Fact]
    public void Peek_PastTheEnd_Throws() => Assert.Throws<NinoException>(() =>
    {
        Reader reader = new([1, 2, 3]);
        reader.Peek(out int _);
    });

    /// <summary>What is not there cannot recurse. Who adds a conversion replaces this by tests of its depth.</summary>
    [Fact]
    public void Json_HasNoConversion() => Assert.DoesNotContain(
        typeof(NinoSerializer).GetMethods().Concat(typeof(NinoDeserializer).GetMethods()),
        member => member.Name.Contains("Json", StringComparison.OrdinalIgnoreCase));

    [Fact]
    public void EmptyInput_OfAnyType_Throws() => Assert.All(
        [typeof(int), typeof(string), typeof(object), typeof(int[]), typeof(Types.Person)],
        type => Assert.Throws<NinoException>(() => { NinoDeserializer.Deserialize([], type); }));

    [Fact]
    public void TrailingByte_Throws() => Assert.All(
        new (object Value, Type Type)[] { (1, typeof(int)), ("a", typeof(string)), (new int[2], typeof(int[])), (new Types.Person(), typeof(Types.Person)) },
        value => Assert.Throws<NinoException>(() => { NinoDeserializer.Deserialize([.. NinoSerializer.Serialize(value.Value, value.Type), 0], value.Type); }));
}
