using System;
using System.Collections.Generic;
using Nino.Core;

namespace Company.ClassLibrary1;

[NinoType]
public abstract class Message
{
    public DateTime Sent { get; set; }
}

[NinoType]
public sealed class Chat : Message
{
    public string From { get; set; } = "";
    public string Text { get; set; } = "";
}

[NinoType]
public sealed class Move : Message
{
    public List<Point> Path { get; set; } = [];
}

// A struct without references needs no attribute.
public struct Point
{
    public float X, Y;
}
