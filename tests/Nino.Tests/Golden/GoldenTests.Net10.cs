using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using Nino.Core;
using Nino.Tests.Format;
using Nino.Tests.Matrix;
using Xunit;

namespace Nino.Tests.Golden;

/// <summary>What only the target with all types can tell.</summary>
public sealed partial class GoldenTests
{
    private const BindingFlags Instance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    public static TheoryData<string> ReleasedSets => new(Sets.Keys.Where(name => name != GoldenSet.Next));

    /// <summary>Bytes are written once, by add.sh, and never again.</summary>
    [Theory]
    [MemberData(nameof(ReleasedSets))]
    public void File_HoldsEveryValue(string name)
    {
        GoldenSet set = Sets[name];
        if (HexFile.IsUpdating && !File.Exists(set.Path))
        {
            File.WriteAllText(set.Path, HexFile.Compose(set.Cases));
        }

        Assert.Equal(set.Cases.Select(next => next.Text).Order(), set.Read().Keys.Order());
    }

    [Fact]
    public void Releases_HaveSets() => Assert.NotEmpty(ReleasedSets);

    [Fact]
    public void NextSet_HasEveryTypeOfTheMatrix()
    {
        HashSet<Type> members = [.. Sets[GoldenSet.Next].Types.SelectMany(type => type.GetProperties(Instance).Select(property => property.PropertyType).Concat(type.GetFields(Instance).Select(field => field.FieldType)))];
        IEnumerable<string> missing = TypeRows.All.Where(row => IsOfFramework(row.Type) && !members.Contains(row.Type)).Select(row => row.Name);
        Assert.Empty(missing);
    }

    [Fact]
    public void NextSet_HasEveryAttribute()
    {
        IEnumerable<Type> used = Sets[GoldenSet.Next].Types.SelectMany(type => type.GetMembers(Instance | BindingFlags.Static).Append(type))
            .SelectMany(member => member.GetCustomAttributesData())
            .Select(data => data.AttributeType);
        IEnumerable<Type> all = typeof(NinoTypeAttribute).Assembly.GetExportedTypes()
            .Where(type => type.IsSubclassOf(typeof(Attribute)) && type.Namespace == "Nino.Core" && !IsOfAssemblies(type));
        Assert.Empty(all.Except(used));
    }

    private static bool IsOfAssemblies(Type attribute) => attribute.GetCustomAttribute<AttributeUsageAttribute>() is { } usage && usage.ValidOn.HasFlag(AttributeTargets.Assembly) && !usage.ValidOn.HasFlag(AttributeTargets.Class | AttributeTargets.Property);

    private static bool IsOfFramework(Type type) => type.HasElementType ? IsOfFramework(type.GetElementType()!)
        : type.Assembly != typeof(GoldenTests).Assembly && type.Assembly != typeof(NinoTuple<>).Assembly && type.GetGenericArguments().All(IsOfFramework);
}
