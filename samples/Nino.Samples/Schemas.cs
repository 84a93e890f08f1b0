using System;
using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Core.Schemas;
using Nino.Samples.Running;

namespace Nino.Samples.Schemas;

internal static class SchemaSamples
{
    [Sample]
    public static void Of()
    {
        #region of
        NinoSchema schema = NinoSchema.Of<Ticket>();
        foreach (NinoSchemaMember member in schema.Types[0].Members)
        {
            Console.WriteLine($"{member.Number} {member.Name}: {member.Form}");
        }

        string json = schema.ToJson();
        #endregion of
        Check.Equal("Nino.Samples.Schemas.Ticket", schema.Types[0].Name);
        Check.Sequence(["1 Seat: System.Int32", "2 Film: System.String"], schema.Types[0].Members.Select(member => $"{member.Number} {member.Name}: {member.Form}"));
        Check.Equal(json, NinoSchema.Parse(json).ToJson());
    }

    [Sample]
    public static void Changes()
    {
        string before = NinoSchema.Of<Ticket>().ToJson();
        File.WriteAllText("tickets.json", before.Replace("Int32", "Int64"));

        #region changes
        string json = File.ReadAllText("tickets.json");
        NinoSchema older = NinoSchema.Parse(json);
        NinoSchema schema = NinoSchema.Of<Ticket>();
        foreach (NinoSchemaChange change in schema.ChangesSince(older))
        {
            string breaks = change.IsBreaking ? "breaks bytes" : "is safe";
            Console.WriteLine($"{change.Member} {change.Message}: {breaks}");
        }
        File.WriteAllText("tickets.json", schema.After(older).ToJson());
        #endregion changes
        File.Delete("tickets.json");
        NinoSchemaChange only = schema.ChangesSince(older).Single();
        Check.Equal(true, only.IsBreaking);
        Check.Equal("it was System.Int64 and is System.Int32", only.Message);
    }
}

#region ticket
[NinoType(VersionTolerant = true)]
public class Ticket
{
    [NinoMember(1)]
    public int Seat { get; set; }

    [NinoMember(2)]
    public string Film { get; set; } = "";
}
#endregion ticket
