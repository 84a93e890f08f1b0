using System.Linq;
using Nino.Core.Schemas;

namespace Nino.Contract;

/// <summary>Which differences between two versions of a schema break bytes that the older one wrote.</summary>
internal static class SchemaRules
{
    private const int MostHolders = 5;

    private static readonly Dictionary<string, (char Family, int Size)> Numbers = new()
    {
        ["System.Byte"] = ('U', 1),
        ["System.UInt16"] = ('U', 2),
        ["System.UInt32"] = ('U', 4),
        ["System.UInt64"] = ('U', 8),
        ["System.UIntPtr"] = ('U', 8),
        ["System.UInt128"] = ('U', 16),
        ["System.SByte"] = ('S', 1),
        ["System.Int16"] = ('S', 2),
        ["System.Int32"] = ('S', 4),
        ["System.Int64"] = ('S', 8),
        ["System.IntPtr"] = ('S', 8),
        ["System.Int128"] = ('S', 16),
        ["System.Half"] = ('F', 2),
        ["System.Single"] = ('F', 4),
        ["System.Double"] = ('F', 8),
    };

    /// <summary>Other types of .NET whose values all take the same number of bytes.</summary>
    private static readonly HashSet<string> FixedScalars =
    [
        "System.Boolean", "System.Char", "System.Decimal", "System.Guid", "System.DateTime", "System.DateTimeOffset", "System.TimeSpan", "System.DateOnly", "System.TimeOnly",
        "System.Text.Rune", "System.Index", "System.Range", "System.ValueTuple", "System.Numerics.Complex", "System.Numerics.Vector2", "System.Numerics.Vector3",
        "System.Numerics.Vector4", "System.Numerics.Quaternion", "System.Numerics.Plane", "System.Numerics.Matrix3x2", "System.Numerics.Matrix4x4", "System.Drawing.Point",
        "System.Drawing.PointF", "System.Drawing.Rectangle", "System.Drawing.RectangleF", "System.Drawing.Size", "System.Drawing.SizeF",
    ];

    /// <summary>What has changed, type by type in the order of their names.</summary>
    public static IReadOnlyList<NinoSchemaChange> Compare(IReadOnlyCollection<NinoSchemaType> older, IReadOnlyCollection<NinoSchemaType> newer)
    {
        Dictionary<string, NinoSchemaType> present = newer.ToDictionary(type => type.Name);
        Dictionary<string, string> renamed = Renamed(older, newer);
        Func<string, string> current = Current(older, present, renamed);
        List<NinoSchemaChange> changes = [];
        foreach (NinoSchemaType was in older.OrderBy(type => type.Name, StringComparer.Ordinal))
        {
            if (!present.TryGetValue(SchemaForms.Rename(was.Name, renamed), out NinoSchemaType? now))
            {
                changes.Add(new NinoSchemaChange(was.Name, null, true, "the type is gone", (FormerName(was.Name) is { } attribute ? $"where it has another name now, put {attribute} on it" : "types nested in generic ones have no former names: give it this name again") + "; where nothing that was written holds it, take the change over"));
                continue;
            }

            foreach (NinoSchemaChange change in Compare(was, now, current, newer))
            {
                changes.Add(change.IsBreaking ? change with { Message = change.Message + Holders(now, newer) } : change);
            }
        }

        HashSet<string> known = new(older.Select(type => SchemaForms.Rename(type.Name, renamed)));
        changes.AddRange(newer.Where(type => !known.Contains(type.Name)).Select(type => Safe(type, null, "the type is new")));
        return changes;
    }

    /// <summary>The newer version, with what version-tolerant types were: the numbers of the members that they have lost since the older one, or before, and the last of those that bytes hold by place.</summary>
    public static IEnumerable<NinoSchemaType> Merge(IReadOnlyCollection<NinoSchemaType> older, IReadOnlyCollection<NinoSchemaType> newer)
    {
        Dictionary<string, string> renamed = Renamed(older, newer);
        Func<string, string> current = Current(older, newer.ToDictionary(type => type.Name), renamed);
        Dictionary<string, NinoSchemaType> past = older.GroupBy(type => SchemaForms.Rename(type.Name, renamed)).ToDictionary(types => types.Key, types => types.First());
        return newer.OrderBy(type => type.Name, StringComparer.Ordinal).Select(now => now.IsVersionTolerant && past.TryGetValue(now.Name, out NinoSchemaType? was)
            ? now with { ReservedNumbers = was.IsVersionTolerant ? Reserved(was, now) : now.ReservedNumbers, LastPlain = LastPlain(was, now, current) }
            : now);
    }

