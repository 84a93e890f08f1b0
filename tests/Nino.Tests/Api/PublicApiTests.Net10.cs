using System;
using System.ComponentModel;
using System.IO;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Core.Schemas;
using Nino.Tests.Format;
using Xunit;

namespace Nino.Tests.Api;

/// <summary>
/// PublicApi.txt lists what users may name. After a change that is meant:
/// <code>NINO_UPDATE_HEX=1 dotnet test tests/Nino.Tests --filter FullyQualifiedName~PublicApiTests</code>
/// </summary>
public sealed class PublicApiTests
{
    private const string FileName = "PublicApi.txt";

    [Fact]
    public void PublicApi_OfTheRuntime_IsThatInTheFile()
    {
        string listed = PublicApi.List();
        string path = Path.Combine(HexFile.IsUpdating ? HexFile.ProjectDirectory : AppContext.BaseDirectory, FileName);
        if (HexFile.IsUpdating)
        {
            File.WriteAllText(path, listed);
        }

        Assert.Equal(File.ReadAllText(path), listed);
    }

    /// <summary>Editors offer what users write, those of schemas with a namespace that few need; what generated code calls is public too, and hidden. So are the tuples of earlier versions, in whose place new code uses those of C#.</summary>
    [Fact]
    public void PublicTypes_OutsideTheUsersNamespace_AreHiddenFromCompletion()
    {
        ILookup<bool, Type> isOfUsers = typeof(NinoSerializer).Assembly.GetExportedTypes().ToLookup(type => type.Namespace == typeof(NinoSerializer).Namespace);

        Assert.Equal([], isOfUsers[false].Where(type => !IsHidden(type) && type.Namespace != typeof(NinoSchema).Namespace).Select(type => type.Name));

        // A list shows a generic type once, however many type parameters there may be.
        ILookup<bool, string> isHidden = isOfUsers[true].ToLookup(IsHidden, type => type.Name.Split('`')[0]);
        Assert.Equal(["NinoTuple"], isHidden[true].Distinct());
        int shown = isHidden[false].Distinct().Count();
        Assert.True(shown is >= 1 and <= 40, $"Editors offer {shown} types of {typeof(NinoSerializer).Namespace}, and may offer 40: hide one that users do not write, or give it a namespace of its own.");
    }

    private static bool IsHidden(Type type) => type.GetCustomAttribute<EditorBrowsableAttribute>()?.State == EditorBrowsableState.Never;
}
