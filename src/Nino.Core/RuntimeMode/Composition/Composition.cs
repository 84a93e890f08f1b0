using System.Linq;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The composing of one type that was asked for, and of those that it holds.</summary>
/// <param name="formatters">The types that have bindings.</param>
/// <param name="interpreter">Composes types with members, where they are interpreted; they are then reached through their bindings.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class Composition(RuntimeFormatters formatters, NodeComposer? interpreter = null)
{
    private readonly HashSet<Type> _begun = [];

    // Types that may hold a variant which is not complete yet: nobody else knows them before it is.
    private readonly Dictionary<Type, TypeBinding> _pending = [];
    private int _variants;
    private readonly GrowingTypes _growing = new();

    /// <summary>Begins a type; false when that is under way, because the type holds itself.</summary>
    public bool TryBegin(Type type) => _begun.Add(type);

    public void End(Type type) => _begun.Remove(type);

    /// <summary>The formatter of a type with members.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="arguments">The formatters of its type arguments.</param>
    /// <param name="isPlain">Whether they are those that its type arguments have everywhere.</param>
    public Type Of(Type type, Type[] arguments, bool isPlain)
    {
        if (!isPlain && FormatterTypes.Of(formatters.FindGenerated(type)) is { IsGenericType: true } generated && generated.GetGenericArguments().Length == 2 * arguments.Length)
        {
            return generated.GetGenericTypeDefinition().MakeGenericType([.. type.GetGenericArguments(), .. arguments]);
        }

        return isPlain && (_pending.TryGetValue(type, out TypeBinding? pending) ? pending : formatters.FindKnown(type)) is { } known ? FormatterTypes.Of(known) ?? Bound(type)
            : interpreter is not null ? Interpreted(type, arguments, isPlain)
            : type.IsAbstract ? typeof(AbstractFormatter<>).MakeGenericType(type)
            : OfMembers(type, arguments, isPlain);
    }

    /// <summary>Binds a variant, for all threads.</summary>
    public static void Complete(Type variant, TypeBinding binding) =>
        variant.GetMethod(nameof(VariantFormatter<int, int>.Complete))!.Invoke(null, [binding]);

    private Type OfMembers(Type type, Type[] arguments, bool isPlain)
    {
        Type late = isPlain ? Bound(type) : Variant(type, arguments);
        if (_growing.Includes(type))
        {
            return isPlain ? late : throw GrowingTypes.NoVariant(type);
        }

        if (!TryBegin(late))
        {
            return late;
        }

        _growing.Begin(type);
        _variants += isPlain ? 0 : 1;
        TypeContract contract = TypeContract.Of(type);
        contract.Check();
        GenericScope generic = new(type.GetGenericArguments(), arguments, type.Assembly);
        TypePlan plan = new(type, contract, contract.MembersInOrder.Select(member =>
            FormatterComposer.OfMember(this, generic, member) is { } composed
                ? new MemberPlan(contract, member, type, generic, composed, FormatterTypes.FixedSize(generic.Close(member.Type), composed))
                : null).OfType<MemberPlan>());
        _growing.End();
        _variants -= isPlain ? 0 : 1;
        if (!Reach.Includes(plan))
        {
            if (isPlain)
            {
                formatters.Interpret(type);
            }
            else
            {
                formatters.InterpretVariant(type, arguments, late);
            }

            End(late);
            AddPending();
            return late;
        }

        Type formatter = MembersEmitter.Emit(plan);
        End(late);
        TypeBinding binding = RuntimeFormatters.Bind(type, formatter);
        if (isPlain && _variants > 0)
        {
            _pending[type] = binding;
            return formatter;
        }

        if (isPlain)
        {
            // Another thread may have been first.
            return FormatterTypes.Of(formatters.Add(binding)) ?? late;
        }

        Complete(late, binding);
        AddPending();
        return formatter;
    }

    /// <summary>Makes known what waited for variants, once these are complete.</summary>
    private void AddPending()
    {
        if (_variants == 0 && _pending.Count > 0)
        {
            formatters.Add([.. _pending.Values]);
            _pending.Clear();
        }
    }

    /// <summary>Whether type arguments have the formatters that they have everywhere; those of a member may have others, which its attributes choose.</summary>
    public bool ArePlain(Type type, Type[] arguments) => type.GetGenericArguments()
        .Zip(arguments, (argument, formatter) => new FormatterComposer(this, GenericScope.None).Of(argument) == formatter)
        .All(isPlain => isPlain);

    private Type Interpreted(Type type, Type[] arguments, bool isPlain)
    {
        if (isPlain || type.IsAbstract)
        {
            return Bound(type);
        }

        Type variant = Variant(type, arguments);
        interpreter!.AddVariant(type, arguments, variant);
        return variant;
    }

    /// <summary>Stands for a generic type with other formatters of its type arguments than they have everywhere.</summary>
    private static Type Variant(Type type, Type[] arguments) =>
        typeof(VariantFormatter<,>).MakeGenericType(type, arguments.Aggregate((all, next) => typeof(ValueTuple<,>).MakeGenericType(all, next)));

    private static Type Bound(Type type) => typeof(BoundFormatter<>).MakeGenericType(type);
}
