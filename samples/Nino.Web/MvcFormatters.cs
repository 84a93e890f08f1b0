using System.Collections.Concurrent;
using Microsoft.AspNetCore.Mvc.Formatters;
using Nino.Core;

namespace Nino.Samples.Web;

#region formatters
/// <summary>What Nino serves; other types are left to JSON.</summary>
internal static class NinoTypes
{
    private static readonly ConcurrentDictionary<Type, bool> Known = new();

    public static bool Contain(Type type) => Known.GetOrAdd(type, static type =>
    {
        try
        {
            NinoSerializer.Serialize(null, type);
            return true;
        }
        catch (ArgumentException)
        {
            return true;   // a struct, which has no null
        }
        catch (NinoException)
        {
            return false;
        }
    });
}

public sealed class NinoInputFormatter : InputFormatter
{
    public NinoInputFormatter() => SupportedMediaTypes.Add("application/x-nino");

    protected override bool CanReadType(Type type) => NinoTypes.Contain(type);

    public override async Task<InputFormatterResult>
        ReadRequestBodyAsync(InputFormatterContext context)
    {
        HttpContext http = context.HttpContext;
        var body = new MemoryStream();
        await http.Request.Body.CopyToAsync(body, http.RequestAborted);
        try
        {
            return InputFormatterResult.Success(NinoDeserializer.Deserialize(
                body.GetBuffer().AsSpan(0, (int)body.Length), context.ModelType));
        }
        catch (NinoException error)
        {
            context.ModelState.AddModelError(context.ModelName, error.Message);
            return InputFormatterResult.Failure();
        }
    }
}

public sealed class NinoOutputFormatter : OutputFormatter
{
    public NinoOutputFormatter() => SupportedMediaTypes.Add("application/x-nino");

    protected override bool CanWriteType(Type? type) =>
        type is not null && NinoTypes.Contain(type);

    public override async Task WriteResponseBodyAsync(
        OutputFormatterWriteContext context)
    {
        HttpContext http = context.HttpContext;
        byte[] bytes = NinoSerializer.Serialize(
            context.Object, context.ObjectType!);
        http.Response.ContentLength = bytes.Length;
        await http.Response.Body.WriteAsync(bytes, http.RequestAborted);
    }
}
#endregion formatters
