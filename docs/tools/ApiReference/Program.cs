using System;
using System.IO;
using Nino.ApiReference;

if (args is not [string docs])
{
    Console.Error.WriteLine("usage: ApiReference <the folder of the documentation>");
    return 2;
}

ApiAssembly assembly = ApiAssembly.Load();
foreach (Language language in Language.All)
{
    string folder = Path.Combine(docs, language.Folder, "api");
    if (Directory.Exists(folder))
        Directory.Delete(folder, recursive: true);
    Directory.CreateDirectory(folder);
    new IndexPage(assembly, language).WriteTo(folder);
    new FormattersPage(assembly, language).WriteTo(folder);
    foreach (ApiType type in assembly.Types)
        new TypePage(assembly, type, language).WriteTo(folder);
    Console.WriteLine($"{folder}: {assembly.Types.Count} types, {assembly.Formatters.Count} formatters");
}

return 0;