    private static int[] Reserved(NinoSchemaType was, NinoSchemaType now) =>
        now.ReservedNumbers.Concat(was.ReservedNumbers).Concat(was.Members.Select(member => member.Number ?? 0)).Except(now.Members.Select(member => member.Number ?? 0)).Distinct().OrderBy(number => number).ToArray();

    /// <summary>Where a change that breaks bytes of the plain time is taken over, there are none.</summary>
    private static int? LastPlain(NinoSchemaType was, NinoSchemaType now, Func<string, string> current) =>
        was.IsVersionTolerant ? (ReadsPlain(was, now, current) ? was.LastPlain : null)
        : now.ReadsPlain && was.Members.Count > 0 && KindProblem(was.Kind, now.Kind) is null && ByPlace(was, now, current).All(change => !change.IsBreaking) ? now.Members[was.Members.Count - 1].Number
        : null;

    /// <summary>Whether a version-tolerant type reads what bytes of the time before it was one hold by place.</summary>
    private static bool ReadsPlain(NinoSchemaType was, NinoSchemaType now, Func<string, string> current)
    {
        NinoSchemaMember[] before = was.Members.Where(member => member.Number <= was.LastPlain).ToArray();
        NinoSchemaMember[] after = now.Members.Where(member => member.Number <= was.LastPlain).ToArray();
        return before.Length == 0 || (now.ReadsPlain && before.Length == after.Length
            && before.Zip(after, (old, kept) => old.Number == kept.Number && SchemaForms.IsSame(current(old.Form), kept.Form)).All(isSame => isSame));
    }

    /// <summary>An older form, or name, as it is called now.</summary>
    private static Func<string, string> Current(IReadOnlyCollection<NinoSchemaType> older, Dictionary<string, NinoSchemaType> present, Dictionary<string, string> renamed)
    {
        HashSet<string> classes = new(older
            .Where(type => type.Kind == NinoSchemaKind.Struct)
            .Select(type => SchemaForms.Rename(type.Name, renamed))
            .Where(name => present.TryGetValue(name, out NinoSchemaType? now) && now.Kind == NinoSchemaKind.Class));
        return form => SchemaForms.WithoutOptional(SchemaForms.Rename(form, renamed), classes);
    }

    /// <summary>Whether bytes of a member of a version-tolerant type in one form are read as another. A nullable of what differs in size has other bytes, and the wire type does not tell it: both stand behind a length.</summary>
    private static bool Fits(string was, string now, IReadOnlyCollection<NinoSchemaType> types)
    {
        if (SchemaForms.IsSame(was, now))
        {
            return true;
        }

        bool wasOptional = was.EndsWith("?", StringComparison.Ordinal);
        bool isOptional = now.EndsWith("?", StringComparison.Ordinal);
        string from = was.TrimEnd('?');
        string to = now.TrimEnd('?');
        return (isOptional || !wasOptional)
            && (from == to ? IsTold(from, types) : (Numbers.TryGetValue(from, out (char Family, int Size) small) && Numbers.TryGetValue(to, out (char Family, int Size) large)
                && small.Size < large.Size && (small.Family == large.Family || (small.Family == 'U' && large.Family == 'S'))));
    }

    /// <summary>Whether bytes tell a value of a struct from a nullable one: it has a fixed size, or an object head.</summary>
    private static bool IsTold(string form, IReadOnlyCollection<NinoSchemaType> types) =>
        IsFixed(form, types) || types.Any(type => type.Name == SchemaForms.WithoutEnums(form) && type.Kind == NinoSchemaKind.Struct);

