using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>A collection that becomes smaller while it is written is an error: what the memory held before never leaves the process.</summary>
public class ShrinkingTests
{
    [Fact]
    public void Collection_ThatShrinks_IsAnError()
    {
        ReadOnlyCollection<int> value = new(new Shrinking([1, 2, 3]));
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(value));
        Assert.Equal(typeof(ReadOnlyCollection<int>), error.Type);
    }

    /// <summary>Loses its last element once it was asked how many it has, as when another thread takes it out.</summary>
    private sealed class Shrinking(List<int> values) : Collection<int>(values), IList<int>
    {
        int ICollection<int>.Count
        {
            get
            {
                int count = Count;
                if (count == 3)
                {
                    RemoveAt(2);
                }

                return count;
            }
        }
    }
}
