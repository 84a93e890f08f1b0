using System;
using System.Linq;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Values of derived classes, whose types generated code compares with those that it knows.</summary>
public class DerivedTests
{
    private const string Zoo =
        """
        namespace Zoo
        {
            public interface INamed { }
            [NinoType] public abstract class Animal { public int Id; }
            [NinoType] public class Dog : Animal, INamed { public string Name; }
            public class Puppy : Dog { public int Weeks; }
            [NinoType] public class Cage<T> : Animal { public T Kept; }
            [NinoType] public class Seal : Animal { public int Fish; }
        }
        """;

    [Theory]
    [InlineData("Zoo.Animal", "Dog,Puppy,Seal")]
    [InlineData("Zoo.Dog", "Puppy")]
    [InlineData("Zoo.Puppy", "")]
    public void Types_KnownToBeDerived_AreCompared(string type, string derived)
    {
        string text = Harness.Generated(type + ".g.cs", Zoo);
        string[] compared = [.. text.Split('\n').Where(line => line.Contains("ObjectWriter.WriteExact<")).Select(line => line.Split("WriteExact<global::Zoo.")[1].Split(',')[0])];

        Assert.Equal(derived.Split(',', StringSplitOptions.RemoveEmptyEntries), compared);
        Assert.Contains("return ref ObjectWriter.WriteDerived(ref writer, ref at, value);", text);
    }

    [Theory]
    [InlineData(32, 32)]
    [InlineData(33, 0)]
    public void Types_MoreThanFewDerived_AreLookedUp(int derived, int compared)
    {
        string[] names = [.. Enumerable.Range(0, derived).Select(i => $"D{i}Of{derived}")];
        string source = "[NinoType] public abstract class Base { public int I; }" + string.Concat(names.Select(name => $"public class {name} : Base {{ public int Own; }}"));

        Assert.Equal(compared, Harness.Generated("Base.g.cs", source).Split("WriteExact").Length - 1);
        Assert.Equal(string.Join(' ', names.Concat(names)), Harness.RunTest(source, Test(
            $"""
            var values = new Base[] {"{"} {string.Join(", ", names.Concat(names).Select((name, i) => $"new {name} {{ I = {i}, Own = {i} }}"))} {"}"};
            var back = NinoDeserializer.Deserialize<Base[]>(NinoSerializer.Serialize(values));
            for (int i = 0; i < back.Length; i++) if (back[i].I != i) return "lost " + i;
            return string.Join(" ", System.Linq.Enumerable.Select(back, value => value.GetType().Name));
            """)));
    }

    [Fact]
    public void Message_NamesATypeOnce_WhereverItOccursFirst() => Assert.Equal("Seal Seal Cage`1 Seal Cage`1 7", Harness.RunTest(
        Zoo,
        Test(
            """
            object cage = new Zoo.Cage<int> { Kept = 7 };
            var both = (new object[] { new Zoo.Seal(), cage }, new Zoo.Animal[] { new Zoo.Seal(), (Zoo.Animal)cage, new Zoo.Seal(), (Zoo.Animal)cage });
            byte[] bytes = NinoSerializer.Serialize(both);
            var back = NinoDeserializer.Deserialize<(object[], Zoo.Animal[])>(bytes).Item2;
            int named = 0;
            for (int i = 0; i < bytes.Length; i++) if (bytes[i] == 0xF8) named++;
            if (named != 2) return "named " + named;
            NinoSerializer.Serialize(new Zoo.Animal[] { new Zoo.Dog() });
            return "Seal " + string.Join(" ", System.Linq.Enumerable.Select(back, value => value.GetType().Name)) + " " + ((Zoo.Cage<int>)back[3]).Kept;
            """)));

    [Fact]
    public void Type_WithAFormatterOfTheUser_IsLookedUp()
    {
        const string formatter =
            """
            public sealed class F : NinoFormatter<Zoo.Seal>
            {
                public override void Serialize(Zoo.Seal v, ref Writer w) => w.Write(v.Fish);
                public override void Deserialize(out Zoo.Seal v, ref Reader r) { r.Read(out int fish); v = new Zoo.Seal { Fish = fish }; }
                public override void DeserializeRef(ref Zoo.Seal v, ref Reader r) => Deserialize(out v, ref r);
            }
            """;

        Assert.DoesNotContain("WriteExact<global::Zoo.Seal", Harness.Generated("Zoo.Animal.g.cs", Zoo.Replace("[NinoType] public class Seal", "[NinoType, NinoCustomFormatter(typeof(F))] public class Seal"), formatter));
    }

    private static string Test(string body) => $"public static class Test {{ public static object Run() {{ {body} }} }}";
}
