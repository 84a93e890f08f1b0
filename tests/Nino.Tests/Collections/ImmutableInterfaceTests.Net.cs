using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableListTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableList<int>> Values =>
        [
            ImmutableList<int>.Empty,
            ImmutableList.CreateRange([1, 2, 3]),
        ];
    }
}

public static class IImmutableSetTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableSet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableSet<int>> Values =>
        [
            ImmutableHashSet<int>.Empty,
            ImmutableHashSet.CreateRange([1, 2, 3]),
        ];
    }
}

public static class IImmutableDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableDictionary<int, string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableDictionary<int, string>> Values =>
        [
            ImmutableDictionary<int, string>.Empty,
            new Dictionary<int, string> { [1] = "a" }.ToImmutableDictionary(),
        ];
    }
}

public static class IImmutableQueueTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableQueue<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableQueue<int>> Values =>
        [
            ImmutableQueue<int>.Empty,
            ImmutableQueue.CreateRange([1, 2, 3]),
        ];
    }
}

public static class IImmutableStackTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableStack<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableStack<int>> Values =>
        [
            ImmutableStack<int>.Empty,
            ImmutableStack.CreateRange([1, 2, 3]),
        ];
    }
}
