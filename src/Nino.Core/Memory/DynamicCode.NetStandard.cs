using System.Reflection.Emit;

namespace Nino.Core.Memory;

/// <summary>Whether code can be emitted.</summary>
/// <remarks>Ahead-of-time compiled Mono and IL2CPP do not tell, so it is tried once.</remarks>
internal static class DynamicCode
{
    public static bool IsSupported { get; } = RuntimeFeature.IsDynamicCodeSupported && TryEmit();

    private static bool TryEmit()
    {
        try
        {
            DynamicMethod method = new("Probe", typeof(int), Type.EmptyTypes);
            ILGenerator il = method.GetILGenerator();
            il.Emit(OpCodes.Ldc_I4_1);
            il.Emit(OpCodes.Ret);
            return ((Func<int>)method.CreateDelegate(typeof(Func<int>)))() == 1;
        }
        catch (SystemException)
        {
            return false;
        }
    }
}
