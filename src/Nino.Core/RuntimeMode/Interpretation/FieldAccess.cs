using System.Reflection;
using System.Runtime.ExceptionServices;

namespace Nino.Core.RuntimeMode;

/// <summary>Gets and sets fields by reflection, which may run the initializer of their class. Its exceptions come through as they are.</summary>
internal static class FieldAccess
{
    public static Func<object, object?> Getter(FieldInfo field) => instance =>
    {
        try
        {
            return field.GetValue(instance);
        }
        catch (TargetInvocationException error) when (error.InnerException is { } cause)
        {
            ExceptionDispatchInfo.Capture(cause).Throw();
            throw;
        }
    };

    public static Action<object, object?> Setter(FieldInfo field) => (instance, value) =>
    {
        try
        {
            field.SetValue(instance, value);
        }
        catch (TargetInvocationException error) when (error.InnerException is { } cause)
        {
            ExceptionDispatchInfo.Capture(cause).Throw();
        }
    };
}
