using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints <c>ReadMembers</c>: any number of members, into a new or an existing instance.</summary>
internal static class ReadMembersEmitter
{
    public static void Emit(SourceWriter source, TypeModel type)
    {
        Open(source, type);
        source.If($"count > {type.Members.Count}", $"reader.ThrowTooManyMembers(count, {type.Members.Count});");
        source.LinesIf(type.PreservesReferences, "Reader.UseReferences();");
        source.LinesIf(type.IsEqualByFields, $"Reader.KeepFields<{type.Type}>();");

        source.LinesIf(type.IsRecursive, "reader.Enter();");

        if (type.Construction.FromMembers)
        {
            IntoLocals(source, type);
        }
        else
        {
            IntoInstance(source, type);
        }

        if (type.Place is { } place)
        {
            source.Lines(place.Set("value", "reader.EndKeptMembers(count)"));
        }
        else if (type.IsTolerant)
        {
            source.Lines("reader.EndMembers(count);");
        }

        CallbackEmitter.OnDeserialized(source, type);
        source.LinesIf(type.IsRecursive, "reader.Leave();");

        source.End();
    }

    /// <summary>Prints the head.</summary>
    private static void Open(SourceWriter source, TypeModel type)
    {
        string parameters = $"(ref Reader reader, int count, bool reuse, ref {type.Type} value)";
        source.Open($"public void ReadMembers{parameters}");
        ObjectEmitter.GoToChecked(source, type, "reader", "ReadCheckedMembers(ref reader, count, reuse, ref value);", $"void ReadCheckedMembers{parameters}");
    }

    /// <summary>Prints assignments of locals to the members that neither the constructor nor the initializer took.</summary>
    public static void Assign(SourceWriter source, TypeModel type)
    {
        foreach (MemberModel member in type.Members.Where(member => member.IsAssigned))
        {
            source.Lines(member.Set("value", member.Local));
        }
    }

    /// <summary>The expression that reads a member into the value that is there, or a new one in its place.</summary>
    public static string ReadInto(MemberModel member, string existing) => $"reader.ReadInto<{member.Type}, {member.Formatter.Name}>({existing})";

    /// <summary>What a member of a new instance is read into.</summary>
    public static string Begun(MemberModel member) => member.IsFilled ? $"InPlace.Emptied({member.Of("value")})"
        : member.KeepsComparer ? $"Comparers.Like({member.Of("value")})"
        : "default";

    /// <summary>The condition that the bytes hold a member, asked of one after the other. Bytes of another version of a version-tolerant type may hold any of them, other bytes the first <c>count</c>.</summary>
    private static string IsThere(TypeModel type, int index) => type.IsTolerant ? $"reader.Has(count, {index})" : $"count > {index}";

    /// <summary>The condition that the bytes held a member, asked when it may have been read already.</summary>
    private static string WasThere(TypeModel type, int index) => type.IsTolerant ? $"reader.Held(count, {index})" : IsThere(type, index);

    private static string ReadAt(TypeModel type, int index) => type.Members[index] is var member && type.IsTolerant
        ? $"reader.ReadMember<{member.Type}, {member.Formatter.Name}>(count, {index})"
        : member.Formatter.Read;

    private static string ReadIntoAt(TypeModel type, int index, string existing) => type.Members[index] is var member && type.IsTolerant
        ? $"reader.ReadMemberInto<{member.Type}, {member.Formatter.Name}>(count, {index}, {existing})"
        : ReadInto(member, existing);

    /// <summary>The expression that reads a member: with <c>reuse</c> into what the existing instance holds, else into <paramref name="begun"/>. Where the member may be a struct, a new one is read instead of the latter, because its constructor has to be asked.</summary>
    private static string Reread(TypeModel type, int index, string existing, string begun) => type.Members[index].IsStruct
        ? $"reuse ? {ReadIntoAt(type, index, existing)} : {ReadAt(type, index)}"
        : ReadIntoAt(type, index, existing == begun ? existing : $"reuse ? {existing} : {begun}");

    private static void IntoInstance(SourceWriter source, TypeModel type)
    {
        source.If("!reuse", $"value = {Construction.Fresh(type)};");
        source.LinesIf(type.Form == TypeForm.Class, "reader.Made(value);");

        CallbackEmitter.OnDeserializing(source, type);
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberModel member = type.Members[i];
            source.If(IsThere(type, i), member.Set("value", member.IsFilled || member.Formatter.ReusesValue ? Reread(type, i, member.Of("value"), Begun(member)) : ReadAt(type, i)));
        }
    }

    private static void IntoLocals(SourceWriter source, TypeModel type)
    {
        ConstructorModel? late = type.Construction.Late;
        bool refills = type.Construction.Refills;
        if (refills)
        {
            source.If("reuse", "reader.Made(value);");
        }

        if (late is not null)
        {
            source.Lines($"var begun = {(refills ? "reuse ? null : " : "")}reader.Begin<{type.Type}>();");
        }
        else if (type.Form == TypeForm.Class)
        {
            source.Lines("int reference = reader.TakeReference();");
        }

        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberModel member = type.Members[i];
            string read = !member.Formatter.ReusesValue ? ReadAt(type, i)
                : member.IsStruct ? $"({Reread(type, i, member.Of("value"), "default")})"
                : Reread(type, i, member.Of("value"), "default");
            source.Lines($"var {member.Local} = {IsThere(type, i)} ? {read} : reuse ? {member.Of("value")} : {member.Default};");
        }

        Absent(source, type);
        if (refills)
        {
            source.If("reuse", string.Join("\n", type.Members.Where(member => member.IsInitialized).Select(member => member.Set("value", member.Local))));
        }

        string full = Construction.Full(type, member => member.Local);
        if (late is not null)
        {
            IEnumerable<string> set = type.Members.Where(member => member.IsInitialized).Select(member => member.SetLate("begun", member.Local));
            source.Lines($"{(refills ? "else " : "")}value = begun ?? {full};");
            source.If("begun is not null", string.Join("\n", set.Prepend(Construction.Late(type, late, "Reader.Completed(begun)"))));
        }
        else
        {
            source.Lines($"value = {full};");
            source.LinesIf(type.Form == TypeForm.Class, "reader.Made(reference, value);");
        }

        CallbackEmitter.OnDeserializing(source, type);
        for (int i = 0; i < type.Members.Count; i++)
        {
            if (type.Members[i].IsAssigned)
            {
                source.If($"reuse || {WasThere(type, i)}", type.Members[i].Set("value", type.Members[i].Local));
            }
        }
    }

    /// <summary>Members that only an initializer sets are, where the bytes lack them, what they are in a fresh instance.</summary>
    private static void Absent(SourceWriter source, TypeModel type)
    {
        int[] initialized = Enumerable.Range(0, type.Members.Count).Where(index => type.Members[index] is { IsInitialized: true, IsRequired: false }).ToArray();
        if (initialized.Length == 0)
        {
            return;
        }

        source.Open($"if (!reuse && !({string.Join(" && ", initialized.Select(index => WasThere(type, index)))}))");
        source.Lines($"var fresh = {Construction.Fresh(type)};");
        foreach (int index in initialized)
        {
            source.If($"!({WasThere(type, index)})", $"{type.Members[index].Local} = {type.Members[index].Of("fresh")};");
        }

        source.End();
    }
}
