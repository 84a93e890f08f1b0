using System;
using System.IO;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Two types with one id, of which one at least has no generated code: bytes that name it mean neither, whichever was used first.</summary>
public class RivalTests
{
    private const string Both = "[NinoType] public interface IMessage { } [NinoType, NinoTag(TAG)] public class Login : IMessage { public string User; } [NinoType, NinoTag(TAG)] public class Logout : IMessage { public string Reason; }";

    [Theory]
    [InlineData(61001, "new Login()", "")]
    [InlineData(61002, "new Logout()", "")]
    [InlineData(61003, "new Login(), new Logout()", "")]
    [InlineData(61004, "new Logout(), new Login()", "NinoSerializer.Serialize(new Login());")]
    [InlineData(61005, "new Login()", "NinoDeserializer.Deserialize<Logout>(NinoSerializer.Serialize(new Logout()));")]
    public void TypesOfOneAssembly_AreAmbiguous(int tag, string values, string before)
    {
        string source = Both.Replace("TAG", $"{tag}", StringComparison.Ordinal)
            + $"public static class Test {{ public static string Run() {{ {before} var bytes = NinoSerializer.Serialize(new List<IMessage> {{ {values} }}); try {{ return string.Join(\",\", NinoDeserializer.Deserialize<List<IMessage>>(bytes)); }} catch (NinoException error) {{ return error.Message; }} }} }}";
        Assembly assembly = Harness.Load(Harness.Emit(Harness.Compile([source], assembly: "Rivals" + Guid.NewGuid().ToString("N"))));

        string message = (string)Harness.Invoke(assembly)!;

        Assert.Contains($"Type id {tag:X8} is that of ", message, StringComparison.Ordinal);
        Assert.Contains("Login in ", message, StringComparison.Ordinal);
        Assert.Contains("Logout in ", message, StringComparison.Ordinal);
    }

    /// <summary>What generated code knows is found first.</summary>
    [Theory]
    [InlineData(61009, "")]
    [InlineData(61010, "NinoDeserializer.Deserialize<Message>(NinoSerializer.Serialize<Message>(new Known()));")]
    public void TypeOfGeneratedCode_AndOneWithout_AreAmbiguous(int tag, string before)
    {
        string space = "R" + Guid.NewGuid().ToString("N");
        byte[] library = Harness.Emit(Harness.Build(Harness.Compile([$"namespace {space} {{ [NinoType] public abstract class Message {{ }} [NinoType, NinoTag({tag})] public class Known : Message {{ }} }}"], assembly: space)));
        string source = $"using {space}; [NinoType, NinoTag({tag})] public class Rival{tag} : Message {{ public int I; }} public static class Test {{ public static string Run() {{ {before} var bytes = NinoSerializer.Serialize<Message>(new Rival{tag}()); try {{ return NinoDeserializer.Deserialize<Message>(bytes).ToString(); }} catch (NinoException error) {{ return error.Message; }} }} }}";
        byte[] user = Harness.Emit(Harness.Compile([source], assembly: "User" + space, references: MetadataReference.CreateFromImage(library)));
        AssemblyLoadContext context = new(space);
        context.LoadFromStream(new MemoryStream(library));

        string message = (string)Harness.Invoke(context.LoadFromStream(new MemoryStream(user)))!;

        Assert.Contains("is that of", message, StringComparison.Ordinal);
        Assert.Contains($"Rival{tag} in ", message, StringComparison.Ordinal);
    }
}
