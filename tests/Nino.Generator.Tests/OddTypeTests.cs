using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Declarations at the edges of the language: each compiles, or has a diagnostic of ours; never an error in generated code.</summary>
public class OddTypeTests
{
    [Theory]
    [InlineData("", "[NinoType] public class N<T> where T : N<T> { public T Next; public List<T> All; } public class D : N<D> { public int I; }")]
    [InlineData("", "[NinoType] public abstract class N<T> where T : N<T>, new() { public T Next; } public class D : N<D> { } public static class C { public static void M() => NinoSerializer.Serialize<N<D>>(new D()); }")]
    [InlineData("", "[NinoType] public class N<T> where T : IComparable<T> { public T V; public SortedDictionary<T, N<T>> M; } [NinoType] public class H { public N<int> I; public N<string> S; }")]
    [InlineData("", "[NinoType] public class N<T> where T : unmanaged, Enum { public T V; public T[] A; public Dictionary<T, T?> D; } public enum E { A } [NinoType] public class H { public N<E> I; }")]
    [InlineData("", "[NinoType] public class N<T> where T : class? { public T V; } [NinoType] public class H { public N<string> I; public N<H> J; }")]
    [InlineData("", "[NinoType] public class N<T> where T : notnull { public Dictionary<T, int> V; } [NinoType] public class H { public N<string> I; }")]
    [InlineData("", "[NinoType] public class N<T, U> where T : U { public T A; public U B; } [NinoType] public class H { public N<string, object> I; }")]
    [InlineData("", "[NinoType] public class N<T> where T : struct, IEquatable<T> { public T? V; public List<T?> L; } [NinoType] public class H { public N<int> I; public N<Guid> J; }")]
    [InlineData("", "[NinoType] public class B<T> { public T V; } public class D<U> : B<List<U>> { public U W; } public class E : D<int> { } public class F<X, Y> : D<KeyValuePair<X, Y>> { } [NinoType] public class H { public F<int, string> M; }")]
    [InlineData("", "[NinoType] public class A<T> { public class B<U> : A<B<U>> { public U V; } } [NinoType] public class H { public A<int>.B<string> M; }")]
    [InlineData("", "[NinoType] public class N<T> { public N<N<T>> Next; } public static class C { public static void M() => NinoSerializer.Serialize(new N<int>()); }")]
    [InlineData("", "[NinoType] public struct S<T> { public T[] V; public List<S<T>> L; } public static class C { public static void M() => NinoSerializer.Serialize(new S<S<int>>()); }")]
    [InlineData("", "public struct S<T> { public T V; public Typed<S<int>> W; } public struct Typed<T> { public int I; } [NinoType] public class A { public S<int> X; public S<long>[] Y; }")]
    [InlineData("", "[NinoType] public struct S<T> { public T V; } [NinoType] public struct U { public S<U?>[] A; public int I; }")]
    [InlineData("", "[NinoType] public class T<TFormatter, T1, Writer, Reader> { public TFormatter A; public T1 B; public Writer C; public Reader D; } [NinoType] public class H { public T<int, string, long, bool> M; }")]
    [InlineData("", "public class Outer<T> { [NinoType] public class Middle<T> where T : struct { public T B; [NinoType] public class Inner<T> where T : class { public T C; public List<T> D; } } } [NinoType] public class H { public Outer<int>.Middle<long> M; public Outer<int>.Middle<long>.Inner<string> N; }")]
    [InlineData("", "[NinoType] public abstract class B { public new string GetType() => \"\"; public int V; } [NinoType] public class D : B { public int W; } [NinoType] public class H { public B X; }")]
    [InlineData("", "[NinoType] public interface I { string GetType(); } [NinoType] public class E : I { public new string GetType() => \"\"; public int V; } [NinoType] public class F : E { } [NinoType] public class H { public I Y; public E Z; }")]
    [InlineData("", "[NinoType] public class P { public new int GetType { get; set; } public new int ToString; public int Equals_; } [NinoType] public class Q : P { public int Y; }")]
    [InlineData("", "[NinoType] public class Foo { public int X; } [NinoType] public class FooFormatter { public Foo X; } namespace Nino.Generated { [NinoType] public class A { public Foo X; } public class AFormatter { } } [NinoType] public class Wire { public int X; } [NinoType] public class Errors { public Wire W; } [NinoType] public class MethodImpl { public Errors Callbacks; }")]
    [InlineData("", "[NinoType] public class X<value, T> { public value Value; public T value_; } [NinoType] public class H { public X<int, string> M; }")]
    [InlineData("", "[NinoType] public class List<T> { public T V; public System.Collections.Generic.List<T> W; } [NinoType] public class H { public List<int> M; }")]
    [InlineData("", "namespace N.Nino.Core { [NinoType] public class Writer { public int I; } [NinoType] public class String { public string S; public Writer W; } }")]
    [InlineData("", "namespace N.MethodImplOptions { [NinoType] public class A { public int I; } } namespace N.MethodImpl { [NinoType] public class A { public string S; } } namespace N.CompilerGenerated { [NinoType] public struct A { public int I; } } namespace N { [NinoType] public class B { public int I; public string S; public MethodImplOptions.A A; } }")]
    [InlineData("NINO011", "public class L : List<int> { [NinoIgnore] public required int X { get; set; } } [NinoType] public class A { public L V; public int I; }")]
    [InlineData("", "public class L : List<int> { [NinoIgnore] public required int X { get; set; } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public L() { X = 1; } } [NinoType] public class A { public L V; public int I; }")]
    [InlineData("NINO010", "public class F : NinoFormatter<Uri> { public required int X { get; set; } public override void Serialize(Uri value, ref Writer writer) { } public override void Deserialize(out Uri value, ref Reader reader) => value = null; public override void DeserializeRef(ref Uri value, ref Reader reader) { } } [NinoType] public class A { [NinoCustomFormatter(typeof(F))] public Uri U; public int I; }")]
    [InlineData("", "namespace System2.Collections { [NinoType] public class Object { public object O; public int Int32; } }")]
    [InlineData("", "namespace InputFormatters { [NinoType] public class A { public int I; } }")]
    [InlineData("", "[NinoType] public class @class<@event> { public @event @int; public int @namespace { get; set; } } [NinoType] public class H { public @class<int> @this; }")]
    [InlineData("", "[NinoType] public class A { public int a, A_, _a, a_, reader, writer, value, result, count, source; }")]
    [InlineData("", "[NinoType] public class Ä { public int Ö; public string 名前; public Ä ß; }")]
    [InlineData("", "[NinoType] public interface I<T> { } public class A : I<int>, I<string> { public int V; } public record R<T>(T V) : I<T>; [NinoType] public class H { public I<int> X; public I<string> Y; public R<long> Z; }")]
    [InlineData("", "[NinoType] public interface I<out T> { } public class A<T> : I<T> { public T V; } [NinoType] public class H { public I<object> X; public A<string> Y; }")]
    [InlineData("", "[NinoType] public record R<T>(T V, List<T> L) where T : struct; public record S(int V, string W) : R<int>(V, null); [NinoType] public class H { public R<long> A; }")]
    [InlineData("", "[NinoType] public record struct R<T>(T V, int I); [NinoType] public readonly record struct Q(R<int> A, R<string> B);")]
    [InlineData("", "[NinoType] public class A { public (int A, (string B, List<(int, int)> C) D)[] T; public Dictionary<(int, string), (int X, int Y)?> U; }")]
    [InlineData("", "[NinoType] public class A { public int[][,][,,] J; public List<int[]>[] L; public Dictionary<string, List<Dictionary<int, HashSet<string>>>> D; }")]
    [InlineData("", "[NinoType] public class A { public Nullable<int> I; public KeyValuePair<int, int?>? K; public Lazy<List<int>> L; public Tuple<int, Tuple<string>> T; }")]
    [InlineData("", "public class Outer<T> where T : new() { public enum E { A, B } public struct S { public int I; } [NinoType] public class In { public E E; public S S; public T V; public E? M; public List<S> L; } } [NinoType] public class H { public Outer<int>.In M; public Outer<H>.E F; }")]
    [InlineData("", "[NinoType] public unsafe class A { public int I; public static int* P; } [NinoType] public class B : A { public static explicit operator B(int i) => null; }")]
    [InlineData("", "[NinoType] public class A { public virtual int V { get; set; } } public class B : A { public override int V { get => 1; } } public class C : B { public override int V { set { } } } public class D : C { public sealed override int V { get => base.V; set { } } }")]
    [InlineData("", "[NinoType] public class A { public int V { get; set; } } public class B : A { public new string V { get; set; } } public class C : B { public new long V; }")]
    [InlineData("", "[NinoType] public abstract class A<T> { public abstract T V { get; set; } } public class B : A<int[]> { public override int[] V { get; set; } }")]
    [InlineData("", "[NinoType] public abstract class A { public abstract object V { get; } } public class B : A { public B(string v) { V = v; } public override string V { get; } }")]
    [InlineData("", "[NinoType] public class A { internal A() { } protected internal int I; public int J { get; protected set; } public int K { private get; set; } }")]
    [InlineData("", "[NinoType] public class A { public required int I { get; init; } public required string S; } public class B : A { public required List<int> L { get; set; } }")]
    [InlineData("", "namespace Mine { public class SetsRequiredMembersAttribute : Attribute { } } [NinoType] public class A { public required int I; [Mine.SetsRequiredMembers] public A() { } }")]
    [InlineData("", "[NinoType] public class A(int x, string y) { public int X { get; } = x; public string Y { get; } = y; } public class B(int x) : A(x, \"\") { public int Z; }")]
    [InlineData("", "[NinoType] public class A { public A(in int i, params string[] s) { I = i; S = s; } public int I { get; } public string[] S { get; } }")]
    [InlineData("", "[NinoType] public class A { public A(int x, [System.Runtime.InteropServices.Optional, System.Runtime.CompilerServices.DateTimeConstant(7)] DateTime t) { X = x; } public int X { get; } }")]
    [InlineData("", "[NinoType] public readonly struct A { public A(int i) { I = i; J = 0; } public readonly int I; public int J { get; init; } }")]
    [InlineData("", "[NinoType] public struct A { public int I { readonly get; set; } public readonly string S { get => null; init { } } }")]
    [InlineData("", "[NinoType] public class A { public ref int R => throw null; public int this[string s] { get => 1; set { } } public event Action E { add { } remove { } } public int I; }")]
    [InlineData("", "[NinoType] public class A { public const string S = \"\"; public static int T; [ThreadStatic] public static int U; public volatile int V; }")]
    [InlineData("", "namespace Mine { public class DynamicallyAccessedMembersAttribute : Attribute { } public class RequiresUnreferencedCodeAttribute : Attribute { } } [NinoType, Mine.RequiresUnreferencedCode] public class A { [Mine.DynamicallyAccessedMembers] public string I; }")]
    [InlineData("", "[NinoType] public class A { int I1 { get; set; } public int X; class Nested { public int Y; } private protected int P; }")]
    [InlineData("", "#nullable enable\n[NinoType] public class A<T> { public T? V; public List<T?>? L; public string? S; public string?[]? Z; } [NinoType] public class H { public A<string?>? M; public A<int?> N = new(); }")]
    [InlineData("", "[NinoType] public class A<T> { public List<T> this_; [NinoConstructor(nameof(V))] public A(T v) { V = v; } public T V { get; } } [NinoType] public class H { public A<H> M; }")]
    [InlineData("", "[NinoType] public class A<T> { [NinoConstructor(\"V\")] public static A<T> Make(T v) => new A<T> { V = v }; public T V { get; private set; } } [NinoType] public class H { public A<H> M; }")]
    [InlineData("", "[NinoType(true, true)] public class A<T> where T : struct { private T _v; private readonly List<T?> _l = new(); protected T P { get; private set; } public T Q => _v; } [NinoType] public class H { public A<int> M; }")]
    [InlineData("", "[NinoType] public class A : List<int> { public int Extra; }")]
    [InlineData("", "public class L<T> : List<T> { } public class M<K> : Dictionary<K, L<K>> { } [NinoType] public class H { public L<int> A; public M<string> B; public L<L<H>> C; }")]
    [InlineData("", "public class L : List<L> { } public class K : Dictionary<string, K> { } [NinoType] public class H { public L A; public K B; public List<L> C; }")]
    [InlineData("", "public class C { protected struct P { public int I; } internal class I { public struct S { public int A; } } public static void M() { NinoSerializer.Serialize(new I.S()); } }")]
    [InlineData("NINO023", "public class C { private struct P { public int I; } public static void M() { NinoSerializer.Serialize(new P[1]); } }")]
    [InlineData("NINO023", "public class C { private enum P { A } public static void M() { NinoSerializer.Serialize(new List<P>()); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoSerializer.Serialize(new { A = 1 }); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoSerializer.Serialize(new[] { new { A = 1 } }); } }")]
    [InlineData("NINO023", "file struct P { public int I; } public class C { public static void M() { NinoSerializer.Serialize(new List<P>()); } }")]
    [InlineData("NINO023", "file enum P { A } public class C { public static void M() { NinoSerializer.Serialize(new List<P>()); } }")]
    [InlineData("NINO023", "public class C { public static unsafe void M() { NinoSerializer.Serialize(new int*[1]); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoSerializer.Serialize(typeof(int)); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoDeserializer.Deserialize(default(ReadOnlySpan<byte>), typeof(List<>)); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoSerializer.Serialize(default(Action)); } }")]
    [InlineData("NINO023", "public class C { public static void M() { NinoSerializer.Serialize(System.Threading.Tasks.Task.FromResult(1)); } }")]
    [InlineData("NINO023", "[NinoType] public class G<T> { public T V; } public class C { public static void M() { NinoSerializer.Serialize(new G<Action>()); } }")]
    [InlineData("NINO023", "public class G<T> { public T V; } public class C { public static void M() { NinoSerializer.Serialize(new G<int>()); } }")]
    [InlineData("NINO023", "[assembly: NinoSerializable(typeof(List<Action>))]")]
    [InlineData("NINO023", "[assembly: NinoSerializable(typeof(Dictionary<,>))]")]
    [InlineData("NINO023", "[NinoSerializable(typeof(Action))] public class C { }")]
    [InlineData("", "[assembly: NinoSerializable(typeof(List<int>)), NinoSerializable(typeof(C)), NinoSerializable(null)] [NinoSerializable(typeof(C[]))] [NinoType] public class C { }")]
    [InlineData("NINO027", "public class C { void Save<T>(T x) => NinoSerializer.Serialize(x); void M() => Save(new List<Action>()); }")]
    [InlineData("", "public class C<T> { void Save(T x) => NinoSerializer.Serialize(x); public static C<Action> A; }")]
    [InlineData("", "[NinoType] public struct H<T> where T : struct { public T? V; } public class Case<T> { } public class Sub<T> : Case<T> where T : struct { byte[] M() => NinoSerializer.Serialize(new H<T>()); } public class Foo { public Case<string> A; public Case<int?> B; public Case<int> C; }")]
    [InlineData("", "[NinoType] public class H<T> where T : Base, new() { public T V; } public abstract class Base { } public class Ok : Base { } public interface I<T> { void M(); } public class Sub<T> : I<T> where T : Base, new() { public void M() => NinoSerializer.Serialize(new H<T>()); } public class Foo { public I<string> A; public I<Base> B; }")]
    [InlineData("NINO002", "public class C { [NinoType] private class P<T> { public T V; } object M() => new P<int>(); }")]
    [InlineData("NINO011", "public class C { private struct P { public int I; } [NinoType(true, true)] internal class R { private P Y; P M() => Y; } }")]
    [InlineData("NINO011", "[NinoType] public record R(Action A, int B);")]
    [InlineData("NINO011", "[NinoType] public class R { public required Action A { get; init; } public int B; }")]
    [InlineData("NINO011", "[NinoType] public class R<T> { public Func<T> A; public T B; } public class S : R<int> { }")]
    [InlineData("NINO011", "[NinoType] public readonly struct S { public S(Action a, int b) { A = a; B = b; } public readonly Action A; public readonly int B; }")]
    [InlineData("NINO011", "[NinoType] public class A { public Action[] X; public Dictionary<Action, int> Y; public (int, Action) Z; public Lazy<Action> L; public int I; }")]
    [InlineData("NINO011", "[NinoType] public interface I { Action A { get; set; } } public class C : I { public Action A { get; set; } public int B; }")]
    [InlineData("NINO011", "[NinoType] public unsafe class A { public int* P; public delegate*<int, void> F; public int I; }")]
    [InlineData("", "[NinoType] public interface I { int A { get; set; } static abstract int S(); } public class C : I { public int A { get; set; } public static int S() => 0; } public interface J : I { static int I.S() => 1; } [NinoType] public class D { public J J; }")]
    [InlineData("NINO011", "[NinoType] public interface I { int A { get; set; } static abstract int S(); } public interface J : I { } [NinoType] public class D { public J J; public int X; }")]
    [InlineData("NINO041", "[NinoType(VersionTolerant = true)] public class A { public int I; [NinoMember(1)] public int J; }")]
    [InlineData("NINO044", "[NinoType(VersionTolerant = true)] public class A { [NinoMember(1)] public int J; public NinoUnknownMembers U { get; init; } }")]
    [InlineData("", "[NinoType(VersionTolerant = true)] public class A(int id, NinoUnknownMembers unknown = null) { [NinoMember(1)] public int Id { get; } = id; public readonly NinoUnknownMembers Unknown = unknown; }")]
    [InlineData("", "[NinoType(VersionTolerant = true)] public record C([property: NinoMember(1)] int Id, NinoUnknownMembers Unknown) { public NinoUnknownMembers Unknown { get; private set; } = Unknown; }")]
    [InlineData("NINO021", "[NinoType, NinoTag(1)] public class A<T> { public T I; } [NinoType] public class B { public A<int> I; public A<long> J; }")]
    [InlineData("NINO020", "[NinoType] public record R(int A) { public int B; private R() : this(0) { } [NinoIgnore] public int A { get; } = A; }")]
    [InlineData("", "public readonly struct Money(decimal amount, bool net) { public decimal Amount => amount; public bool Net => net; } [NinoType] public class H { public Money M; public Money? N; }")]
    [InlineData("", "public struct S(byte a, int b, byte A) { public int Sum => a + b + A; } [NinoType] public class H { public S M; public S[] N; }")]
    [InlineData("", "[NinoType] public class A { public int _\u0301 { get; init; } public string _\u0301a { get; init; } public int a\u200d { get; init; } }")]
    [InlineData("", "[NinoType] public class B { public int V { get; init; } public int W { get; init; } } [NinoType] public class D : B { public new static int V; public new int W() => 0; } public class E : D { public new class V { } }")]
    [InlineData("", "[NinoType(VersionTolerant = true, SkipDefaults = true)] public class U { [NinoMember(1)] public string Presence { get; init; } [NinoMember(2)] public Dictionary<string, int> presence; }")]
    [InlineData("", "[NinoType(true, true, VersionTolerant = true)] public class U { [NinoMember(1)] private int UnknownMembers { get; set; } private NinoUnknownMembers Place { get; set; } }")]
    [InlineData("", "[NinoType] public class Formatters { public int I; }")]
    [InlineData("", "[NinoType] public class formatters { public int I; }")]
    [InlineData("", "[NinoType(true, true)] public class B<T> { protected virtual T V { get; set; } } public class D<T> : B<T> { protected override T V { get => base.V; } } [NinoType] public class H { public D<int> M; }")]
    [InlineData("", "[NinoType] public class A { public A(long x, int y) { X = (int)x; Y = y; } public A(int x, long y) { X = x; Y = (int)y; } public int X { get; } public int Y { get; } }")]
    [InlineData("NINO020", "[NinoType(true, true)] public class A { private readonly int _x; private A(int x, Mode m = Mode.B) { _x = x; } private enum Mode { B } }")]
    [InlineData("", "[NinoType(true, true)] public class A { private readonly int _x; private A(int x, Mode m = Mode.B) { _x = x; } [NinoConstructor] private A(int x) { _x = x; } private enum Mode { B } }")]
    [InlineData("NINO020", "[NinoType] public unsafe class A { public A(int x, int* p = null) { X = x; } public int X { get; } }")]
    [InlineData("NINO020", "[NinoType] public unsafe class A { public A(int x, List<int*[]> p = null) { X = x; } public int X { get; } }")]
    [InlineData("NINO020", "[NinoType] public unsafe class A { public A(int x, delegate*<int, void> p = null) { X = x; } public int X { get; } }")]
    [InlineData("NINO020", "[NinoType] public unsafe struct A { public A(int x, int* p = null) { X = x; } public int X { get; } }")]
    [InlineData("NINO011 NINO020", "[NinoType] public unsafe record R(int*[] P, int B);")]
    [InlineData("NINO020", "[NinoType] public class A<T> { public A(T v, ReadOnlySpan<char> s = default) { V = v; } public T V { get; } }")]
    [InlineData("NINO020", "[NinoType(true, true)] public class A<T> { private A(T v, ReadOnlySpan<char> s = default) { V = v; } public T V { get; } }")]
    [InlineData("", "[NinoType] public class A { public A(int v, ReadOnlySpan<char> s = default) { V = v; } public int V { get; } }")]
    [InlineData("", "[NinoType] public struct A<T> { public A(T v, ReadOnlySpan<char> s = default) { V = v; } public T V { get; } } [NinoType] public class H { public A<int> M; }")]
    [InlineData("", "public class A_ { [NinoType] public class B { public int I; } public class __C { [NinoType] public class _D { public int I; } } } public class A { [NinoType] public class _B { public int I; } } public class A<T> { [NinoType] public class _B { public int I; } [NinoType] public class B { public int I; } } public class A___ { public class C { [NinoType] public class _D { public int I; } } }")]
    [InlineData("", "namespace N.Writer { [NinoType] public class A { public int I; } } namespace N.Writer_ { [NinoType] public class A { public int I; } } namespace N.Writer__ { [NinoType] public class A { public int I; } } namespace N.MyFormatter { [NinoType] public class A { public int I; } } namespace N.MyFormatter_ { [NinoType] public class A { public int I; } }")]
    [InlineData("", "[NinoType] public class H<T> where T : IComparable { public T V; } public interface I<T> { byte[] M(); } public class Sub<T> : I<T> where T : IComparable { public byte[] M() => NinoSerializer.Serialize(new H<T>()); } public class Foo { public I<int?> A; public byte[] B() => A.M(); }")]
    [InlineData("", "public class To { } public class From { public static implicit operator To(From from) => null; } [NinoType] public class H<T> where T : To { public T V; } public interface I<T> { byte[] M(); } public class Sub<T> : I<T> where T : To { public byte[] M() => NinoSerializer.Serialize(new H<T>()); } public class Foo { public I<From> A; public byte[] B() => A.M(); }")]
    [InlineData("", "public class Base { } public class Ok : Base { public required int R; } [NinoType] public class H<T> where T : Base, new() { public T V; } public interface I<T> { byte[] M(); } public class Sub<T> : I<T> where T : Base, new() { public byte[] M() => NinoSerializer.Serialize(new H<T>()); } public class Foo { public I<Ok> A; public byte[] B() => A.M(); }")]
    [InlineData("", "[NinoCustomFormatter(typeof(BoxFormatter<>))] public class Box<T> where T : IComparable<T> { public T V; } public class BoxFormatter<U> : NinoFormatter<Box<U>> where U : IComparable<U> { public override void Serialize(Box<U> value, ref Writer writer) { } public override void Deserialize(out Box<U> value, ref Reader reader) => value = null; public override void DeserializeRef(ref Box<U> value, ref Reader reader) { } } [NinoType] public class H { public Box<int> B; }")]
    [InlineData("", "public interface I<T> { } [NinoCustomFormatter(typeof(F<,>))] public class Box<A, B> where A : I<B[]> { } public class F<B, A> : NinoFormatter<Box<A, B>> where A : I<B[]> { public override void Serialize(Box<A, B> value, ref Writer writer) { } public override void Deserialize(out Box<A, B> value, ref Reader reader) => value = null; public override void DeserializeRef(ref Box<A, B> value, ref Reader reader) { } }")]
    public void Declaration_CompilesOrIsDiagnosed(string ids, string source)
    {
        CSharpCompilation input = Harness.Compile([source]);
        input = input.WithOptions(input.Options.WithAllowUnsafe(true));
        string[] reported = Harness.Run(input, out Compilation output).Diagnostics.Select(one => one.Id).Distinct().ToArray();
        string[] problems = output.GetDiagnostics()
            .Where(one => one.Severity >= DiagnosticSeverity.Warning && (one.Severity == DiagnosticSeverity.Error || one.Location.SourceTree?.FilePath.StartsWith("File", System.StringComparison.Ordinal) != true))
            .Select(one => one.ToString() + "\n" + one.Location.SourceTree?.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line])
            .ToArray();

