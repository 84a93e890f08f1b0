using System;
using Nino.Core;
using Nino.NativeSize;

Greeting greeting = NinoDeserializer.Deserialize<Greeting>(NinoSerializer.Serialize(new Greeting { Text = "Hello", Number = 1 }))!;
Console.WriteLine($"{greeting.Text} {greeting.Number}");
