using System;
using System.Collections;
using System.Globalization;
using System.Net;
using System.Reflection;
using System.Runtime.Loader;
using System.Text;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Classes of .NET under <c>object</c>, in a program that names none of them: a copy of the library that knows nothing of these tests.</summary>
public sealed class NamedTypeTests
{
    private delegate object? Reading<TOptions>(ReadOnlySpan<byte> bytes, Type type, TOptions? options);

    public static TheoryData<object> Classes =>
    [
        TimeZoneInfo.CreateCustomTimeZone("Here", TimeSpan.FromHours(1), "Here", "Here"),
        TimeZoneInfo.Utc,
        CultureInfo.GetCultureInfo(""),
        new Uri("https://example.com"),
        new Version(1, 2),
        new StringBuilder("text"),
        new BitArray(8),
        new ArrayList { 1 },
        new Hashtable { [1] = 2 },
        IPAddress.Parse("127.0.0.2"),
        new IPEndPoint(IPAddress.Parse("127.0.0.2"), 80),
    ];

    [Theory]
    [MemberData(nameof(Classes))]
    public void Object_OfAClassThatNobodyNames_IsRefused(object value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        Program program = new();
        Exception error = program.Refuse(bytes, typeof(object));
        Assert.Contains($"a {NameOf(value)} where", error.Message, StringComparison.Ordinal);

        // To be asked for it once more changes nothing, and neither does a call that allows it.
        Assert.Equal(NameOf(value), program.Read(bytes, typeof(object), allowsAll: true)?.GetType().FullName);
        program.Refuse(bytes, typeof(object));
    }

    [Theory]
    [MemberData(nameof(Classes))]
    public void Object_OfAClassThatACallNames_IsRead(object value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        Program program = new();
        Type type = Type.GetType(NameOf(value) + ", " + value.GetType().Assembly.FullName)!;
        Assert.Equal(type, program.Read(bytes, type)?.GetType());
        Assert.Equal(type, program.Read(bytes, typeof(object))?.GetType());
    }

    [Fact]
    public void Object_OfStructsAndStrings_IsRead()
    {
        Program program = new();
        object[] values = [1, 2.5m, "text", DateTime.UnixEpoch, Guid.Empty, DateOnly.MinValue, System.Numerics.BigInteger.One, System.Drawing.Color.Red];
        Assert.All(values, value => Assert.Equal(value, program.Read(NinoSerializer.Serialize(value), typeof(object))));
    }

    /// <summary>An interface names the class that stands in its place, there and nowhere else.</summary>
    [Fact]
    public void UntypedInterface_OfItsOwnClass_IsRead()
    {
        byte[] list = NinoSerializer.Serialize((object)new ArrayList { 1, "a" });
        byte[] table = NinoSerializer.Serialize((object)new Hashtable { [1] = "a" });
        Program program = new();
        Assert.All([typeof(IList), typeof(ICollection), typeof(IEnumerable)], type => Assert.IsType<ArrayList>(program.Read(list, type)));
        Assert.IsType<Hashtable>(program.Read(table, typeof(IDictionary)));
        program.Refuse(list, typeof(object));
        program.Refuse(table, typeof(object));
    }

    [Fact]
    public void Object_OfAWrittenValue_IsRead()
    {
        object[] values = [new Uri("https://example.com"), new Version(1, 2)];
        Assert.Equal(values, NinoDeserializer.Deserialize<object[]>(NinoSerializer.Serialize(values)));
    }

    /// <summary>The public type of a value, as it stands on the wire.</summary>
    private static string NameOf(object value) => (value.GetType().IsVisible ? value.GetType() : value.GetType().BaseType!).FullName!;

    /// <summary>A copy of the library.</summary>
    private sealed class Program
    {
        private readonly Assembly _core = new AssemblyLoadContext("program").LoadFromAssemblyPath(typeof(NinoDeserializer).Assembly.Location);

        public Exception Refuse(byte[] bytes, Type type)
        {
            Exception error = Assert.Throws<TargetInvocationException>(() => Read(bytes, type)).InnerException!;
            Assert.Equal(typeof(NinoException).FullName, error.GetType().FullName);
            return error;
        }

        public object? Read(byte[] bytes, Type type, bool allowsAll = false)
        {
            Type options = _core.GetType(typeof(NinoOptions).FullName!)!;
            object given = Activator.CreateInstance(options)!;
            options.GetProperty(nameof(NinoOptions.AllowAllTypes))!.SetValue(given, allowsAll);
            MethodInfo call = GetType().GetMethod(nameof(Call), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(options);
            MethodInfo method = _core.GetType(typeof(NinoDeserializer).FullName!)!.GetMethod(nameof(NinoDeserializer.Deserialize), [typeof(ReadOnlySpan<byte>), typeof(Type), options])!;
            return call.Invoke(null, [method, bytes, type, given]);
        }

        private static object? Call<TOptions>(MethodInfo method, byte[] bytes, Type type, TOptions options) =>
            method.CreateDelegate<Reading<TOptions>>()(bytes, type, options);
    }
}
