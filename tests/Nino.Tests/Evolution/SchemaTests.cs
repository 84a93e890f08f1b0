using System;
using System.Linq;
using Nino.Core;
using Nino.Core.Schemas;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>What <see cref="NinoSchema"/> tells about types; which changes break bytes is decided by the rules that the build uses, and tested there and by the table of the page.</summary>
public sealed class SchemaTests
{
    [Fact]
    public void Schema_HasTheTypesAndWhatTheyHold()
    {
        NinoSchema schema = NinoSchema.Of<SchemaOrder>();
        Assert.Equal([typeof(SchemaBase).FullName!, typeof(SchemaLine).FullName!, typeof(SchemaOrder).FullName!], schema.Types.Select(type => type.Name).ToArray());
        NinoSchemaType order = schema.Types[2];
        Assert.Equal((NinoSchemaKind.Class, true), (order.Kind, order.IsVersionTolerant));
        Assert.Equal([3, 8], order.ReservedNumbers.ToArray());
        Assert.Equal(
            ["1 Id System.Int32", "2 Lines list<Nino.Tests.Types.SchemaLine>", "5 First Nino.Tests.Types.SchemaBase", "7 Total compact System.Int64"],
            order.Members.Select(member => $"{member.Number} {member.Name} {member.Form}").ToArray());
        NinoSchemaType line = schema.Types[1];
        Assert.Equal((NinoSchemaKind.FixedStruct, false, (ushort?)41), (line.Kind, line.IsVersionTolerant, line.Tag));
        Assert.Equal(["Old.Line"], line.FormerNames.ToArray());
        Assert.All(line.Members, member => Assert.Null(member.Number));
        Assert.Equal(NinoSchemaKind.Base, schema.Types[0].Kind);
    }

    [Fact]
    public void DerivedTypes_AreGivenBesideTheirBase()
    {
        NinoSchemaType derived = NinoSchema.Of(typeof(SchemaBase), typeof(SchemaDerived)).Types.Single(type => type.Name == typeof(SchemaDerived).FullName);
        Assert.Equal([typeof(SchemaBase).FullName!], derived.Bases.ToArray());
    }

    [Fact]
    public void Json_IsReadAgain()
    {
        NinoSchema schema = NinoSchema.Of(typeof(SchemaOrder), typeof(SchemaDerived));
        string json = schema.ToJson();
        NinoSchema read = NinoSchema.Parse(json);
        Assert.Equal(json, read.ToJson());
        Assert.Empty(read.ChangesSince(schema));
        Assert.Empty(schema.ChangesSince(read));
    }

    [Fact]
    public void Changes_SayWhatBreaks()
    {
        NinoSchema older = NinoSchema.Of<SchemaOrder>();
        NinoSchema newer = NinoSchema.Parse(older.ToJson()
            .Replace("\"form\": \"System.Int32\"", "\"form\": \"System.Int64\"")
            .Replace("compact System.Int64", "System.Int64"));
        NinoSchemaChange[] changes = newer.ChangesSince(older).ToArray();
        Assert.Equal(
            ["SchemaLine.Count True", "SchemaOrder.Id False", "SchemaOrder.Total True"],
            changes.Select(change => $"{change.Type.Substring("Nino.Tests.Types.".Length)}.{change.Member} {change.IsBreaking}").ToArray());
        Assert.Contains("SchemaOrder holds it", changes[0].Message);
        Assert.All(changes, change => Assert.Equal(change.IsBreaking, change.Remedy.Length > 0));
    }

    [Fact]
    public void SchemaAfterAnother_RemembersLostNumbers()
    {
        NinoSchema oldest = NinoSchema.Parse(Tolerant("3", "Old"));
        NinoSchema newer = NinoSchema.Parse(Tolerant("4", "Other"));
        NinoSchema newest = NinoSchema.Parse(Tolerant("3", "New"));

        Assert.DoesNotContain(newest.ChangesSince(newer), change => change.IsBreaking);
        Assert.Contains(newest.ChangesSince(newer.After(oldest)), change => change.IsBreaking && change.Message.Contains("that of a member that is gone"));
        Assert.Equal([3], NinoSchema.Parse(newer.After(oldest).ToJson()).Types[0].ReservedNumbers.ToArray());

        static string Tolerant(string number, string name) =>
            $$"""{ "version": 1, "types": [ { "name": "A", "kind": "Class", "versionTolerant": true, "members": [ { "number": {{number}}, "name": "{{name}}", "form": "System.Int32" } ] } ] }""";
    }

    [Theory]
    [InlineData("")]
    [InlineData("{}")]
    [InlineData("{ \"version\": 1, \"types\": [ 5 ] }")]
    [InlineData("{ \"version\": 1, \"types\": [ { \"name\": \"A\", \"kind\": \"Class\", \"members\": [ { \"name\": \"I\" } ] } ] }")]
    [InlineData("{ \"version\": 1, \"types\": [ { \"name\": \"A\", \"kind\": \"Class\", \"tag\": 70000 } ] }")]
    [InlineData("{ \"version\": 1.5 }")]
    [InlineData("[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]")]
    [InlineData("\"\\u12\"")]
    [InlineData("{ \"a\": 1, \"a\": 2 }")]
    [InlineData("{ \"version\": 1 } x")]
    public void TextThatIsNoSchema_IsRefused(string text) => Assert.Throws<FormatException>(() => NinoSchema.Parse(text));

    [Fact]
    public void TypeThatCannotBeSerialized_IsRefused() => Assert.Throws<NinoException>(() => NinoSchema.Of<Action>());
}
