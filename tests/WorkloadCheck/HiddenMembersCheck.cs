using System.Collections.Generic;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Reads and sets members that generated code cannot name: where the runtime binds accessors, and where reflection finds members that trimming has to keep.</summary>
public static class HiddenMembersCheck
{
    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Run()
    {
        string expected = new Account(7).ToString() + new Slot<int>(8) + new Pair<string>("a");
        Account account = Trip(new Account(7));
        Slot<int> slot = Trip(new Slot<int>(8));
        Pair<string> pair = Trip(new Pair<string>("a"));
        string actual = account.ToString() + slot + pair;
        return actual == expected ? null : $"expected {expected}, read {actual}";
    }

    private static Account Trip(Account value) => NinoDeserializer.Deserialize<Account>(NinoSerializer.Serialize(value))!;

    private static Slot<int> Trip(Slot<int> value) => NinoDeserializer.Deserialize<Slot<int>>(NinoSerializer.Serialize(value));

    private static Pair<string> Trip(Pair<string> value) => NinoDeserializer.Deserialize<Pair<string>>(NinoSerializer.Serialize(value))!;

    [NinoType(containNonPublicMembers: true)]
    public abstract class Owned
    {
        private int _owner;

        protected Owned(int owner) => _owner = owner;

        public override string ToString() => $"{_owner}";
    }

    [NinoType(containNonPublicMembers: true)]
    public sealed class Account : Owned
    {
        private readonly long _balance;

        public Account() : base(0)
        {
        }

        public Account(int seed) : base(seed)
        {
            _balance = seed + 1;
            Name = "name" + seed;
            Score = seed + 2;
        }

        public string Name { get; } = "";

        private int Score { get; set; }

        public override string ToString() => $"{base.ToString()} {_balance} {Name} {Score} ";
    }

    [NinoType(containNonPublicMembers: true)]
    public struct Slot<T>
    {
        private T _value;

        public Slot(T value)
        {
            _value = value;
            Tag = 5;
        }

        private int Tag { get; set; }

        public override string ToString() => $"{_value} {Tag} ";
    }

    [NinoType(containNonPublicMembers: true)]
    public sealed class Pair<T>
    {
        private readonly List<T> _all = new List<T>();

        public Pair()
        {
        }

        public Pair(T value)
        {
            _all.Add(value);
            Count = 1;
        }

        private int Count { get; set; }

        public override string ToString() => $"{string.Join(",", _all)} {Count}";
    }
}
