using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>An interface, implemented by a class, by structs of both forms, and by a class that inherits the attribute.</summary>
[NinoType]
public interface IMessage
{
    int Sequence { get; set; }
}

[NinoType]
public sealed class Login : IMessage
{
    public int Sequence { get; set; }

    public string? User;
}

[NinoType]
public struct Ping : IMessage
{
    public int Sequence { get; set; }

    public long Time;
}

[NinoType]
public struct Chat : IMessage
{
    public int Sequence { get; set; }

    public string? Text;
}

public sealed class Logout : IMessage
{
    public int Sequence { get; set; }
}
