using System;
using Nino.Core;
using Nino.NativeSize;

Shop shop = new()
{
    Name = "Hello",
    Address = new() { Street = "Main", Place = new() { Latitude = 1, Longitude = 2 } },
    Products = { [1] = new() { Name = "Chess", Price = 10, Category = Category.Game } },
    Orders = { new() { At = new DateTime(2026, 1, 1), Lines = { new(1, 2) }, Discount = 5 } },
    Payments = [new CardPayment { Amount = 20, Number = "1" }, new CashPayment { Notes = new() { Items = ["a"] } }],
};
Shop read = Copy(shop)!;
bool isSame = read.Address!.Place.Longitude == 2 && read.Products[1].Category == Category.Game && read.Orders[0] is { Discount: 5, Lines: [{ Count: 2 }] }
    && read.Payments is [CardPayment { Amount: 20 }, CashPayment { Notes.Items: ["a"] }];
Console.WriteLine($"{read.Name} {(isSame ? 1 : 0)}");

static T? Copy<T>(T value) => NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));
