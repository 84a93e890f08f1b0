using System;
using System.Linq;
using Latest;
using Nino.Core;

RoundTrip trip = new();

Item item = new()
{
    Id = 7,
    Name = "剑",
    Rarity = Rarity.Rare,
    Tags = ["sharp", "old"],
    Places = { [1] = new Position { X = 1.5f, Y = -2 } },
};
byte[] bytes = NinoSerializer.Serialize(item);
trip.Check("class", bytes, NinoDeserializer.Deserialize<Item>(bytes), read =>
    read.Id == item.Id && read.Name == item.Name && read.Rarity == item.Rarity && read.Tags.SequenceEqual(item.Tags)
    && read.Places.Count == 1 && read.Places[1].Equals(item.Places[1]));

Position position = new() { X = 3, Y = 4 };
bytes = NinoSerializer.Serialize(position);
trip.Check("struct", bytes, NinoDeserializer.Deserialize<Position>(bytes), read => bytes.Length == 8 && read.Equals(position));

Money money = new(12345, "EUR");
bytes = NinoSerializer.Serialize(money);
trip.Check("record struct", bytes, NinoDeserializer.Deserialize<Money>(bytes), read => read == money);

Player player = new(1, "Ada", null) { Purse = money };
bytes = NinoSerializer.Serialize(player);
trip.Check("record", bytes, NinoDeserializer.Deserialize<Player>(bytes), read => read == player);

Login login = new("ada", new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc));
bytes = NinoSerializer.Serialize(login);
trip.Check("message by its type", bytes, NinoDeserializer.Deserialize<IMessage>(bytes), read => login.Equals(read));

IMessage[] messages = [login, new Chat { Text = "hello" }, login];
bytes = NinoSerializer.Serialize(messages);
trip.Check("messages", bytes, NinoDeserializer.Deserialize<IMessage[]>(bytes), read =>
    read.Length == 3 && login.Equals(read[0]) && read[1] is Chat { Text: "hello" } && login.Equals(read[2]));

bytes = NinoSerializer.Serialize((object)player);
trip.Check("object", bytes, NinoDeserializer.Deserialize<object>(bytes), player.Equals);

trip.Check("interceptors", bytes, typeof(Item).Assembly, read => read.GetTypes().Any(type => type.Namespace == "Nino.Interceptors"));

trip.Summarize();
