using System.Linq;
using Nino.Contract;

namespace Nino.Generator.Emission;

/// <summary>Prints the formatter of a type with an object head (format.md §7).</summary>
internal static class ObjectEmitter
{
    private const int LongHead = 250;
    private const int TableHead = 251;

    public static void Emit(SourceWriter source, TypeModel type)
    {
        source.Lines(
            """
            public int FixedSize => 0;
            public int MinSize => 1;
            """);
        Info(source, type);
        Write(source, type);
        WriteBody(source, type);
        Read(source, type);
        ReadMembers(source, type);
        ReadIntoEmitter.Emit(source, type);
        ReadMembersEmitter.Emit(source, type);
        if (type.Place is { } place)
        {
            source.Lines(
                $"""
                public bool KeepsUnknown => true;
                public global::Nino.Core.NinoUnknownMembers UnknownOf({type.Type} value) => {place.Of("value")};

                """);
        }
    }

    /// <summary>Prints the head and the members, each run of fixed-size members in one reservation.</summary>
    public static void WriteBody(SourceWriter source, TypeModel type)
    {
        WriteMembers(source, type);
        if (type.HasFixedBody)
        {
            int body = type.FixedBodySize;
            source.Lines(FormatterEmitter.Inline);
            source.Open($"public ref byte WriteBody(ref Writer writer, ref byte at, {type.Type} value, byte head)");
            source.Lines(
                $"""
                at = ref writer.Room(ref at, {body});
                at = head;
                WriteMembers(ref Wire.At(ref at, 1), value);
                return ref Wire.At(ref at, {body});
                """);
            source.End();
            return;
        }

        if (type.SkipsDefaults)
        {
            PresenceEmitter.WriteBody(source, type);
            return;
        }

        source.Lines(FormatterEmitter.Inline);
        source.Open($"public ref byte WriteBody(ref Writer writer, ref byte at, {type.Type} value, byte head)");
        bool isLong = !type.HasShortHead;
        WriteTable(source, type);
        bool hasRoom = type.Form != TypeForm.Class && !isLong;
        if (hasRoom)
        {
            // The members of a struct are in registers; they would leave them for a call that comes back here.
            int first = 1 + type.Members.TakeWhile(IsFixed).Sum(member => member.Formatter.Size);
            source.If($"!writer.HasRoom(ref at, {first})", $"return ref ObjectWriter.WriteElsewhere<{type.Type}, {type.Self}>(ref writer, ref at, {first}, value, head);");
        }

        WriteChecked(source, type);
        source.LinesIf(type.IsRecursive, "writer.Enter();");

        CallbackEmitter.OnSerializing(source, type);
        source.LinesIf(isLong, $"at = ref writer.WriteLongHead(ref at, head, {type.Members.Count});");

        bool headPending = !isLong;
        bool isFollowed = type.IsRecursive || type.Callbacks.OnSerialized;
        List<List<MemberModel>> runs = RunsOf(type, startsWithRun: headPending).ToList();
        foreach (List<MemberModel> run in runs)
        {
            string end = !isFollowed && run == runs.Last() ? "return" : "at =";
            bool isFixed = headPending || IsFixed(run[0]);
            if (!isFixed)
            {
                source.Lines($"{end} ref default({run[0].Formatter.Name}).Write(ref writer, ref at, {run[0].Of("value")});");
                continue;
            }

            int start = headPending ? 1 : 0;
            int size = start + run.Sum(member => member.Formatter.Size);
            source.LinesIf(!headPending || !hasRoom, $"at = ref writer.Room(ref at, {size});");
            source.LinesIf(headPending, "at = head;");

            foreach (KeyValuePair<MemberModel, Offset> place in FixedStructEmitter.Offsets(run, start))
            {
                source.Lines($"default({place.Key.Formatter.Name}).WriteFixed({place.Value.From("at")}, {place.Key.Of("value")});");
            }

            source.Lines($"{end} ref Wire.At(ref at, {size});");
            headPending = false;
        }

        if (isFollowed)
        {
            CallbackEmitter.OnSerialized(source, type);
            source.Lines(type.IsRecursive ? "writer.Leave();\nreturn ref at;" : "return ref at;");
        }

        source.End();
    }

    /// <summary>Prints writing of the table that the first object of a version-tolerant type begins with.</summary>
    public static void WriteTable(SourceWriter source, TypeModel type)
    {
        if (type.IsTolerant)
        {
            source.If($"head == {TableHead}", $"at = ref ObjectWriter.WriteTable<{type.Type}, {type.Self}>(ref writer, ref at);\nhead = {OwnHead(type)};");
        }
    }

