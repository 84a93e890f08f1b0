using System.Linq;
using System.Reflection.Emit;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Emits reading of any number of members, into a new or an existing instance.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class ReadIntoEmitter
{
    private readonly ILGenerator _il;
    private readonly TypePlan _plan;
    private readonly EmitContext _context;

    private ReadIntoEmitter(ILGenerator il, TypePlan plan)
    {
        _il = il;
        _plan = plan;
        _context = new EmitContext(il, plan, () =>
        {
            Address();
            if (!plan.Type.IsValueType)
            {
                il.Emit(OpCodes.Ldind_Ref);
            }
        });
    }

    public static void Emit(ILGenerator il, TypePlan plan)
    {
        ReadIntoEmitter emitter = new(il, plan);
        emitter._context.Count(typeof(Reader), nameof(Reader.Enter));
        if (plan.IsMadeFromMembers)
        {
            emitter.IntoLocals();
        }
        else
        {
            emitter.IntoInstance();
        }

        emitter.EndMembers();
        emitter._context.CallBack(typeof(INinoOnDeserialized), emitter.Address);
        emitter._context.Count(typeof(Reader), nameof(Reader.Leave));
        il.Emit(OpCodes.Ret);
    }

    private void EndMembers()
    {
        if (_plan.Place is { } place)
        {
            _context.Set(place, () => End(nameof(Reader.EndKeptMembers)));
        }
        else if (_plan.IsTolerant)
        {
            End(nameof(Reader.EndMembers));
        }
    }

    private void End(string method)
    {
        _il.Emit(OpCodes.Ldarg_1);
        _il.Emit(OpCodes.Ldarg_2);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(method)!);
    }

    private void Address() => _il.Emit(OpCodes.Ldarg_S, (byte)4);

    private void IntoInstance()
    {
        Unless(OpCodes.Brtrue, () => Store(Make(new Dictionary<MemberPlan, LocalBuilder>(), isFull: false)));
        if (!_plan.Type.IsValueType)
        {
            Made();
        }

        _context.CallBack(typeof(INinoOnDeserializing), Address);
        for (int i = 0; i < _plan.MembersInOrder.Length; i++)
        {
            MemberPlan member = _plan.MembersInOrder[i];
            Label absent = SkipUnlessPresent(i);
            if (member.IsFilled || member.Reuses)
            {
                LocalBuilder local = _il.DeclareLocal(member.Type);
                LoadExisting(member, local, isMade: true);
                Reread(i, local);
                _context.Set(member, () => _il.Emit(OpCodes.Ldloc, local));
            }
            else
            {
                int index = i;
                _context.Set(member, () => Read(index));
            }

            _il.MarkLabel(absent);
        }
    }

    private void IntoLocals()
    {
        Dictionary<MemberPlan, LocalBuilder> locals = [];
        LocalBuilder? begun = _plan.IsConstructedLate ? BeginLate() : null;
        LocalBuilder? index = begun is null && !_plan.Type.IsValueType ? TakeReference() : null;
        foreach (MemberPlan member in _plan.MembersInOrder)
        {
            locals.Add(member, _il.DeclareLocal(member.Type));
            LoadExisting(member, locals[member], isMade: false);
        }

        for (int i = 0; i < _plan.MembersInOrder.Length; i++)
        {
            MemberPlan member = _plan.MembersInOrder[i];
            Label absent = SkipUnlessPresent(i);
            if (member.Reuses)
            {
                Reread(i, locals[member]);
            }
            else
            {
                Read(i);
                _il.Emit(OpCodes.Stloc, locals[member]);
            }

            _il.MarkLabel(absent);
        }

        KeepAbsent(locals);
        if (begun is null)
        {
            Store(Make(locals, isFull: true));
        }
        else
        {
            UnlessRefilled(() => StoreLate(begun, locals));
        }

        if (index is not null)
        {
            _il.Emit(OpCodes.Ldarg_1);
            _il.Emit(OpCodes.Ldloc, index);
            Address();
            _il.Emit(OpCodes.Ldind_Ref);
            _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Made), [typeof(int), typeof(object)])!);
        }

        if (_plan.Refills)
        {
            Unless(OpCodes.Brfalse, () => Set(_plan.MembersInOrder.Where(member => member.IsInitialized), locals));
        }

        _context.CallBack(typeof(INinoOnDeserializing), Address);
        for (int i = 0; i < _plan.MembersInOrder.Length; i++)
        {
            if (_plan.MembersInOrder[i].IsAssigned)
            {
                Label set = _il.DefineLabel();
                Label absent = _il.DefineLabel();
                _il.Emit(OpCodes.Ldarg_3);
                _il.Emit(OpCodes.Brtrue, set);
                SkipUnless(nameof(Reader.Held), i, absent);
                _il.MarkLabel(set);
                Set([_plan.MembersInOrder[i]], locals);
                _il.MarkLabel(absent);
            }
        }
    }

    private void Set(IEnumerable<MemberPlan> members, Dictionary<MemberPlan, LocalBuilder> locals)
    {
        foreach (MemberPlan member in members)
        {
            _context.Set(member, () => _il.Emit(OpCodes.Ldloc, locals[member]));
        }
    }

    /// <summary>Makes an instance without its constructor, where others may refer to it while its members are read; otherwise the local is null. One that is filled again is made known.</summary>
    private LocalBuilder BeginLate()
    {
        LocalBuilder begun = _il.DeclareLocal(_plan.Type);
        if (_plan.Refills)
        {
            Unless(OpCodes.Brfalse, Made);
        }

        UnlessRefilled(() =>
        {
            _il.Emit(OpCodes.Ldarg_1);
            _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Begin))!.MakeGenericMethod(_plan.Type));
            _il.Emit(OpCodes.Stloc, begun);
        });
        return begun;
    }

    /// <summary>Emits what makes a new instance, which is left out where one that is there is filled.</summary>
    private void UnlessRefilled(Action emit)
    {
        if (_plan.Refills)
        {
            Unless(OpCodes.Brtrue, emit);
        }
        else
        {
            emit();
        }
    }

    /// <summary>Emits what is left out where there is an instance (<c>brtrue</c>), or none.</summary>
    private void Unless(OpCode branch, Action emit)
    {
        Label end = _il.DefineLabel();
        _il.Emit(OpCodes.Ldarg_3);
        _il.Emit(branch, end);
        emit();
        _il.MarkLabel(end);
    }

    private void Made()
    {
        _il.Emit(OpCodes.Ldarg_1);
        Address();
        _il.Emit(OpCodes.Ldind_Ref);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.Made), [typeof(object)])!);
    }

    /// <summary>Calls the constructor on the instance that was made without, or makes one where none was.</summary>
    private void StoreLate(LocalBuilder begun, Dictionary<MemberPlan, LocalBuilder> locals)
    {
        Label late = _il.DefineLabel();
        Label end = _il.DefineLabel();
        _il.Emit(OpCodes.Ldloc, begun);
        _il.Emit(OpCodes.Brtrue, late);
        Store(Make(locals, isFull: true));
        _il.Emit(OpCodes.Br, end);
        _il.MarkLabel(late);
        InstanceEmitter.Construct(_il, _plan, OfLocal(begun), begun, locals);
        Store(begun);
        _il.MarkLabel(end);
    }

    private LocalBuilder TakeReference()
    {
        LocalBuilder index = _il.DeclareLocal(typeof(int));
        _il.Emit(OpCodes.Ldarg_1);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.TakeReference))!);
        _il.Emit(OpCodes.Stloc, index);
        return index;
    }

    /// <summary>Members that only an initializer sets are, where the bytes lack them, what they are in a fresh instance.</summary>
    private void KeepAbsent(Dictionary<MemberPlan, LocalBuilder> locals)
    {
        int[] initialized = Enumerable.Range(0, _plan.MembersInOrder.Length).Where(index => _plan.MembersInOrder[index] is { IsInitialized: true, IsRequired: false }).ToArray();
        if (initialized.Length == 0)
        {
            return;
        }

        Label lacks = _il.DefineLabel();
        Label end = _il.DefineLabel();
        _il.Emit(OpCodes.Ldarg_3);
        _il.Emit(OpCodes.Brtrue, end);
        foreach (int index in initialized)
        {
            SkipUnless(nameof(Reader.Held), index, lacks);
        }

        _il.Emit(OpCodes.Br, end);
        _il.MarkLabel(lacks);
        LocalBuilder fresh = Make(locals, isFull: false);
        EmitContext context = OfLocal(fresh);
        foreach (int index in initialized)
        {
            Label absent = _il.DefineLabel();
            Label next = _il.DefineLabel();
            SkipUnless(nameof(Reader.Held), index, absent);
            _il.Emit(OpCodes.Br, next);
            _il.MarkLabel(absent);
            context.Get(_plan.MembersInOrder[index]);
            _il.Emit(OpCodes.Stloc, locals[_plan.MembersInOrder[index]]);
            _il.MarkLabel(next);
        }

        _il.MarkLabel(end);
    }

    /// <summary>Gives a local what the member of an existing instance holds, or the member's default.</summary>
    /// <param name="member">The member.</param>
    /// <param name="local">What is set to what the member holds; where the instance is new, to what it is read into.</param>
    /// <param name="isMade">Whether the instance is made already.</param>
    private void LoadExisting(MemberPlan member, LocalBuilder local, bool isMade)
    {
        Label end = _il.DefineLabel();
        Label existing = _il.DefineLabel();
        _il.Emit(OpCodes.Ldarg_3);
        _il.Emit(OpCodes.Brtrue, existing);
        if (isMade && (member.IsFilled || member.KeepsComparer))
        {
            _context.Get(member);
            _il.Emit(OpCodes.Call, FillMethods.Begun(member));
        }
        else
        {
            Constants.Load(_il, member.Default, member.Type);
        }

        _il.Emit(OpCodes.Stloc, local);
        _il.Emit(OpCodes.Br, end);
        _il.MarkLabel(existing);
        _context.Get(member);
        _il.Emit(OpCodes.Stloc, local);
        _il.MarkLabel(end);
    }

    private LocalBuilder Make(IReadOnlyDictionary<MemberPlan, LocalBuilder> locals, bool isFull)
    {
        LocalBuilder made = _il.DeclareLocal(_plan.Type);
        InstanceEmitter.Make(_il, _plan, OfLocal(made), made, locals, isFull);
        return made;
    }

    private EmitContext OfLocal(LocalBuilder local) => new(_il, _plan, () => _il.Emit(_plan.Type.IsValueType ? OpCodes.Ldloca : OpCodes.Ldloc, local));

    private void Store(LocalBuilder made)
    {
        Address();
        _il.Emit(OpCodes.Ldloc, made);
        _il.Emit(OpCodes.Stobj, _plan.Type);
    }

    private Label SkipUnlessPresent(int index)
    {
        Label absent = _il.DefineLabel();
        SkipUnless(nameof(Reader.Has), index, absent);
        return absent;
    }

    /// <summary>Branches where the bytes lack a member, as <see cref="Reader.Has"/> or <see cref="Reader.Held"/> tells of a version-tolerant type.</summary>
    private void SkipUnless(string method, int index, Label absent)
    {
        if (!_plan.IsTolerant)
        {
            _il.Emit(OpCodes.Ldarg_2);
            _il.Emit(OpCodes.Ldc_I4, index);
            _il.Emit(OpCodes.Ble, absent);
            return;
        }

        LoadPlace(index);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(method)!);
        _il.Emit(OpCodes.Brfalse, absent);
    }

    private void LoadPlace(int index)
    {
        _il.Emit(OpCodes.Ldarg_1);
        _il.Emit(OpCodes.Ldarg_2);
        _il.Emit(OpCodes.Ldc_I4, index);
    }

    private void Read(int index)
    {
        MemberPlan member = _plan.MembersInOrder[index];
        if (!_plan.IsTolerant)
        {
            ReadEmitter.Read(_il, _context, member);
            return;
        }

        LoadPlace(index);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.ReadMember))!.MakeGenericMethod(member.Type, member.Formatter));
    }

    /// <summary>Reads a member into what a local holds; a struct of a new instance is read anew: its constructor is asked.</summary>
    private void Reread(int index, LocalBuilder local)
    {
        if (!local.LocalType.IsValueType)
        {
            ReadInto(index, local);
            return;
        }

        Unless(OpCodes.Brtrue, () =>
        {
            Read(index);
            _il.Emit(OpCodes.Stloc, local);
        });
        Unless(OpCodes.Brfalse, () => ReadInto(index, local));
    }

    private void ReadInto(int index, LocalBuilder local)
    {
        MemberPlan member = _plan.MembersInOrder[index];
        if (!_plan.IsTolerant)
        {
            ReadEmitter.ReadInto(_il, _context, member, local);
            return;
        }

        LoadPlace(index);
        _il.Emit(OpCodes.Ldloc, local);
        _il.Emit(OpCodes.Call, typeof(Reader).GetMethod(nameof(Reader.ReadMemberInto))!.MakeGenericMethod(member.Type, member.Formatter));
        _il.Emit(OpCodes.Stloc, local);
    }
}
