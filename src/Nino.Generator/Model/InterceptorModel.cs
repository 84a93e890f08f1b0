namespace Nino.Generator.Model;

/// <summary>A call of the serializer that is bound to the formatter of its type.</summary>
/// <param name="Path">The file that it stands in.</param>
/// <param name="Location">The arguments of the attribute that names the call; they change with every edit of the file.</param>
/// <param name="Method">The method that takes its place.</param>
internal sealed record InterceptorModel(string Path, string Location, InterceptorMethodModel Method);
