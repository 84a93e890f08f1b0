using System.Collections.Generic;
using System.Linq;
using MemoryPack;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Modes;

/// <summary>A folder with 10 folders of 9 each: each holds the folder above it, and one of five owners.</summary>
internal sealed class FolderWorkload() : Workload<Folder>("Folders", 100)
{
    private static readonly string[] Names = ["Ada", "Barbara", "Edsger", "Grace", "Tony"];

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    public override Folder Create()
    {
        Owner[] owners = [.. Names.Select((name, id) => new Owner { Id = id, Name = name })];
        int made = 0;
        Folder root = Make(null);
        for (int i = 0; i < 10; i++)
        {
            Folder folder = Make(root);
            for (int j = 0; j < 9; j++)
                Make(folder);
        }

        return root;

        Folder Make(Folder? parent)
        {
            Folder folder = new() { Name = $"folder {made}", Size = made * 4096L, Owner = owners[made % owners.Length], Parent = parent };
            made++;
            parent?.Folders.Add(folder);
            return folder;
        }
    }

    public override string? Difference(Folder expected, Folder actual) =>
        Compare(expected, actual, new Dictionary<object, object>(ReferenceEqualityComparer.Instance));

    // Each object has one counterpart, and not one that was another's.
    private static string? Compare(Folder expected, Folder actual, Dictionary<object, object> counterparts)
    {
        if (Known(expected, actual, counterparts) is bool same)
            return same ? null : ": another object";
        return Differ.Member(nameof(expected.Name), Differ.Value(expected.Name, actual.Name))
            ?? Differ.Member(nameof(expected.Size), Differ.Value(expected.Size, actual.Size))
            ?? Differ.Member(nameof(expected.Owner), Compare(expected.Owner, actual.Owner, counterparts))
            ?? Differ.Member(nameof(expected.Parent), expected.Parent is null || actual.Parent is null
                ? Differ.Value(expected.Parent is null, actual.Parent is null)
                : Compare(expected.Parent, actual.Parent, counterparts))
            ?? Differ.Member(nameof(expected.Folders), Differ.Sequence(expected.Folders, actual.Folders, (e, a) => Compare(e, a, counterparts)));
    }

    private static string? Compare(Owner expected, Owner actual, Dictionary<object, object> counterparts)
    {
        if (Known(expected, actual, counterparts) is bool same)
            return same ? null : ": another object";
        return Differ.Member(nameof(expected.Id), Differ.Value(expected.Id, actual.Id))
            ?? Differ.Member(nameof(expected.Name), Differ.Value(expected.Name, actual.Name));
    }

    private static bool? Known(object expected, object actual, Dictionary<object, object> counterparts)
    {
        if (counterparts.TryGetValue(expected, out object? counterpart))
            return ReferenceEquals(counterpart, actual);
        if (counterparts.ContainsValue(actual))
            return false;
        counterparts.Add(expected, actual);
        return null;
    }
}

[NinoType(PreserveReferences = true), MemoryPackable(GenerateType.CircularReference)]
public sealed partial class Folder
{
    [NinoMember(1), MemoryPackOrder(0)]
    public string Name { get; set; } = null!;

    [NinoMember(2), MemoryPackOrder(1)]
    public long Size { get; set; }

    [NinoMember(3), MemoryPackOrder(2)]
    public Owner Owner { get; set; } = null!;

    [NinoMember(4), MemoryPackOrder(3)]
    public Folder? Parent { get; set; }

    [NinoMember(5), MemoryPackOrder(4)]
    public List<Folder> Folders { get; set; } = [];
}

[NinoType(PreserveReferences = true), MemoryPackable(GenerateType.CircularReference)]
public sealed partial class Owner
{
    [NinoMember(1), MemoryPackOrder(0)]
    public int Id { get; set; }

    [NinoMember(2), MemoryPackOrder(1)]
    public string Name { get; set; } = null!;
}
