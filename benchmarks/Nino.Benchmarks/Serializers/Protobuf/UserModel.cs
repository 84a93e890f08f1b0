using System;
using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct UserModel : IProtobufModel<User, UserMessage>
{
    public UserMessage ToModel(User value) => new()
    {
        Id = value.ID,
        Name = value.Name,
        UserResources = { value.UserResources.Select(ToMessage) },
        UserResourcesDictionary = { value.UserResourcesDictionary },
        DateTime = value.DateTime.ToBinary(),
        IntArray = { value.IntArray },
        SingleChar = value.SingleChar,
        CharArray = { value.CharArray.Select(character => (uint)character) },
        Count = value.Count,
        Str = value.Str,
        Title = value.Title,
        Tags = { value.Tags },
        BoolValue = value.BoolValue,
        CommitDir = { value.CommitDir.ToDictionary(entry => entry.Key, entry => ToMessage(entry.Value)) },
        TimeSpan = value.TimeSpan.Ticks,
        Queue = { value.Queue },
        Stack = { value.Stack },
        LinkedList = { value.LinkedList },
    };

    public User FromModel(UserMessage model) => new()
    {
        ID = model.Id,
        Name = model.Name,
        UserResources = [.. model.UserResources.Select(FromMessage)],
        UserResourcesDictionary = new(model.UserResourcesDictionary),
        DateTime = DateTime.FromBinary(model.DateTime),
        IntArray = [.. model.IntArray],
        SingleChar = (char)model.SingleChar,
        CharArray = [.. model.CharArray.Select(character => (char)character)],
        Count = model.Count,
        Str = model.Str,
        Title = model.Title,
        Tags = [.. model.Tags],
        BoolValue = model.BoolValue,
        CommitDir = model.CommitDir.ToDictionary(entry => entry.Key, entry => FromMessage(entry.Value)),
        TimeSpan = new TimeSpan(model.TimeSpan),
        Queue = new(model.Queue),
        Stack = new(model.Stack.Reverse()),
        LinkedList = new(model.LinkedList),
    };

    public byte[] Write(UserMessage model) => model.ToByteArray();

    public UserMessage Read(byte[] bytes) => UserMessage.Parser.ParseFrom(bytes);

    private static ResourcesMessage ToMessage(Resources value) => new()
    {
        ResourceType = (int)value.ResourceType,
        ResourceName = value.ResourceName,
        ResourceCount = value.ResourceCount,
    };

    private static Resources FromMessage(ResourcesMessage message) => new()
    {
        ResourceType = (ResourceType)message.ResourceType,
        ResourceName = message.ResourceName,
        ResourceCount = message.ResourceCount,
    };

    private static CommitMessage ToMessage(Commit value) => new()
    {
        Id = value.ID,
        Event = value.Event,
    };

    private static Commit FromMessage(CommitMessage message) => new()
    {
        ID = message.Id,
        Event = message.Event,
    };
}
