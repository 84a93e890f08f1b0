using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Floor;

/// <summary>
/// The limit: a serializer written by hand for one type, straight-line and without a single check, that makes Nino's bytes.
/// It trusts its input entirely: text is ASCII where the workload's is, the bytes are its own, scratch memory is large enough.
/// </summary>
internal interface IFloor<T> : ITypedCodec<T, T>
{
    T ITypedCodec<T, T>.ToModel(T value) => value;

    T ITypedCodec<T, T>.FromModel(T model) => model;

    /// <summary>Writes a value where there is room, and returns the place behind it.</summary>
    ref byte WriteAt(ref byte at, T model);
}
