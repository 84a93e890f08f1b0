using System.Collections;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Bindings of the other types that need no generated code.</summary>
internal static class BuiltInFormatters
{
    /// <summary>Whether the formatter of a declared interface makes a type of .NET, which is thereby named.</summary>
    public static bool Reads(Type declared, Type type) =>
        type == typeof(ArrayList) ? declared == typeof(IList) || declared == typeof(ICollection) || declared == typeof(IEnumerable)
        : type == typeof(Hashtable) && declared == typeof(IDictionary);

    public static void Add(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        AddStructs(factories);
        AddClasses(factories);
    }

    // What follows is named and not mentioned, so that none of its assemblies is loaded before it is needed.

    /// <summary>Structs that programs use now and then.</summary>
    private static void AddStructs(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        ScalarFormatters.Add(factories, "System.Numerics.BigInteger", static id => new TypeBinding<BigInteger, BigIntegerFormatter>(id));
        ScalarFormatters.Add(factories, "System.Drawing.Color", static id => new TypeBinding<Color, ColorFormatter>(id));
        ScalarFormatters.Add(factories, "System.Drawing.Point", static id => new TypeBinding<Point, RawFormatter<Point>>(id));
        ScalarFormatters.Add(factories, "System.Drawing.PointF", static id => new TypeBinding<PointF, RawFormatter<PointF>>(id));
        ScalarFormatters.Add(factories, "System.Drawing.Size", static id => new TypeBinding<Size, RawFormatter<Size>>(id));
        ScalarFormatters.Add(factories, "System.Drawing.SizeF", static id => new TypeBinding<SizeF, RawFormatter<SizeF>>(id));
        ScalarFormatters.Add(factories, "System.Drawing.Rectangle", static id => new TypeBinding<Rectangle, RawFormatter<Rectangle>>(id));
        ScalarFormatters.Add(factories, "System.Drawing.RectangleF", static id => new TypeBinding<RectangleF, RawFormatter<RectangleF>>(id));
    }

    /// <summary>Classes, which an input cannot choose by itself (<see cref="TypeBinding.MustBeNamed"/>).</summary>
    private static void AddClasses(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        AddClass(factories, "System.Uri", static id => new TypeBinding<Uri, UriFormatter>(id));
        AddClass(factories, "System.Version", static id => new TypeBinding<Version, VersionFormatter>(id));
        AddClass(factories, "System.Text.StringBuilder", static id => new TypeBinding<StringBuilder, StringBuilderFormatter>(id));
        AddClass(factories, "System.Collections.BitArray", static id => new TypeBinding<BitArray, BitArrayFormatter>(id));
        AddClass(factories, "System.Collections.ArrayList", static id => new TypeBinding<ArrayList, CollectionFormatter<ArrayList, ArrayListKind>>(id));
        AddClass(factories, "System.Collections.Hashtable", static id => new TypeBinding<Hashtable, CollectionFormatter<Hashtable, HashtableKind>>(id));
        AddClass(factories, "System.Collections.IEnumerable", static id => new TypeBinding<IEnumerable, UntypedListFormatter<IEnumerable>>(id));
        AddClass(factories, "System.Collections.ICollection", static id => new TypeBinding<ICollection, UntypedListFormatter<ICollection>>(id));
        AddClass(factories, "System.Collections.IList", static id => new TypeBinding<IList, UntypedListFormatter<IList>>(id));
        AddClass(factories, "System.Collections.IDictionary", static id => new TypeBinding<IDictionary, UntypedDictionaryFormatter>(id));
        AddClass(factories, "System.Globalization.CultureInfo", static id => new TypeBinding<CultureInfo, CultureInfoFormatter>(id));
        AddClass(factories, "System.TimeZoneInfo", static id => new TypeBinding<TimeZoneInfo, TimeZoneInfoFormatter>(id));
        AddClass(factories, "System.Net.IPAddress", static id => new TypeBinding<IPAddress, IPAddressFormatter>(id));
        AddClass(factories, "System.Net.IPEndPoint", static id => new TypeBinding<IPEndPoint, IPEndPointFormatter>(id));
    }

    private static void AddClass(Dictionary<uint, Func<uint, TypeBinding>> factories, string name, Func<uint, TypeBinding> create) =>
        ScalarFormatters.Add(factories, name, id =>
        {
            TypeBinding binding = create(id);
            binding.MustBeNamed = true;
            return binding;
        });
}
