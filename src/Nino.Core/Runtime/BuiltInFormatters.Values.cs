using System;
using System.Collections;
using System.Collections.Generic;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

internal sealed partial class BuiltInFormatters
{
    /// <summary>Values that programs use now and then. They are named and not mentioned, so that none of their assemblies is loaded before it is needed.</summary>
    private static void AddValues(Dictionary<uint, Func<uint, TypeBinding>> factories)
    {
        Add(factories, "System.Numerics.BigInteger", static id => new TypeBinding<BigInteger, BigIntegerFormatter>(id));
        Add(factories, "System.Uri", static id => new TypeBinding<Uri, UriFormatter>(id));
        Add(factories, "System.Version", static id => new TypeBinding<Version, VersionFormatter>(id));
        Add(factories, "System.Text.StringBuilder", static id => new TypeBinding<StringBuilder, StringBuilderFormatter>(id));
        Add(factories, "System.Collections.BitArray", static id => new TypeBinding<BitArray, BitArrayFormatter>(id));
        Add(factories, "System.Collections.ArrayList", static id => new TypeBinding<ArrayList, CollectionFormatter<ArrayList, ArrayListKind>>(id));
        Add(factories, "System.Collections.Hashtable", static id => new TypeBinding<Hashtable, CollectionFormatter<Hashtable, HashtableKind>>(id));
        Add(factories, "System.Collections.IEnumerable", static id => new TypeBinding<IEnumerable, UntypedListFormatter<IEnumerable>>(id));
        Add(factories, "System.Collections.ICollection", static id => new TypeBinding<ICollection, UntypedListFormatter<ICollection>>(id));
        Add(factories, "System.Collections.IList", static id => new TypeBinding<IList, UntypedListFormatter<IList>>(id));
        Add(factories, "System.Collections.IDictionary", static id => new TypeBinding<IDictionary, UntypedDictionaryFormatter>(id));
        Add(factories, "System.Globalization.CultureInfo", static id => new TypeBinding<CultureInfo, CultureInfoFormatter>(id));
        Add(factories, "System.TimeZoneInfo", static id => new TypeBinding<TimeZoneInfo, TimeZoneInfoFormatter>(id));
        Add(factories, "System.Net.IPAddress", static id => new TypeBinding<IPAddress, IPAddressFormatter>(id));
        Add(factories, "System.Net.IPEndPoint", static id => new TypeBinding<IPEndPoint, IPEndPointFormatter>(id));
        Add(factories, "System.Drawing.Color", static id => new TypeBinding<Color, ColorFormatter>(id));
        Add(factories, "System.Drawing.Point", static id => new TypeBinding<Point, RawFormatter<Point>>(id));
        Add(factories, "System.Drawing.PointF", static id => new TypeBinding<PointF, RawFormatter<PointF>>(id));
        Add(factories, "System.Drawing.Size", static id => new TypeBinding<Size, RawFormatter<Size>>(id));
        Add(factories, "System.Drawing.SizeF", static id => new TypeBinding<SizeF, RawFormatter<SizeF>>(id));
        Add(factories, "System.Drawing.Rectangle", static id => new TypeBinding<Rectangle, RawFormatter<Rectangle>>(id));
        Add(factories, "System.Drawing.RectangleF", static id => new TypeBinding<RectangleF, RawFormatter<RectangleF>>(id));
    }
}
