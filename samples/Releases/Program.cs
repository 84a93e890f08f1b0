using System;
using System.IO;
using Nino.Core;

namespace Shop;

internal static class Program
{
    /// <summary><c>write FILE</c> writes an order of this release; <c>read FILE</c> shows one of any release, and writes it again as this release does.</summary>
    public static void Main(string[] arguments)
    {
        if (arguments[0] == "write")
        {
            File.WriteAllBytes(arguments[1], NinoSerializer.Serialize(Release.Sample()));
            return;
        }

        Order order = NinoDeserializer.Deserialize<Order>(File.ReadAllBytes(arguments[1]))!;
        Console.WriteLine(Release.Show(order));
        File.WriteAllBytes(arguments[1], NinoSerializer.Serialize(order));
    }
}
