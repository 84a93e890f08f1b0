using Microsoft.AspNetCore.Mvc;

namespace Nino.Samples.Web;

/// <summary>A program with controllers, which take and give Nino's bytes and JSON.</summary>
internal static class Controllers
{
    public static WebApplication Create()
    {
        #region controllers
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Services.AddControllers(options =>
        {
            options.InputFormatters.Add(new NinoInputFormatter());
            options.OutputFormatters.Add(new NinoOutputFormatter());
        });
        #endregion controllers
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();

        WebApplication app = builder.Build();
        app.MapControllers();
        return app;
    }
}

[ApiController, Route("orders")]
public sealed class OrdersController : ControllerBase
{
    [HttpPost]
    public ActionResult<Receipt> Post(Order order) => new Receipt(order.Id, order.Items.Count);

    [HttpPost("all")]
    public List<Receipt> PostAll(List<Order> orders) => orders.ConvertAll(order => new Receipt(order.Id, order.Items.Count));

    [HttpPost("count")]
    public int Count(List<Order> orders) => orders.Count;

    [HttpPost("stamp")]
    public Stamp Stamp(Stamp stamp) => stamp;

    [HttpGet("each")]
    public async IAsyncEnumerable<Receipt> GetEach()
    {
        await Task.Yield();
        yield return new Receipt(7, 2);
    }
}

/// <summary>A type that Nino does not serve.</summary>
public sealed class Stamp(int number)
{
    public int Number => number;
}