    private static bool IsFixed(string form, IReadOnlyCollection<NinoSchemaType> types) =>
        form.StartsWith("(", StringComparison.Ordinal) ? SchemaForms.TupleParts(form).All(part => IsFixed(part, types))
        : SchemaForms.ElementOf(form) is { } element ? IsFixed(element, types)
        : Numbers.ContainsKey(form) || FixedScalars.Contains(form) || SchemaForms.IsRaw(form) || types.Any(type => type.Name == SchemaForms.WithoutEnums(form) && type.Kind == NinoSchemaKind.FixedStruct);

    private static Dictionary<string, string> Renamed(IReadOnlyCollection<NinoSchemaType> older, IReadOnlyCollection<NinoSchemaType> newer)
    {
        Dictionary<string, string> renamed = [];
        HashSet<string> past = new(older.Select(type => type.Name));
        past.ExceptWith(newer.Select(type => type.Name));
        foreach (NinoSchemaType type in newer)
        {
            foreach (string former in type.FormerNames.Where(former => past.Contains(former) && !renamed.ContainsKey(former)))
            {
                Add(former, type.Name);
            }
        }

        // Bytes name a type by its tag. In the names of generic types its own name stands.
        HashSet<string> known = new(older.Select(type => type.Name));
        foreach (NinoSchemaType type in newer.Where(type => type.Tag is not null && !known.Contains(type.Name)))
        {
            if (older.FirstOrDefault(was => was.Tag == type.Tag && past.Contains(was.Name) && !renamed.ContainsKey(was.Name)) is { } was && !IsArgument(was.Name, older))
            {
                Add(was.Name, type.Name);
            }
        }

        return renamed;

        void Add(string former, string name)
        {
            renamed.Add(former, name);
            if (former.EndsWith(">", StringComparison.Ordinal))
            {
                renamed[SchemaForms.OpenWithArity(former)] = SchemaForms.Open(name);
            }
        }
    }

    /// <summary>Whether a generic type with a contract is closed over a type, or over what holds it.</summary>
    private static bool IsArgument(string name, IReadOnlyCollection<NinoSchemaType> types)
    {
        HashSet<string> generic = new(types.Where(type => type.Name != SchemaForms.Open(type.Name)).Select(type => SchemaForms.Open(type.Name)));
        return types.SelectMany(type => type.Members.Select(member => member.Form).Append(type.Name))
            .Select(form => SchemaForms.Parts(form).ToArray())
            .Any(parts => parts.Contains(name) && parts.Any(generic.Contains));
    }

