using Nino.Core;
using Nino.Core.Formatters;
using Nino.Core.Runtime;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    [Theory]
    [InlineData(NinoRuntimeMode.Compiled)]
    [InlineData(NinoRuntimeMode.Interpreted)]
    public void RuntimeMode_BesideGeneratedCode_GivesSameBytesAndReadsThem(NinoRuntimeMode mode)
    {
        TypeBinding generated = Registry.Get(typeof(T));
        TypeBinding composed = Modes.Of(mode).Find(typeof(T)) ?? throw Registry.NoFormatter(typeof(T));

        // Only types that are built in may have one binding in every mode.
        Assert.True(!ReferenceEquals(generated, composed) || Registry.FindBuiltIn(typeof(T)) is not null);
        Assert.All(All, value =>
        {
            byte[] payload = NinoSerializer.Serialize(value);
            Assert.Equal(Hex.Text(payload), Hex.Text(composed.SerializeBoxed(value, null)));
            AssertSame(value, (T?)composed.DeserializeBoxed(payload, null, null));

            // A root that carries its id is written by the binding that the process has; a member never is.
            byte[] member = AsMember(composed, value);
            Assert.Equal(Hex.Text(AsMember(generated, value)), Hex.Text(member));
            Reader reader = new(member, null);
            AssertSame(value, (T?)generated.ReadValueBoxed(ref reader, null));
            Assert.True(reader.Eof);
        });
    }

    private static byte[] AsMember(TypeBinding binding, T? value)
    {
        Writer writer = default;
        writer.Begin(WriteSession.Rent(isTarget: true), null);
        return writer.Finish(ref binding.WriteValueBoxed(ref writer, ref writer.Here, value));
    }
}
