using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.RuntimeMode;

[NinoType]
public sealed record Player(string Name);

internal static class RuntimeModeSamples
{
    [Sample]
    public static void Composed()
    {
        #region use
        Type element = Type.GetType("System.TimeSpan")!;
        Type list = typeof(LinkedList<>).MakeGenericType(element);
        object players = Activator.CreateInstance(list)!;

        // No source names LinkedList<TimeSpan>: it is composed when it is first used.
        byte[] bytes = NinoSerializer.Serialize(players, players.GetType());
        object? copy = NinoDeserializer.Deserialize(bytes, players.GetType());
        #endregion use

        Check.True(copy is LinkedList<TimeSpan>);
    }

    [Sample]
    public static void SwitchedOff() => GeneratedOnly.Run(() =>
    {
        object players = Activator.CreateInstance(typeof(Queue<>).MakeGenericType(typeof(Player)))!;
        Check.Throws<NinoException>(() => NinoSerializer.Serialize(players, players.GetType()));
    });
}
