using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Generator.Parsing;

namespace Nino.Generator.Model;

/// <summary>The interceptors of the calls in one file.</summary>
/// <param name="HintName">The name of the generated file.</param>
/// <param name="Calls">The calls.</param>
internal sealed record InterceptorFileModel(string HintName, EquatableArray<InterceptorModel> Calls)
{
    /// <summary>A file for each file with calls. Files of one name are told apart by the order of their paths: where the project lies is no part of what is generated.</summary>
    public static IEnumerable<InterceptorFileModel> Of(IEnumerable<InterceptorModel> calls) => calls
        .GroupBy(call => call.Path)
        .OrderBy(file => file.Key, StringComparer.Ordinal)
        .GroupBy(file => Names.Sanitize(Path.GetFileNameWithoutExtension(file.Key)), StringComparer.OrdinalIgnoreCase)
        .SelectMany(files => files.Select((file, index) => new InterceptorFileModel($"{files.Key}-calls{(index == 0 ? "" : $"{index + 1}")}.g.cs", file.ToEquatable())));
}
