using System.Reflection;

namespace Nino.Core.RuntimeMode;

/// <summary>Calls of methods by reflection. Exceptions of the methods come through as they are.</summary>
internal static class Invokers
{
    public static Func<object, object?> Getter(MethodInfo getter) =>
        instance => getter.Invoke(instance, BindingFlags.DoNotWrapExceptions, null, null, null);

    public static Action<object, object?> Setter(MethodInfo setter) =>
        (instance, value) => setter.Invoke(instance, BindingFlags.DoNotWrapExceptions, null, [value], null);

    public static Func<object?[], object> Factory(MethodBase method) => method is ConstructorInfo constructor
        ? arguments => constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null)
        : arguments => method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
}