        Assert.True(problems.Length == 0, string.Join("\n", problems));
        Assert.Equal(ids, string.Join(' ', reported.Order()));
        if (!output.GetDiagnostics().Any(one => one.Severity == DiagnosticSeverity.Error))
        {
            Harness.Emit(output);
        }
    }

    /// <summary>File systems take names of 255 bytes, and some of them paths of 260 characters.</summary>
    [Fact]
    public void TypesWithLongNames_HaveShortFilesOfTheirOwn()
    {
        string name = new('L', 90);
        string wide = new('\u6f22', 80);
        string source = $"namespace {name} {{ public class {name} {{ [NinoType] public class I{name}<T> {{ public T I; }} [NinoType] public class I{name} {{ public int I; }} }} }} [NinoType] public class {wide} {{ public int I; }} [NinoType] public class {wide}2 {{ public int I; }}";

        string[] files = [.. Harness.Run(Harness.Compile([source]), out Compilation output).Results[0].GeneratedSources.Select(file => file.HintName)];

        Assert.Equal(5, files.Length);
        Assert.Equal(5, files.Distinct(StringComparer.OrdinalIgnoreCase).Count());
        Assert.All(files, file => Assert.InRange(System.Text.Encoding.UTF8.GetByteCount(file), 1, 120));
        Harness.Load(Harness.Emit(output));
    }
}
