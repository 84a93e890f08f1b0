using System;
using System.Collections.Generic;
using System.IO;
using System.Numerics;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Start;

[NinoType]
public abstract class Message
{
    public int Sequence { get; set; }
}

[NinoType]
public sealed class Login : Message
{
    public string Name { get; set; } = "";
    public List<int> Servers { get; set; } = [];
}

#region struct
public struct Position
{
    public Vector3 Place;
    public float Heading;
}
#endregion struct

internal static class StartSamples
{
    [Sample]
    public static void RoundTrip()
    {
        var login = new Login { Sequence = 1, Name = "nino", Servers = [3, 5] };
        byte[] bytes = NinoSerializer.Serialize(login);

        Message? message = NinoDeserializer.Deserialize<Message>(bytes);   // a Login
        NinoDeserializer.DeserializeRef(ref message, bytes);   // into the same instance

        Check.Equal("nino", (message as Login)?.Name);
        Check.Sequence([3, 5], (message as Login)?.Servers);
    }

    [Sample]
    public static void Roots()
    {
        #region roots
        byte[] numbers = NinoSerializer.Serialize(new[] { 1.5, 2.5 });
        var servers = new Dictionary<string, List<Login>>
        {
            ["eu"] = [new Login { Name = "ada" }]
        };
        byte[] table = NinoSerializer.Serialize(servers);
        byte[] position = NinoSerializer.Serialize(new Position { Heading = 90 });

        double[]? two = NinoDeserializer.Deserialize<double[]>(numbers);
        var logins = NinoDeserializer.Deserialize<Dictionary<string, List<Login>>>(table);
        #endregion roots

        Check.Sequence([1.5, 2.5], two);
        Check.Equal("ada", logins?["eu"][0].Name);
        Check.Equal(16, position.Length);
    }

    [Sample]
    public static void Errors()
    {
        TextWriter console = Console.Out;
        using var printed = new StringWriter();
        Console.SetOut(printed);

        #region errors
        var login = new Login { Name = "nino", Servers = [3, 5] };
        byte[] bytes = NinoSerializer.Serialize(login);
        try
        {
            NinoDeserializer.Deserialize<Login>(bytes[..^5]);
        }
        catch (NinoException exception)
        {
            // The input claims 2 elements, which do not fit in the 3 bytes that are left.
            // At byte 15, in 'Servers' of type
            // System.Collections.Generic.List`1[System.Int32].
            Console.WriteLine($"{exception.Path} at {exception.Offset}");
        }
        #endregion errors

        Console.SetOut(console);
        Check.Equal("Servers at 15", printed.ToString().Trim());
    }
}
