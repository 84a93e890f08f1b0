using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.CustomFormatters;

/// <summary>Parts behind their lengths.</summary>
[NinoType]
public sealed class Chapters
{
    public List<Chapter> Parts = [];
}

[NinoType]
public sealed class Chapter
{
    [NinoCustomFormatter(typeof(BehindLength<ChapterBody>))]
    public ChapterBody? Body;
}

[NinoType]
public sealed class ChapterBody
{
    public List<string> Tags = [];

    [NinoCompact]
    public Queue<long> Pages = [];

    public ChapterNotes? Notes;
    public Animal? Guest;
}

[NinoType(VersionTolerant = true)]
public sealed class ChapterNotes
{
    [NinoMember(0)]
    public Dictionary<int, string> Texts = [];

    [NinoMember(1)]
    public List<Chapter> Inner = [];
}

/// <summary>The three lines of the pages.</summary>
public sealed class BehindLength<T> : NinoFormatter<T?>
    where T : class
{
    public override void Serialize(T? value, ref Writer writer) =>
        writer.WriteWithLength(value, static (ref Writer writer, T? value) => NinoSerializer.Serialize(value, ref writer));

    public override void Deserialize(out T? value, ref Reader reader)
    {
        reader.Read(out int length);
        Reader part = reader.Slice(length);
        NinoDeserializer.Deserialize(out value, ref part);
    }

    public override void DeserializeRef(ref T? value, ref Reader reader) => Deserialize(out value, ref reader);
}
