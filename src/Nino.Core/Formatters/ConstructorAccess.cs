using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>
/// Calls a constructor that C# does not let generated code name, by reflection: for runtimes without
/// <c>UnsafeAccessor</c>, and for generic types.
/// </summary>
/// <typeparam name="T">The type that it makes. Trimming keeps its constructors.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ConstructorAccess<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicConstructors | DynamicallyAccessedMemberTypes.NonPublicConstructors)] T>
{
    private readonly ConstructorInfo _constructor;

    /// <summary>The access to the constructor with these parameters.</summary>
    public ConstructorAccess(params Type[] parameters) =>
        _constructor = typeof(T).GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, null, parameters, null)
            ?? throw new NinoException($"{typeof(T)} has lost a constructor. It was compiled against another version of the type.", typeof(T));

    /// <summary>Calls the constructor on an instance that was made without.</summary>
    public void Complete(T instance, params object?[] arguments) => _constructor.Invoke(instance, BindingFlags.DoNotWrapExceptions, null, arguments, null);

    /// <summary>Makes an instance.</summary>
    public T Make(params object?[] arguments) => (T)_constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null);
}
