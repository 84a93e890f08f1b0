using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Polymorphism;

#region types
public interface IHasArea
{
    double Area { get; }
}

[NinoType]
public abstract class Shape : IHasArea
{
    public string Name { get; set; } = "";
    public abstract double Area { get; }
}

[NinoType]
public sealed class Circle : Shape
{
    public double Radius { get; set; }
    public override double Area => 3 * Radius * Radius;
}

[NinoType]
public sealed class Square : Shape
{
    public double Side { get; set; }
    public override double Area => Side * Side;
}
#endregion types

#region interface
[NinoType]
public interface ICommand;

[NinoType]
public record struct Move(int X, int Y) : ICommand;

[NinoType]
public record Say(string Text) : ICommand;
#endregion interface

#region object
[NinoType]
public class Setting
{
    public string Key { get; set; } = "";
    public object? Value { get; set; }
}
#endregion object

#region tag
[NinoType]
public abstract class Packet
{
    public int Sequence { get; set; }
}

[NinoType, NinoTag(1)]
public sealed class Ping : Packet;

[NinoType, NinoTag(2)]
public sealed class Pong : Packet;
#endregion tag

#region former-name
[NinoType, NinoFormerName("Game.Monsters.Orc")]
public sealed class Troll : Packet
{
    public int Health { get; set; }
}
#endregion former-name

internal static class PolymorphismSamples
{
    [Sample]
    public static void Abstract()
    {
        #region abstract
        List<Shape> shapes = [new Circle { Radius = 2 }, new Square { Side = 3 }];

        byte[] bytes = NinoSerializer.Serialize(shapes);
        // A Circle and a Square.
        List<Shape> copy = NinoDeserializer.Deserialize<List<Shape>>(bytes)!;
        #endregion abstract

        Check.Sequence([12.0, 9.0], copy.ConvertAll(shape => shape.Area));
    }

    [Sample]
    public static void Roots()
    {
        #region roots
        byte[] circle = NinoSerializer.Serialize(new Circle { Radius = 2 });

        Shape? shape = NinoDeserializer.Deserialize<Shape>(circle);      // a Circle
        Circle? same = NinoDeserializer.Deserialize<Circle>(circle);
        object? any = NinoDeserializer.Deserialize<object>(circle);      // a Circle too
        #endregion roots

        Check.Equal(12.0, shape?.Area);
        Check.Equal(2.0, same?.Radius);
        Check.True(any is Circle);
        Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Square>(circle));
    }

    [Sample]
    public static void Interface()
    {
        #region commands
        ICommand[] commands = [new Move(1, 2), new Say("hi")];
        byte[] bytes = NinoSerializer.Serialize(commands);
        ICommand[]? copy = NinoDeserializer.Deserialize<ICommand[]>(bytes);
        #endregion commands

        Check.Sequence(commands, copy);
    }

    [Sample]
    public static void Object()
    {
        #region settings
        List<Setting> settings =
        [
            new() { Key = "volume", Value = 0.8 },
            new() { Key = "name", Value = "ada" },
            new() { Key = "start", Value = new Move(1, 2) },
        ];
        byte[] bytes = NinoSerializer.Serialize(settings);
        #endregion settings

        List<Setting> copy = NinoDeserializer.Deserialize<List<Setting>>(bytes)!;
        Check.Equal(0.8, copy[0].Value);
        Check.Equal("ada", copy[1].Value);
        Check.Equal(new Move(1, 2), copy[2].Value);
    }

    [Sample]
    public static void RuntimeTypes()
    {
        #region runtime-types
        object value = new Circle { Radius = 2 };

        // With its type id.
        byte[] named = NinoSerializer.Serialize(value);

        object? found = NinoDeserializer.Deserialize<object>(named);

        // As Serialize<Circle> would.
        byte[] typed = NinoSerializer.Serialize(value, value.GetType());
        object? read = NinoDeserializer.Deserialize(typed, typeof(Circle));
        #endregion runtime-types

        Check.True(found is Circle { Radius: 2 });
        Check.True(read is Circle { Radius: 2 });
    }

    [Sample]
    public static void Ids()
    {
        byte[] bytes = NinoSerializer.Serialize(new Pong { Sequence = 7 });
        Check.Sequence<byte>([0xF8, 2, 0, 0, 0], bytes[..5]);
        Check.True(NinoDeserializer.Deserialize<Packet>(bytes) is Pong { Sequence: 7 });
        Check.True(NinoDeserializer.Deserialize<Packet>(NinoSerializer.Serialize<Packet>(new Troll { Health = 3 })) is Troll { Health: 3 });
    }
}
