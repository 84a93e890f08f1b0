using System;
using System.Collections;
using System.Linq;
using System.Net;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Polymorphism;

/// <summary>Values of classes that nobody can name, where their own type counts.</summary>
public sealed partial class InternalTypeTests
{
    [Fact]
    public void ClassOfTheFramework_IsWrittenAsItsPublicType()
    {
        Assert.Equal(IPAddress.Loopback, Trip(IPAddress.Loopback));
        Assert.Equal(["a", "b"], Assert.IsAssignableFrom<ILookup<int, string>>(Trip(new[] { "a", "b" }.ToLookup(text => text.Length)))[1]);
        Assert.Equal(1, Assert.IsAssignableFrom<IGrouping<int, string>>(Trip(new[] { "a" }.GroupBy(text => text.Length).Single())).Key);
        Assert.Equal(1, Assert.Single(Assert.IsType<ArrayList>(Trip(ArrayList.Synchronized(new ArrayList { 1 })))));
        Assert.Equal("a", Assert.IsType<Hashtable>(Trip(Hashtable.Synchronized(new Hashtable { [1] = "a" })))[1]);
    }

    [Fact]
    public void WhatWasRead_IsWrittenAgain()
    {
        object? lookup = Trip(new[] { "a", "b" }.ToLookup(text => text.Length));
        Assert.Equal(NinoSerializer.Serialize(lookup), NinoSerializer.Serialize(Trip(lookup)));
    }

    [Fact]
    public void ClassOfTheUser_IsNotWrittenAsLess()
    {
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object)new OwnAddress()));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object)new OwnList { 1 }));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object)Enumerable.Range(0, 3).Where(i => i > 0)));
    }

    [Fact]
    public void Holder_OfAnInternalType_KeepsTheRest()
    {
        Holder holder = new() { Anything = IPAddress.Any, Things = [IPAddress.IPv6Any, 1, IPAddress.Any] };
        byte[] bytes = NinoSerializer.Serialize<object>(new object[] { IPAddress.Parse("192.0.2.1"), IPAddress.Any });
        Assert.Equal("03" + "F89CB39817" + "04C0000201" + "C1" + "0400000000", Convert.ToHexString(bytes)[^34..]);
        Holder back = NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(holder))!;
        Assert.Equal(IPAddress.Any, back.Anything);
        Assert.Equal([IPAddress.IPv6Any, 1, IPAddress.Any], back.Things!);
    }

    private static object? Trip(object? value) => NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize(value));

    private sealed class OwnAddress() : IPAddress(1);

    private sealed class OwnList : ArrayList;
}
