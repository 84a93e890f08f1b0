namespace Nino.Benchmarks.Measuring;

/// <summary>A serializer written for one type. Where it has a data model of its own, the conversion is not measured.</summary>
internal interface ITypedCodec<T, TModel>
{
    TModel ToModel(T value);

    T FromModel(TModel model);

    byte[] Write(TModel model);

    TModel Read(byte[] bytes);
}
