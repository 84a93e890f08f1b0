using Microsoft.AspNetCore.Mvc.Formatters;
using Nino.Core;

namespace Nino.Samples.Web;

#region formatters
public sealed class NinoInputFormatter : InputFormatter
{
    public NinoInputFormatter() => SupportedMediaTypes.Add("application/x-nino");

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
