using System;
using System.Collections.Generic;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly UserWorkload User = Add(new UserWorkload());
}

/// <summary>The user report: many kinds of collections, filled at random in declaration order.</summary>
public sealed class UserWorkload : Workload<User>
{
    public UserWorkload()
        : base("User", 80)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override User Create()
    {
        RandomFiller fill = new RandomFiller(new Random(314159265));

        // Initializers run in this order, which is the order of declaration.
        return new User
        {
            ID = fill.Int64(),
            Name = fill.Text(),
            UserResources = fill.List(CreateResources),
            UserResourcesDictionary = fill.Map(fill.Text, fill.Text),
            DateTime = DateTime.UnixEpoch.AddSeconds(fill.Int32()),
            IntArray = fill.List(fill.Int32).ToArray(),
            SingleChar = fill.Char(),
            CharArray = fill.List(fill.Char).ToArray(),
            Count = fill.Int32(),
            Str = fill.Text(),
            Title = fill.Text(),
            Tags = fill.List(fill.Text),
            BoolValue = fill.Bool(),
            CommitDir = fill.Map(fill.Int32, CreateCommit),
            TimeSpan = TimeSpan.FromTicks(fill.Int64()),
            Queue = new Queue<int>(fill.List(fill.Int32)),
            Stack = new Stack<int>(fill.List(fill.Int32)),
            LinkedList = new LinkedList<int>(fill.List(fill.Int32)),
        };

        Resources CreateResources() => new Resources
        {
            ResourceType = (ResourceType)fill.Below(4),
            ResourceName = fill.Text(),
            ResourceCount = fill.Int32(),
        };

        Commit CreateCommit() => new Commit
        {
            ID = fill.Int32(),
            Event = fill.Text(),
        };
    }
    #endregion create

    public override string? Difference(User expected, User actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.ID), Differ.Value(e.ID, a.ID))
        ?? Differ.Member(nameof(e.Name), Differ.Value(e.Name, a.Name))
        ?? Differ.Member(nameof(e.UserResources), Differ.Sequence(e.UserResources, a.UserResources, Compare))
        ?? Differ.Member(nameof(e.UserResourcesDictionary), Differ.Map(e.UserResourcesDictionary, a.UserResourcesDictionary))
        ?? Differ.Member(nameof(e.DateTime), Differ.Time(e.DateTime, a.DateTime))
        ?? Differ.Member(nameof(e.IntArray), Differ.Sequence(e.IntArray, a.IntArray))
        ?? Differ.Member(nameof(e.SingleChar), Differ.Value(e.SingleChar, a.SingleChar))
        ?? Differ.Member(nameof(e.CharArray), Differ.Sequence(e.CharArray, a.CharArray))
        ?? Differ.Member(nameof(e.Count), Differ.Value(e.Count, a.Count))
        ?? Differ.Member(nameof(e.Str), Differ.Value(e.Str, a.Str))
        ?? Differ.Member(nameof(e.Title), Differ.Value(e.Title, a.Title))
        ?? Differ.Member(nameof(e.Tags), Differ.Sequence(e.Tags, a.Tags))
        ?? Differ.Member(nameof(e.BoolValue), Differ.Value(e.BoolValue, a.BoolValue))
        ?? Differ.Member(nameof(e.CommitDir), Differ.Map(e.CommitDir, a.CommitDir, Compare))
        ?? Differ.Member(nameof(e.TimeSpan), Differ.Value(e.TimeSpan, a.TimeSpan))
        ?? Differ.Member(nameof(e.Queue), Differ.Sequence(e.Queue, a.Queue))
        ?? Differ.Member(nameof(e.Stack), Differ.Sequence(e.Stack, a.Stack))
        ?? Differ.Member(nameof(e.LinkedList), Differ.Sequence(e.LinkedList, a.LinkedList)));

    private static string? Compare(Resources expected, Resources actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.ResourceType), Differ.Value(e.ResourceType, a.ResourceType))
        ?? Differ.Member(nameof(e.ResourceName), Differ.Value(e.ResourceName, a.ResourceName))
        ?? Differ.Member(nameof(e.ResourceCount), Differ.Value(e.ResourceCount, a.ResourceCount)));

    private static string? Compare(Commit expected, Commit actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.ID), Differ.Value(e.ID, a.ID))
        ?? Differ.Member(nameof(e.Event), Differ.Value(e.Event, a.Event)));
}
