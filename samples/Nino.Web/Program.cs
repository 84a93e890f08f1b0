using Nino.Core;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
WebApplication app = builder.Build();
NinoOptions limits = NinoOptions.Default with { MaxMessageBytes = 64 * 1024 };

app.MapPost("/orders", async (HttpRequest request, CancellationToken aborted) =>
{
    try
    {
        Order? order = await NinoDeserializer.DeserializeAsync<Order>(
            request.BodyReader, limits, aborted);
        if (order is not { Items.Count: > 0 })
        {
            return Results.BadRequest("An order needs items.");
        }

        var receipt = new Receipt(order.Id, order.Items.Count);
        byte[] bytes = NinoSerializer.Serialize(receipt);
        return Results.Bytes(bytes, "application/x-nino");
    }
    catch (NinoException error)
    {
        return Results.BadRequest(error.Message);
    }
});

app.Run();

[NinoType]
public record Order(int Id, List<string> Items);

[NinoType]
public record Receipt(int OrderId, int Items);
