using System.Net.Http.Headers;
using Nino.Core;

namespace Nino.Samples.Web;

#region client
public sealed class OrderClient(HttpClient http)
{
    public async Task<Receipt?> SendAsync(Order order)
    {
        using var body = new ByteArrayContent(NinoSerializer.Serialize(order));
        body.Headers.ContentType = new MediaTypeHeaderValue("application/x-nino");

        using HttpResponseMessage response = await http.PostAsync("/orders", body);
        response.EnsureSuccessStatusCode();
        await using Stream answer = await response.Content.ReadAsStreamAsync();
        return await NinoDeserializer.DeserializeAsync<Receipt>(answer);
    }
}
#endregion client
