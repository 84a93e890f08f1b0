using System.Reflection;

namespace Nino.Core.RuntimeMode;

/// <summary>Calls of methods by reflection. Exceptions of the methods come through as they are.</summary>
internal static class Invokers
{
    public static Func<object, object?> Getter(MethodInfo getter)
    {
        MethodInvoker invoker = MethodInvoker.Create(getter);
        return instance => invoker.Invoke(instance);
    }

    public static Action<object, object?> Setter(MethodInfo setter)
    {
        MethodInvoker invoker = MethodInvoker.Create(setter);
        return (instance, value) => invoker.Invoke(instance, value);
    }

    public static Func<object?[], object> Factory(MethodBase method)
    {
        if (method is not ConstructorInfo constructor)
        {
            return arguments => method.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
        }

        ConstructorInvoker invoker = ConstructorInvoker.Create(constructor);
        return arguments => arguments.Length == 0 ? invoker.Invoke() : invoker.Invoke(arguments.AsSpan());
    }
}