    /// <summary>Prints what is fixed for each object.</summary>
    public static void Info(SourceWriter source, TypeModel type)
    {
        string references = type.Form != TypeForm.Class ? "Never" : type.PreservesReferences ? "Always" : "ByOption";
        string info = type.IsTolerant
            ? $"OfTolerant({type.Members.Count}, ReferenceUse.{references}, skipsDefaults: {(type.SkipsDefaults ? "true" : "false")})"
            : $"Of({type.Members.Count}, ReferenceUse.{references}{(type.HasFixedBody ? $", bodySize: {type.FixedBodySize}" : "")})";
        source.Lines($"public ObjectInfo Info => ObjectInfos.{info};\n");
    }

    private static void WriteMembers(SourceWriter source, TypeModel type)
    {
        if (!type.HasFixedBody)
        {
            return;
        }

        source.Lines(FormatterEmitter.Inline);
        source.Open($"public void WriteMembers(ref byte destination, {type.Type} value)");
        foreach (KeyValuePair<MemberModel, Offset> place in FixedStructEmitter.Offsets(type.Members))
        {
            source.Lines($"default({place.Key.Formatter.Name}).WriteFixed({place.Value.From("destination")}, {place.Key.Of("value")});");
        }

        source.End();
    }

    /// <summary>The call of <c>WriteBody</c> with the head of the member count.</summary>
    public static string WriteOwn(TypeModel type) => type.IsTolerant
        ? $"ref ObjectWriter.WriteTolerant<{type.Type}, {type.Self}>(ref writer, ref at, value);"
        : $"ref WriteBody(ref writer, ref at, value, {OwnHead(type)});";

    private static int OwnHead(TypeModel type) => type.HasShortHead ? type.Members.Count + 1 : LongHead;

    /// <summary>Prints reading of a value with the usual head; everything else goes through <c>ObjectReader</c>.</summary>
    public static void ReadUsual(SourceWriter source, TypeModel type)
    {
        if (IsReadShort(type))
        {
            source.Lines($"return {ReadShort(type)};");
            return;
        }

        if (type.IsTolerant || type.HasShortHead)
        {
            source.If(HasUsualHead(type), "return ReadMembers(ref reader);");
        }

        DerivedEmitter.ReadOther(source, type);
    }

    /// <summary>Prints straight-line reading of all members.</summary>
    public static void ReadMembers(SourceWriter source, TypeModel type)
    {
        source.LinesIf(!type.SkipsDefaults, FormatterEmitter.Inline);

        source.Open($"public {type.Type} ReadMembers(ref Reader reader)");
        GoToChecked(source, type, "reader", "return ReadCheckedMembers(ref reader);", $"{type.Type} ReadCheckedMembers(ref Reader reader)");
        source.LinesIf(type.IsRecursive, "reader.Enter();");

        if (type.SkipsDefaults)
        {
            PresenceEmitter.TakeBits(source, type);
        }

        bool fromMembers = type.Construction.FromMembers;
        if (!fromMembers)
        {
            source.Lines($"var value = {Construction.Fresh(type)};");
            CallbackEmitter.OnDeserializing(source, type);
        }

        string? Into(MemberModel member) => fromMembers || !(member.IsFilled || member.KeepsComparer) ? null : ReadMembersEmitter.Begun(member);
        string Assign(MemberModel member, string value) => fromMembers ? $"var {member.Local} = {value};" : member.Set("value", value);
        if (type.SkipsDefaults)
        {
            PresenceEmitter.ReadMembers(source, type, Into, Assign);
        }
        else
        {
            // The fixed-size members of a struct come last: they are in registers, and would have to leave them for each call between. Setters that do more see the order of the contract.
            ReadRuns(source, type, isFixedLast: type.Form != TypeForm.Class && !type.SettersAct, (member, value) =>
                Assign(member, Into(member) is { } existing ? ReadMembersEmitter.ReadInto(member, existing) : value));
        }

        if (type.IsMadeAtOnce)
        {
            source.Lines($"return {Construction.Full(type, member => member.Local)};");
            source.End();
            return;
        }

        if (fromMembers)
        {
            source.Lines($"var value = {Construction.Full(type, member => member.Local)};");
            CallbackEmitter.OnDeserializing(source, type);
            ReadMembersEmitter.Assign(source, type);
        }

        // A method may give an instance that was another object before.
        if (type.Place is { } place && type.Construction.Method is not null)
        {
            source.Lines(place.Set("value", "null"));
        }

        CallbackEmitter.OnDeserialized(source, type);
        source.Lines(type.IsRecursive ? "reader.Leave();\nreturn value;" : "return value;");
        source.End();
    }

