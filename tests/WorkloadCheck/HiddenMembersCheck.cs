using System.Collections.Generic;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>Reads and sets members that generated code cannot name: where the runtime binds accessors, and where reflection finds members that trimming has to keep.</summary>
public static class HiddenMembersCheck
{
    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Run()
    {
        string expected = new Account(7).ToString() + new Slot<int>(8) + new Pair<string>("a") + new Buffered(9);
        Account account = Trip(new Account(7));
        Slot<int> slot = Trip(new Slot<int>(8));
        Pair<string> pair = Trip(new Pair<string>("a"));
        Buffered buffered = NinoDeserializer.Deserialize<Buffered[]>(NinoSerializer.Serialize(new[] { default, new Buffered(9) }))![1];
        string actual = account.ToString() + slot + pair + buffered;
        return actual == expected ? null : $"expected {expected}, read {actual}";
    }

    private static Account Trip(Account value) => NinoDeserializer.Deserialize<Account>(NinoSerializer.Serialize(value))!;

    private static Slot<int> Trip(Slot<int> value) => NinoDeserializer.Deserialize<Slot<int>>(NinoSerializer.Serialize(value));

    private static Pair<string> Trip(Pair<string> value) => NinoDeserializer.Deserialize<Pair<string>>(NinoSerializer.Serialize(value))!;

    [NinoType(containNonPublicMembers: true)]
    public unsafe struct Buffered
    {
        public byte First;
        private fixed int _numbers[2];
        private fixed bool _flags[2];

        public Buffered(byte first)
        {
            First = first;
            _numbers[1] = first + 1;
            _flags[1] = true;
        }

        public override readonly string ToString() => $" {First} {_numbers[0]} {_numbers[1]} {_flags[0]} {_flags[1]}";
    }

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