    /// <param name="was">The older version of a type.</param>
    /// <param name="now">The newer one.</param>
    /// <param name="current">An older form, or name, as it is called now.</param>
    /// <param name="types">All types of the newer version.</param>
    private static IEnumerable<NinoSchemaChange> Compare(NinoSchemaType was, NinoSchemaType now, Func<string, string> current, IReadOnlyCollection<NinoSchemaType> types)
    {
        if (was.Name != now.Name)
        {
            yield return Safe(now, null, $"the type was '{was.Name}'");
        }

        if (KindProblem(was.Kind, now.Kind) is { } problem)
        {
            yield return Breaking(now, null, $"it was a {was.Kind} and is a {now.Kind}: {problem}", $"keep it a {was.Kind}, or make a type of another name beside it");
            yield break;
        }

        if (was.Tag is { } tag && now.Tag != tag)
        {
            yield return Breaking(now, null, $"bytes name the type by the tag {tag}, which is gone", $"put [NinoTag({tag})] on it again");
        }

        foreach (string former in was.FormerNames.Where(former => former != now.Name && !now.FormerNames.Contains(former)))
        {
            yield return Breaking(now, null, $"bytes may name the type '{former}', which is no former name of it any more", $"put {FormerName(former) ?? $"[NinoFormerName(\"{former}\")]"} on it again");
        }

        string written = was.FormerNames.FirstOrDefault() ?? was.Name;
        if (written != now.Name && now.FormerNames.Contains(written) && now.FormerNames[0] != written)
        {
            yield return Breaking(now, null, $"arrays and generic types over it stand in bytes under the name '{written}', and follow the first former name only", "put [NinoFormerName] with that name before the others");
        }

        foreach (string lost in was.Bases.Select(current).Except(now.Bases))
        {
            yield return Breaking(now, null, $"it is not a '{lost}' any more, and bytes may hold it where that is declared", "derive it from that type again");
        }

        if (was.PreservesReferences && !now.PreservesReferences)
        {
            yield return Breaking(now, null, "its objects kept their identity, and bytes may hold references to them", "say PreserveReferences = true again, or read with NinoOptions.PreserveReferences and take the change over");
        }

        if (was.IsVersionTolerant && !now.IsVersionTolerant)
        {
            yield return Breaking(now, null, "it was version-tolerant", "say VersionTolerant = true again");
            yield break;
        }

        if (!was.IsVersionTolerant && now.IsVersionTolerant)
        {
            yield return now.ReservedNumbers.Count > 0 ? Breaking(now, null, "it is version-tolerant now, and has lost members: bytes of before are read by place", "take [NinoReserved] away, and keep the members")
                : !now.ReadsPlain ? Breaking(now, null, "it is version-tolerant now, and base classes have numbers between those of the type: bytes of before are read by place, base classes first", "give members of base classes lower numbers than those of the types derived from them")
                : Safe(now, null, "it is version-tolerant now");
        }
        else if (!ReadsPlain(was, now, current))
        {
            yield return Breaking(now, null, $"bytes of the time before it was version-tolerant hold its members up to number {was.LastPlain} by place: these are others now, or [NinoReserved] refuses such bytes", "keep them as they were, give new ones higher numbers, and leave out [NinoReserved]; where no such bytes are left, take the change over");
        }

        foreach (NinoSchemaChange change in was.IsVersionTolerant ? ByNumber(was, now, current, types) : ByPlace(was, now, current))
        {
            yield return change;
        }
    }

    /// <summary>The attribute that gives a type a former name, which goes without type arguments; null for types nested in generic ones, whose names hold the arguments of the outer types.</summary>
    private static string? FormerName(string name)
    {
        int end = name.Length;
        if (name.EndsWith(">", StringComparison.Ordinal))
        {
            int depth = 0;
            do
            {
                end--;
                depth += name[end] == '>' ? 1 : name[end] == '<' ? -1 : 0;
            }
            while (depth > 0 && end > 0);
        }

        string bare = name.Substring(0, end);
        return bare.Contains('<') ? null : $"[NinoFormerName(\"{bare}\")]";
    }

    private static string? KindProblem(NinoSchemaKind was, NinoSchemaKind now) =>
        was == now || (was is NinoSchemaKind.Struct or NinoSchemaKind.Base && now == NinoSchemaKind.Class) ? null
        : was == NinoSchemaKind.Class && now == NinoSchemaKind.Struct ? "a struct cannot be null, and bytes may hold null"
        : now == NinoSchemaKind.Base ? "bytes may hold objects of it, and it has none any more"
        : "the bytes of one are no bytes of the other";

    private static IEnumerable<NinoSchemaChange> ByNumber(NinoSchemaType was, NinoSchemaType now, Func<string, string> current, IReadOnlyCollection<NinoSchemaType> types)
    {
        foreach (NinoSchemaMember before in was.Members)
        {
            if (now.Members.FirstOrDefault(member => member.Number == before.Number) is not { } after)
            {
                if (now.Members.FirstOrDefault(member => member.Name == before.Name) is { } other)
                {
                    yield return Breaking(now, other.Name, $"its number was {before.Number} and is {other.Number}: what bytes hold of it is passed over", $"give it the number {before.Number} again");
                }
                else
                {
                    yield return Safe(now, before.Name, $"the member with number {before.Number} is gone, and nothing may take its number");
                }

                continue;
            }

            string form = current(before.Form);
            bool isOther = after.Name != before.Name && (was.Members.Any(member => member.Name == after.Name) || now.Members.Any(member => member.Name == before.Name));
            if (isOther)
            {
                yield return Breaking(now, after.Name, $"it has number {after.Number}, which was that of '{before.Name}'", "give each member its own number again");
            }
            else if (!Fits(form, after.Form, types))
            {
                yield return Breaking(now, after.Name, $"it was {form} and is {after.Form}", "keep the member as it was, and add another one with a number of its own");
            }
            else if (after.Name != before.Name)
            {
                yield return Safe(now, after.Name, $"the member was '{before.Name}'");
            }
            else if (!SchemaForms.IsSame(form, after.Form))
            {
                yield return Safe(now, after.Name, $"it was {form} and is {after.Form}, which holds all values of it");
            }
        }

        foreach (NinoSchemaMember added in now.Members.Where(member => was.Members.All(before => before.Number != member.Number && (before.Name != member.Name || now.Members.Any(other => other.Number == before.Number)))))
        {
            yield return was.ReservedNumbers.Contains(added.Number ?? 0)
                ? Breaking(now, added.Name, $"its number {added.Number} was that of a member that is gone, and bytes may still hold it", "give it a number that no member had")
                : Safe(now, added.Name, $"the member is new, with number {added.Number}");
        }
    }

    private static IEnumerable<NinoSchemaChange> ByPlace(NinoSchemaType was, NinoSchemaType now, Func<string, string> current)
    {
        for (int i = 0; i < was.Members.Count; i++)
        {
            NinoSchemaMember before = was.Members[i];
            bool isKept = now.Members.Any(member => member.Name == before.Name);
            if (i == now.Members.Count || (!isKept && now.Members.Count < was.Members.Count))
            {
                yield return Breaking(now, before.Name, "the member is gone: objects that have it cannot be read, and members behind it would take its place", "keep it, and say [Obsolete]; or make the type version-tolerant, and take it away when no bytes of before are left");
                yield break;
            }

            NinoSchemaMember after = now.Members[i];
            if (after.Name != before.Name && (isKept || was.Members.Any(member => member.Name == after.Name)))
            {
                yield return was.Members.Any(member => member.Name == after.Name)
                    ? Breaking(now, after.Name, $"it stands where '{before.Name}' was: the order of members is another", "declare the members in the order that they had, or number them so")
                    : Breaking(now, after.Name, $"the member is new and stands before '{before.Name}', whose place it takes", "put new members last: the highest number, or the last declaration in the most derived type");
                yield break;
            }

            string form = current(before.Form);
            if (!SchemaForms.IsSame(form, after.Form))
            {
                yield return Breaking(now, after.Name, $"it was {form} and is {after.Form}", "keep the member as it was, and append another one");
            }
            else if (after.Name != before.Name)
            {
                yield return Safe(now, after.Name, $"the member was '{before.Name}'");
            }
        }

        foreach (NinoSchemaMember added in now.Members.Skip(was.Members.Count))
        {
            yield return now.Kind == NinoSchemaKind.FixedStruct
                ? Breaking(now, added.Name, "the member is new, and the bytes of the struct do not tell how many members they hold", "keep the struct, and make another one with the member")
                : Safe(now, added.Name, now.IsVersionTolerant ? "the member is new" : "the member is new: programs of before cannot read objects that have it");
        }
    }

    private static string Holders(NinoSchemaType type, IEnumerable<NinoSchemaType> all)
    {
        string[] holders = all
            .Where(other => other.Name != type.Name && (other.Bases.Contains(type.Name) || other.Members.Any(member => SchemaForms.Parts(member.Form).Contains(SchemaForms.Open(type.Name)))))
            .Select(other => other.Name)
            .OrderBy(name => name, StringComparer.Ordinal)
            .ToArray();
        return holders.Length == 0 ? ""
            : $" ({string.Join(", ", holders.Take(MostHolders))}{(holders.Length > MostHolders ? $" and {holders.Length - MostHolders} more" : "")} {(holders.Length == 1 ? "holds it or is" : "hold it or are")} derived from it)";
    }

    private static NinoSchemaChange Safe(NinoSchemaType type, string? member, string message) => new(type.Name, member, false, message, "");

    private static NinoSchemaChange Breaking(NinoSchemaType type, string? member, string message, string remedy) => new(type.Name, member, true, message, remedy);
}