    /// <summary>Prints <see cref="GoToChecked"/> for a method that writes a body.</summary>
    public static void WriteChecked(SourceWriter source, TypeModel type) => GoToChecked(
        source, type, "writer", "return ref WriteCheckedBody(ref writer, ref at, value, head);", $"ref byte WriteCheckedBody(ref Writer writer, ref byte at, {type.Type} value, byte head)");

    /// <summary>Prints a check of the stack for each member that is a struct and may be large, and puts what follows into a method of its own: the stack that members take is taken when a method, or the one that it is inlined into, is entered, and that has to come after the check.</summary>
    public static void GoToChecked(SourceWriter source, TypeModel type, string argument, string call, string head)
    {
        if (type.LargeValues.Count == 0)
        {
            return;
        }

        foreach (string value in type.LargeValues)
        {
            source.Lines($"{argument}.CheckStack<{value}>();");
        }

        source.Lines(call);
        source.End();
        source.Lines("[MethodImpl(MethodImplOptions.NoInlining)]");
        source.Open($"private static {head}");
    }

    private static void Read(SourceWriter source, TypeModel type)
    {
        if (IsReadShort(type))
        {
            source.Lines($"public {type.Type} Read(ref Reader reader) => {ReadShort(type)};\n");
            return;
        }

        source.Open($"public {type.Type} Read(ref Reader reader)");
        ReadUsual(source, type);
        source.End();
    }

    private static bool IsReadShort(TypeModel type) => type.Derived.Count == 0 && (type.IsTolerant || type.HasShortHead);

    /// <summary>The condition that the usual head is next, behind which an object with all members stands. Of a version-tolerant type it is the head that the message has given the type.</summary>
    public static string HasUsualHead(TypeModel type) => type.IsTolerant ? $"reader.TryReadHead(typeof({type.Type}))" : $"reader.TryReadHead({type.Members.Count + 1})";

    private static string ReadShort(TypeModel type) => $"{HasUsualHead(type)} ? ReadMembers(ref reader) : {DerivedEmitter.ReadAny(type)}";

    /// <summary>Prints reading of all members, each run of fixed-size members by one check.</summary>
    /// <param name="source">The source.</param>
    /// <param name="type">The type.</param>
    /// <param name="isFixedLast">Whether fixed-size members are assigned after all others.</param>
    /// <param name="assign">The statements that give a member a value.</param>
    public static void ReadRuns(SourceWriter source, TypeModel type, bool isFixedLast, System.Func<MemberModel, string, string> assign)
    {
        List<string> last = [];
        int runs = 0;
        foreach (List<MemberModel> run in RunsOf(type, startsWithRun: false))
        {
            if (!IsFixed(run[0]))
            {
                source.Lines(assign(run[0], run[0].Formatter.Read));
                continue;
            }

            string name = runs++ == 0 ? "run" : $"run{runs}";
            Dictionary<MemberModel, Offset> offsets = FixedStructEmitter.Offsets(run);
            source.Lines($"ref byte {name} = ref reader.Take({run.Sum(member => member.Formatter.Size)});");
            if (FixedStructEmitter.Check(run, member => offsets[member].From(name)) is { } condition)
            {
                source.Lines($"reader.Check({condition});");
            }

            IEnumerable<string> assignments = run.Select(member => assign(member, $"default({member.Formatter.Name}).ReadFixed({offsets[member].From(name)})"));
            if (isFixedLast)
            {
                last.AddRange(assignments);
            }
            else
            {
                source.Lines(string.Join("\n", assignments));
            }
        }

        last.ForEach(source.Lines);
    }

    private static void Write(SourceWriter source, TypeModel type)
    {
        string signature = $"public ref byte Write(ref Writer writer, ref byte at, {type.Type} value)";
        if (type.Form != TypeForm.Class)
        {
            source.Lines($"{signature} => {WriteOwn(type)}\n");
            return;
        }

        source.Open(signature);
        source.If("value is null", "return ref writer.WriteNull(ref at);");
        if (type.MayBeDerived)
        {
            source.If($"((object)value).GetType() != typeof({type.Type})", $"return ref {DerivedEmitter.Callee(type)}(ref writer, ref at, value);");
        }

        string referenced = $"return ref ObjectWriter.WriteReferenced<{type.Type}, {type.Self}>(ref writer, ref at, value);";
        if (type.PreservesReferences)
        {
            source.Lines(referenced);
        }
        else
        {
            source.If("writer.PreservesReferences", referenced);
            source.Lines($"return {WriteOwn(type)}");
        }

        source.End();
    }

    private static IEnumerable<List<MemberModel>> RunsOf(TypeModel type, bool startsWithRun) => Runs.Of(type.Members, IsFixed, startsWithRun);

    private static bool IsFixed(MemberModel member) => member.Formatter.Fixedness == Fixedness.Fixed;
}
