using Nino.Core.Formatters;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A type whose formatter was closed in a program that was compiled ahead of time: whether there is code for it shows when it is called.</summary>
internal sealed class AheadOfTimeNode(TypeBinding binding) : Node
{
    public override Type Type => binding.Type;

    public override bool IsObject => binding.IsObject;

    public override int FixedSize
    {
        get
        {
            try
            {
                return binding.FixedSize;
            }
            catch (SystemException error) when (IsMissingCode(error))
            {
                throw MissingCode(Type, error);
            }
        }
    }

    public override Type? CustomFormatter => binding.CustomFormatter;

    protected override Shape MakeShape() => binding.Shape;

    public static NinoException MissingCode(Type type, Exception error) => new(
        $"{type} needs code that this program was not compiled with. Let the source generator see the type, or use an array, a list, a set or a dictionary.", error);

    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        try
        {
            return ref binding.WriteValueBoxed(ref writer, ref at, value);
        }
        catch (SystemException error) when (IsMissingCode(error))
        {
            throw MissingCode(Type, error);
        }
    }

    public override object? Read(ref Reader reader, object? existing)
    {
        try
        {
            return binding.ReadValueBoxed(ref reader, existing);
        }
        catch (SystemException error) when (IsMissingCode(error))
        {
            throw MissingCode(Type, error);
        }
    }

    // By its name: the class is obsolete, and only Mono still raises it.
    private static bool IsMissingCode(SystemException error) => error.GetType().Name == "ExecutionEngineException";
}
