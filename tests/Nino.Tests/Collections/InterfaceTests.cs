using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IEnumerableTests
{
    public sealed class OfInt32 : FormatterTests<IEnumerable<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IEnumerable<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IEnumerable<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}

public static class ICollectionTests
{
    public sealed class OfInt32 : FormatterTests<ICollection<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<ICollection<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<ICollection<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}

public static class IReadOnlyCollectionTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyCollection<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyCollection<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IReadOnlyCollection<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}

public static class IListTests
{
    public sealed class OfInt32 : FormatterTests<IList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IList<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IList<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}

public static class IReadOnlyListTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyList<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IReadOnlyList<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}

public static class ISetTests
{
    public sealed class OfInt32 : FormatterTests<ISet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ISet<int>> Values =>
        [
            new HashSet<int>(),
            new HashSet<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<ISet<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ISet<string>> Values =>
        [
            new HashSet<string>(),
            new HashSet<string> { "b", "", "中" },
        ];
    }
}

public static class IDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IDictionary<int, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>(),
            new Dictionary<int, int> { [1] = 2, [2] = 3 },
        ];
    }

    public sealed class OfString : FormatterTests<IDictionary<string, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?> { ["a"] = null },
        ];
    }
}

public static class IReadOnlyDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyDictionary<int, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>(),
            new Dictionary<int, int> { [1] = 2, [2] = 3 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyDictionary<string, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?> { ["a"] = null },
        ];
    }
}
