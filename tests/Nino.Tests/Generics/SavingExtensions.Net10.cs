using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Generics;

/// <summary>Generic code in extension blocks that passes the type parameters of the block, and of its members, on to the serializer.</summary>
internal static class SavingExtensions
{
    extension<T>(T receiver)
    {
        public byte[] Saved => NinoSerializer.Serialize(new Stack<T>([receiver]));

        public byte[] Save() => NinoSerializer.Serialize(new Queue<T>([receiver]));

        public byte[] SaveInBox() => NinoSerializer.Serialize(new Box<T> { Content = receiver });

        public byte[] SaveWith<TOther>(TOther other) => NinoSerializer.Serialize(new Queue<(T, TOther)>([(receiver, other)]));

        public byte[] SaveThroughOthers() => new List<T> { receiver }.SaveSet();
    }

    extension<T>(T)
    {
        public static int EmptySize => (int)NinoSerializer.GetSize(new LinkedList<T>());

        public static byte[] SaveNone() => NinoSerializer.Serialize(new Queue<T>());
    }

    extension<T>(List<T> list)
    {
        public byte[] SaveSet() => Save(new HashSet<T>(list));
    }
}
