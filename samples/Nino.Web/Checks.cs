using System.Net;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Nino.Core;
using Nino.Samples.Web;

[assembly: HostingStartup(typeof(Checks))]

namespace Nino.Samples.Web;

/// <summary>Starts with the program, sends requests to it, and ends it. Exits with 1 when one is answered otherwise than its page says.</summary>
internal sealed class Checks(IServer server, IHostApplicationLifetime program) : BackgroundService, IHostingStartup
{
    private int _passed;
    private int _failed;

    /// <summary>For the host, which makes an instance to configure itself.</summary>
    public Checks()
        : this(null!, null!)
    {
    }

    public void Configure(IWebHostBuilder builder) => builder
        .UseUrls("http://127.0.0.1:0")
        .ConfigureLogging(logging => logging.ClearProviders())
        .ConfigureServices(services => services.AddHostedService<Checks>(provider =>
            new(provider.GetRequiredService<IServer>(), provider.GetRequiredService<IHostApplicationLifetime>())));

    protected override async Task ExecuteAsync(CancellationToken stoppingToken)
    {
        TaskCompletionSource started = new();
        program.ApplicationStarted.Register(started.SetResult);
        await started.Task;
        try
        {
            using HttpClient http = new() { BaseAddress = new Uri(server.Features.Get<IServerAddressesFeature>()!.Addresses.First()) };
            Order order = new(7, ["book", "pen"]);
            byte[] bytes = NinoSerializer.Serialize(order);
            ServiceCollection services = new();
            services.AddHttpClient<OrderClient>(client => client.BaseAddress = http.BaseAddress);
            await using ServiceProvider provider = services.BuildServiceProvider();
            Check("an order is answered", await provider.GetRequiredService<OrderClient>().SendAsync(order) == new Receipt(7, 2));
            Check("an order without items is refused", await StatusAsync(http, NinoSerializer.Serialize(new Order(7, []))) == HttpStatusCode.BadRequest);
            Check("bytes that are cut off are refused", await StatusAsync(http, bytes[..^1]) == HttpStatusCode.BadRequest);
            Check("other bytes are refused", await StatusAsync(http, [0xF8, 1, 2, 3]) == HttpStatusCode.BadRequest);
            Check("an order that is too long is refused", await StatusAsync(http, NinoSerializer.Serialize(new Order(7, [new string('x', 100_000)]))) == HttpStatusCode.BadRequest);
            Check("the next one is answered", await StatusAsync(http, bytes) == HttpStatusCode.OK);
            await CheckControllersAsync(order, bytes, stoppingToken);
        }
        catch (Exception error)
        {
            Check(error.ToString(), false);
        }

        Console.WriteLine($"{_passed} passed, {_failed} failed");
        Environment.ExitCode = _failed == 0 ? 0 : 1;
        program.StopApplication();
    }

    private async Task CheckControllersAsync(Order order, byte[] bytes, CancellationToken stopping)
    {
        await using WebApplication app = Controllers.Create();
        await app.StartAsync(stopping);
        using HttpClient http = new() { BaseAddress = new Uri(app.Urls.First()) };
        http.DefaultRequestHeaders.Accept.Add(new("application/x-nino"));
        Check("a controller answers an order", await new OrderClient(http).SendAsync(order) == new Receipt(7, 2));
        Check("a controller refuses bytes that are cut off", await StatusAsync(http, bytes[..^1]) == HttpStatusCode.BadRequest);
        Check("a controller refuses bytes that are left over", await StatusAsync(http, [.. bytes, 0]) == HttpStatusCode.BadRequest);
        Order[] orders = [order, order];
        Check("a controller answers a list", NinoDeserializer.Deserialize<List<Receipt>>(await BytesAsync(http, "/orders/all", NinoSerializer.Serialize(orders)))!.Count == 2);
        Check("a controller answers a number", NinoDeserializer.Deserialize<int>(await BytesAsync(http, "/orders/count", NinoSerializer.Serialize(orders))) == 2);
        Check("a type that Nino does not serve is no media type of the controller", await StatusAsync(http, bytes, "/orders/stamp") == HttpStatusCode.UnsupportedMediaType);
        http.DefaultRequestHeaders.Accept.Add(new("application/json"));
        Check("it goes as JSON where that is accepted too", await http.GetStringAsync("/orders/each", stopping) == """[{"orderId":7,"items":2}]""");
        using (HttpResponseMessage stamp = await http.PostAsync("/orders/stamp", new StringContent("""{"number":3}""", null, "application/json"), stopping))
        {
            Check("both ways", await stamp.Content.ReadAsStringAsync(stopping) == """{"number":3}""");
        }

        http.DefaultRequestHeaders.Accept.Clear();
        using HttpResponseMessage json = await http.PostAsJsonAsync("/orders", order, stopping);
        Check("a controller answers JSON with JSON", await json.Content.ReadFromJsonAsync<Receipt>(stopping) == new Receipt(7, 2));
        await app.StopAsync(stopping);
    }

    private static async Task<byte[]> BytesAsync(HttpClient http, string path, byte[] body)
    {
        using ByteArrayContent content = new(body);
        content.Headers.ContentType = new("application/x-nino");
        using HttpResponseMessage response = await http.PostAsync(path, content);
        response.EnsureSuccessStatusCode();
        return await response.Content.ReadAsByteArrayAsync();
    }

    private static async Task<HttpStatusCode> StatusAsync(HttpClient http, byte[] body, string path = "/orders")
    {
        using ByteArrayContent content = new(body);
        content.Headers.ContentType = new("application/x-nino");
        using HttpResponseMessage response = await http.PostAsync(path, content);
        return response.StatusCode;
    }

    private void Check(string what, bool isSo)
    {
        _passed += isSo ? 1 : 0;
        _failed += isSo ? 0 : 1;
        if (!isSo)
        {
            Console.WriteLine($"Not so: {what}.");
        }
    }
}
