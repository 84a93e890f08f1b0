using System.Collections.ObjectModel;

namespace Nino.Tests.Types;

/// <summary>Refuses what it has: its <c>Add</c> throws.</summary>
public sealed class Roster : KeyedCollection<int, string>
{
    protected override int GetKeyForItem(string item) => item.Length;
}
