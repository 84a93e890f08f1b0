using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Security;

#region cycle
[NinoType]
public class Node
{
    public Node? Next;
}
#endregion cycle

#region validate
[NinoType]
public class Transfer : INinoOnDeserialized
{
    public decimal Amount { get; set; }

    public void OnDeserialized()
    {
        if (Amount <= 0)
        {
            throw new NinoException("The amount has to be positive.");
        }
    }
}
#endregion validate

#region gateway
[NinoType]
public class Message
{
    public string Text = "";
    public List<int> Servers = [];
}

public static class Gateway
{
    private const int MaxPayload = 64 * 1024;
    private static readonly NinoOptions Options =
        NinoOptions.Default with { MaxDepth = 32 };

    public static bool TryRead(ReadOnlySpan<byte> bytes, out Message? message)
    {
        message = null;
        if (bytes.Length > MaxPayload)
        {
            return false;
        }

        try
        {
            message = NinoDeserializer.Deserialize<Message>(bytes, Options);
            return message is not null;
        }
        catch (NinoException)
        {
            return false;
        }
    }
}
#endregion gateway

internal static class SecuritySamples
{
    [Sample]
    public static void Reading()
    {
        byte[] bytes = NinoSerializer.Serialize(new Message { Text = "hi", Servers = [1] });
        Check.True(Gateway.TryRead(bytes, out Message? message) && message!.Text == "hi");
        Check.True(!Gateway.TryRead(bytes.AsSpan(1), out _));
        Check.True(!Gateway.TryRead(new byte[100_000], out _));
    }

    [Sample]
    public static void Cycle()
    {
        #region depth
        var node = new Node();
        node.Next = node;
        try
        {
            NinoSerializer.Serialize(node);
        }
        catch (NinoException)
        {
            // Objects nest deeper than 512.
        }
        #endregion depth

        Check.Throws<NinoException>(() => NinoSerializer.Serialize(node));
    }

    [Sample]
    public static void Exceptions()
    {
        byte[] bytes = NinoSerializer.Serialize(new Message { Text = "hi", Servers = [1] });
        NinoException exception = Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Message>(bytes[..^2]));
        Check.Equal("Servers", exception.Path);
        Check.Equal(4, exception.Offset);
        Check.Equal(typeof(List<int>), exception.Type);
    }

    [Sample]
    public static void Validation()
    {
        byte[] bytes = NinoSerializer.Serialize(new Transfer { Amount = -5 });
        Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Transfer>(bytes));
    }

    [Sample]
    public static void ForeignType()
    {
        byte[] bytes = NinoSerializer.Serialize((object)new Transfer { Amount = 5 });
        Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Message>(bytes));
    }
}
