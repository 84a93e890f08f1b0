namespace Nino.Generator.Emission;

/// <summary>Prints <c>ReadInto</c> of a type with an object head.</summary>
internal static class ReadIntoEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        string signature = $"public void ReadInto(ref Reader reader, ref {type.Type} value)";
        string anyHead = $"ObjectReader.ReadInto<{type.Type}, {type.Self}>(ref reader, ref value);";
        if (!type.ReadsInPlace || !type.HasShortHead)
        {
            source.Lines($"{signature} => {anyHead}\n");
            return;
        }

        source.Lines(FormatterEmitter.Inline);
        source.Open(signature);
        source.If("!" + ObjectEmitter.HasUsualHead(type), $"{anyHead}\nreturn;");
        ObjectEmitter.GoToChecked(source, type, "reader", "ReadCheckedInto(ref reader, ref value);", $"void ReadCheckedInto(ref Reader reader, ref {type.Type} value)");
        source.LinesIf(type.IsRecursive, "reader.Enter();");

        CallbackEmitter.OnDeserializing(source, type);
        ObjectEmitter.ReadRuns(source, type, isFixedLast: false, (member, read) =>
            member.Set("value", member.IsFilled || member.Formatter.ReusesValue ? ReadMembersEmitter.ReadInto(member, member.Of("value")) : read));
        if (type.Place is { } place)
        {
            source.Lines(place.Set("value", "null"));
        }

        CallbackEmitter.OnDeserialized(source, type);
        source.LinesIf(type.IsRecursive, "reader.Leave();");

        source.End();
    }
}
