using System.Linq;
using System.Reflection;

namespace Nino.Analyzers;

/// <summary>The addresses of the pages about rules, on the site that the build names (NinoSiteAddress in Directory.Build.props).</summary>
internal static class HelpLinks
{
    private static readonly string SiteAddress = typeof(HelpLinks).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(metadata => metadata.Key == "NinoSiteAddress").Value!;

    /// <summary>The page docs/en/diagnostics/{id}.md, as the site serves it.</summary>
    public static string Of(string id) => $"{SiteAddress}en/diagnostics/{id}";
}
