using System;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>What makes an instance is what the contract chose, whichever others the compiler would take for the same arguments.</summary>
public class ConstructionTests
{
    [Theory]
    [InlineData("[NinoType] public class A { public A(long x, int y) { X = (int)x; Y = y; } public A(int x, long y) { X = x; Y = (int)y; } public int X { get; } public int Y { get; } public override string ToString() => $\"{X} {Y}\"; }", "new A(1L, 2)", "1 2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(IEnumerable<int> items) { Items = new(items); Items.Add(0); } public A(List<int> items) { Items = items; } public List<int> Items { get; } public override string ToString() => string.Join(\" \", Items); }", "new A(new List<int> { 1 })", "1 0")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(int id, bool read = true) { Id = id; Log.Add($\"{id} {read}\"); } public A(int id) { Id = id; } public int Id { get; } public static List<string> Log = new(); public override string ToString() => string.Join(\" \", Log); }", "new A(1)", "1 True")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public static A Make(object v) => new A { V = (string)v + \"!\" }; public static A Make<T>(T v) => new A(); public string V { get; private set; } public override string ToString() => V; }", "A.Make((object)\"a\")", "a!!")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public static A Make(object v) => new A { V = (string)v + \"!\" }; public A Make(string v) => this; public string V { get; private set; } public override string ToString() => V; }", "A.Make((object)\"a\")", "a!!")]
    [InlineData("[NinoType] public readonly struct A { [NinoConstructor] public A(long x, params string[] more) { X = (int)x + 1; } public A(int x) { X = x; } public int X { get; } public override string ToString() => $\"{X}\"; }", "new A(1)", "2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(in long x, int? y = null) { X = (int)x + 1; } public A(int x, object y = null) { X = x; } public int X { get; } public override string ToString() => $\"{X}\"; }", "new A(1, \"\")", "2")]
    [InlineData("[NinoType] public class A { [NinoConstructor] public A(object v, short extra = 1) { V = \"made \" + v; } [Obsolete(\"\", true)] public A(string v) { V = v; } public string V { get; } public override string ToString() => V; }", "new A((object)\"a\", 2)", "made made a")]
    [InlineData("[NinoType] public class A { public A(int x = 1) { Made = x; } public A(string y = \"\") { Made = 2; } public int V; [NinoIgnore] public int Made; public override string ToString() => $\"{V} {Made}\"; }", "new A(x: 3) { V = 4 }", "4 1")]
    [InlineData("[NinoType] public class A<T> { [NinoConstructor] public A(IEnumerable<T> v) { V = new(v); V.Reverse(); } public A(List<T> v) { V = v; } public List<T> V { get; } public override string ToString() => string.Join(\" \", V); }", "new A<int>(new List<int> { 1, 2 })", "2 1")]
    public void Chosen_IsCalled_WhateverElseFits(string source, string made, string expected)
    {
        string test = $"public static class Test {{ public static string Run() {{ var a = {made}; return NinoDeserializer.Deserialize<{(made.Contains("A<int>", StringComparison.Ordinal) ? "A<int>" : "A")}>(NinoSerializer.Serialize(a)).ToString(); }} }}";

        Assert.Equal(expected, Harness.RunTest(source, test));
    }
}
