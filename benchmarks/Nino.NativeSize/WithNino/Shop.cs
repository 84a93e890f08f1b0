using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.NativeSize;

[NinoType]
public sealed class Shop
{
    public string Name { get; set; } = "";

    public Address? Address { get; set; }

    public Dictionary<int, Product> Products { get; set; } = [];

    public List<Order> Orders { get; set; } = [];

    public Payment[] Payments { get; set; } = [];
}

[NinoType]
public sealed class Address
{
    public string Street { get; set; } = "";

    public Place Place { get; set; }
}

[NinoType]
public struct Place
{
    public double Latitude;
    public double Longitude;
}

[NinoType]
public sealed class Product
{
    public string Name { get; set; } = "";

    public decimal Price { get; set; }

    public Category Category { get; set; }
}

public enum Category
{
    Book,
    Game,
}

[NinoType]
public sealed class Order
{
    public DateTime At { get; set; }

    public Guid Id { get; set; }

    public List<Line> Lines { get; set; } = [];

    public int? Discount { get; set; }
}

[NinoType]
public readonly record struct Line(int Product, short Count);

[NinoType]
public abstract class Payment
{
    public decimal Amount { get; set; }
}

[NinoType]
public sealed class CardPayment : Payment
{
    public string Number { get; set; } = "";
}

[NinoType]
public sealed class CashPayment : Payment
{
    public Page<string> Notes { get; set; } = new();
}

[NinoType]
public sealed class Page<T>
{
    public T[] Items { get; set; } = [];
}
