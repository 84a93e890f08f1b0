using Nino.Core;

var login = new Login { Sequence = 1, Name = "nino", Servers = [3, 5] };

byte[] bytes = NinoSerializer.Serialize(login);
Console.WriteLine($"{bytes.Length} bytes");

Message? message = NinoDeserializer.Deserialize<Message>(bytes);
if (message is Login copy)
{
    Console.WriteLine($"{copy.Name}: {string.Join(", ", copy.Servers)}");
}

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
