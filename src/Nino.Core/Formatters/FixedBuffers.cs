using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>Reaches <c>fixed</c> buffers of structs for generated code: C# names them in unsafe code only, and never the type that the compiler makes for them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class FixedBuffers
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>How far a buffer is from the beginning of its struct.</summary>
    /// <typeparam name="T">The struct. Trimming keeps its fields.</typeparam>
    /// <typeparam name="TBuffer">A struct of the size of the buffer.</typeparam>
    /// <param name="name">The name of the buffer.</param>
    /// <exception cref="NinoException">The struct has no buffer of that name and size.</exception>
    public static nint OffsetOf<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.NonPublicFields)] T, TBuffer>(string name)
        where T : struct
        where TBuffer : struct
    {
        FieldInfo? field = typeof(T).GetField(name, Declared);
        object boxed = default(T);
        object? buffer = field?.GetValue(boxed);
        if (field?.GetCustomAttribute<FixedBufferAttribute>(inherit: false) is { } declared && Unsafe.SizeOf<TBuffer>() == BoxedBuffers.SizeOf(declared))
        {
            // Where the struct holds nothing but one byte of the buffer, that byte tells the place.
            BoxedBuffers.Bytes(buffer!, 1)[0] = 1;
            field.SetValue(boxed, buffer);
            int offset = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<T, byte>(ref Unsafe.Unbox<T>(boxed)), Unsafe.SizeOf<T>()).IndexOf((byte)1);
            if (offset >= 0 && offset + Unsafe.SizeOf<TBuffer>() <= Unsafe.SizeOf<T>())
            {
                return offset;
            }
        }

        throw new NinoException($"{typeof(T)} has no buffer '{name}' of {Unsafe.SizeOf<TBuffer>()} bytes. It was compiled against another version of the type.", typeof(T));
    }

    /// <summary>A buffer of a struct.</summary>
    /// <param name="value">The struct.</param>
    /// <param name="offset">What <see cref="OffsetOf{T, TBuffer}"/> gave for the buffer, which therefore lies within the struct.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref TBuffer At<T, TBuffer>(ref T value, nint offset)
        where T : struct
        where TBuffer : struct =>
        ref Unsafe.As<T, TBuffer>(ref Unsafe.AddByteOffset(ref value, offset));
}
