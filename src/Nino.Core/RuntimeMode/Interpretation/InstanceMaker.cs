using System.Globalization;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Makes instances of a type with members.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class InstanceMaker
{
    private readonly TypePlan _plan;
    private readonly MemberNode[] _members;
    private readonly ParameterInfo[] _parameters;
    private readonly int[] _arguments;
    private readonly Type[] _types;
    private readonly Func<object?[], object?> _construct;
    private readonly Action<object, object?>[] _placeholders;

    // What parameters take that no member is for. Known when an instance is first made: the default of one may be an error.
    private object?[]? _constants;

    public InstanceMaker(TypePlan plan, MemberNode[] members)
    {
        _plan = plan;
        _members = members;
        _parameters = plan.Constructor?.GetParameters() ?? [];
        _arguments = plan.Arguments.Select(argument => Array.FindIndex(members, member => member.Plan == argument)).ToArray();
        _types = Array.ConvertAll(_parameters, TypeOf);
        _construct = plan.Constructor switch
        {
            null => _ => RuntimeHelpers.GetUninitializedObject(plan.Type),
            { } method => Invokers.Factory(method),
        };
        _placeholders = plan.Placeholders
            .Select(placeholder => placeholder is FieldInfo field ? FieldAccess.Setter(field) : Invokers.Setter(Members.Setter((PropertyInfo)placeholder, plan.Type.Assembly)!))
            .ToArray();
    }

    /// <summary>Whether members have to be read before an instance can be made.</summary>
    public bool IsMadeFromMembers => _plan.IsMadeFromMembers;

    /// <summary>Whether members can be read before the constructor is called: on an instance that has been made without.</summary>
    public bool IsConstructedLate => _plan.IsConstructedLate;

    /// <summary>Whether an object that is there is filled, though a new one is made from its members.</summary>
    public bool Refills => _plan.Refills;

    /// <summary>Makes an instance of all its members.</summary>
    /// <param name="values">The members.</param>
    /// <param name="areThere">Whether the bytes hold each; what they lack, and a setter sets, is as the instance is made.</param>
    public object MakeFull(object?[] values, bool[]? areThere = null) => Assign(Make(values, isFull: true), values, areThere);

    /// <summary>Calls the constructor on an instance that was made without, and sets the members.</summary>
    public object Complete(object value, object?[] values, bool[]? areThere)
    {
        Reader.Complete(value);
        _plan.Constructor!.Invoke(value, BindingFlags.DoNotWrapExceptions, null, ArgumentsOf(values), null);
        return Refill(value, values, areThere);
    }

    /// <summary>Sets the members of an object that is there.</summary>
    public object Refill(object value, object?[] values, bool[]? areThere = null)
    {
        Set(value, values, plan => plan.IsInitialized);
        return Assign(value, values, areThere);
    }

    private object Assign(object value, object?[] values, bool[]? areThere)
    {
        (value as INinoOnDeserializing)?.OnDeserializing();
        Set(value, values, plan => plan.IsAssigned, areThere);
        return value;
    }

    private void Set(object value, object?[] values, Predicate<MemberPlan> isSet, bool[]? areThere = null)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (isSet(_members[i].Plan) && areThere?[i] != false)
            {
                _members[i].Set(value, values[i]);
            }
        }
    }

    /// <summary>Makes an instance.</summary>
    /// <param name="values">The members that have been read.</param>
    /// <param name="isFull">Whether all members that an initializer sets are set, or only those that every instance has to be made with.</param>
    public object Make(object?[] values, bool isFull)
    {
        if (_plan.KeepsDefault && AreDefault(values))
        {
            return RuntimeHelpers.GetUninitializedObject(_plan.Type);
        }

        object? value = _construct(ArgumentsOf(values));
        if (value is null)
        {
            ObjectReader.ThrowNotGiven(_plan.Type, _plan.Constructor!.Name);
        }

        Set(value, values, isFull ? plan => plan.IsInitialized : plan => plan.IsRequired);
        foreach (Action<object, object?> placeholder in _placeholders)
        {
            placeholder(value, null);
        }

        return value;
    }

    private object?[] ArgumentsOf(object?[] values)
    {
        object?[] arguments = _parameters.Length == 0 ? [] : new object?[_parameters.Length];
        object?[] constants = _constants ??= ConstantArguments();
        for (int i = 0; i < arguments.Length; i++)
        {
            arguments[i] = _arguments[i] >= 0 ? Converted(values[_arguments[i]], _types[i]) : constants[i];
        }

        return arguments;
    }

    private object?[] ConstantArguments()
    {
        object?[] constants = new object?[_parameters.Length];
        for (int i = 0; i < constants.Length; i++)
        {
            if (_arguments[i] < 0)
            {
                constants[i] = Constant(_parameters[i], _types[i]);
            }
        }

        return constants;
    }

    private bool AreDefault(object?[] values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (!Defaults.Includes(_members[i], values[i]))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The type of a parameter, without <c>?</c>.</summary>
    private static Type TypeOf(ParameterInfo parameter)
    {
        Type type = parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType;
        return Nullable.GetUnderlyingType(type) ?? type;
    }

    private static object? Constant(ParameterInfo parameter, Type type) => ReflectedConstruction.IsParams(parameter)
        ? Array.CreateInstance(type.GetElementType()!, 0)
        : Converted(parameter.DefaultValue is var value and not DBNull ? value : null, type);

    private static object? Converted(object? value, Type type) => value is null || type.IsInstanceOfType(value) ? value
        : type.IsEnum ? Enum.ToObject(type, value)
        : type == typeof(nint) ? (nint)Convert.ToInt64(value, CultureInfo.InvariantCulture)
        : type == typeof(nuint) ? (nuint)Convert.ToUInt64(value, CultureInfo.InvariantCulture)
        : Convert.ChangeType(Convertible(value), type, CultureInfo.InvariantCulture);

    /// <summary>A number that the framework converts to any other.</summary>
    private static object Convertible(object value) => value switch
    {
        char character => (int)character,
        nint number => (long)number,
        nuint number => (ulong)number,
        _ => value,
    };
}
