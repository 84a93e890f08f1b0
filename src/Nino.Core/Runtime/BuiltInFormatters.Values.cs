using System;
using System.Collections;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed partial class BuiltInFormatters
{
    /// <summary>Values that programs use now and then. They are named and not mentioned, so that none of their assemblies is loaded before it is needed.</summary>
    private void AddValues()
    {
        Add("System.Numerics.BigInteger", static id => new TypeBinding<BigInteger, BigIntegerFormatter>(id));
        Add("System.Uri", static id => new TypeBinding<Uri, UriFormatter>(id));
        Add("System.Version", static id => new TypeBinding<Version, VersionFormatter>(id));
        Add("System.Text.StringBuilder", static id => new TypeBinding<StringBuilder, StringBuilderFormatter>(id));
        Add("System.Collections.BitArray", static id => new TypeBinding<BitArray, BitArrayFormatter>(id));
        Add("System.Collections.ArrayList", static id => new TypeBinding<ArrayList, ArrayListFormatter>(id));
        Add("System.Collections.Hashtable", static id => new TypeBinding<Hashtable, HashtableFormatter>(id));
        Add("System.Collections.IEnumerable", static id => new TypeBinding<IEnumerable, UntypedListFormatter<IEnumerable>>(id));
        Add("System.Collections.ICollection", static id => new TypeBinding<ICollection, UntypedListFormatter<ICollection>>(id));
        Add("System.Collections.IList", static id => new TypeBinding<IList, UntypedListFormatter<IList>>(id));
        Add("System.Collections.IDictionary", static id => new TypeBinding<IDictionary, UntypedDictionaryFormatter>(id));
        Add("System.Globalization.CultureInfo", static id => new TypeBinding<CultureInfo, CultureInfoFormatter>(id));
        Add("System.TimeZoneInfo", static id => new TypeBinding<TimeZoneInfo, TimeZoneInfoFormatter>(id));
        Add("System.Net.IPAddress", static id => new TypeBinding<IPAddress, IPAddressFormatter>(id));
        Add("System.Net.IPEndPoint", static id => new TypeBinding<IPEndPoint, IPEndPointFormatter>(id));
        Add("System.Drawing.Color", static id => new TypeBinding<Color, ColorFormatter>(id));
        Add("System.Drawing.Point", static id => new TypeBinding<Point, RawFormatter<Point>>(id));
        Add("System.Drawing.PointF", static id => new TypeBinding<PointF, RawFormatter<PointF>>(id));
        Add("System.Drawing.Size", static id => new TypeBinding<Size, RawFormatter<Size>>(id));
        Add("System.Drawing.SizeF", static id => new TypeBinding<SizeF, RawFormatter<SizeF>>(id));
        Add("System.Drawing.Rectangle", static id => new TypeBinding<Rectangle, RawFormatter<Rectangle>>(id));
        Add("System.Drawing.RectangleF", static id => new TypeBinding<RectangleF, RawFormatter<RectangleF>>(id));
    }

    private void Add(string name, Func<uint, TypeBinding> create) => _factories.Add(TypeIds.Of(name, isObject: false), create);
}
