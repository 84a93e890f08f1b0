using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

internal readonly struct UserFloor : IFloor<User>
{
    private const byte Head = 18 + 1;

    public byte[] Write(User model)
    {
        ref byte start = ref Raw.Scratch;
        return Raw.ToArray(ref start, ref WriteAt(ref start, model));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte WriteAt(ref byte at, User model)
    {
        at = Head;
        Raw.Put(ref at, 1, model.ID);
        at = ref Text.Put(ref Unsafe.Add(ref at, 9), model.Name);
        at = ref UserParts.Put(ref at, model.UserResources);
        at = ref UserParts.Put(ref at, model.UserResourcesDictionary);
        at = ref Raw.Put(ref at, model.DateTime);
        at = ref SimpleParts.Put(ref at, model.IntArray);
        at = ref Raw.Put(ref at, model.SingleChar);
        at = ref Raw.PutVarint(ref at, model.CharArray.Length + 1);
        at = ref Raw.PutBlock<char>(ref at, model.CharArray);
        at = ref Raw.Put(ref at, model.Count);
        at = ref Text.Put(ref at, model.Str);
        at = ref Text.Put(ref at, model.Title);
        at = ref UserParts.Put(ref at, model.Tags);
        at = ref Raw.Put(ref at, model.BoolValue);
        at = ref UserParts.Put(ref at, model.CommitDir);
        at = ref Raw.Put(ref at, model.TimeSpan);
        at = ref UserParts.Put(ref at, model.Queue);
        at = ref UserParts.Put(ref at, model.Stack);
        return ref UserParts.Put(ref at, model.LinkedList);
    }

    public User Read(byte[] bytes)
    {
        ref byte start = ref Raw.Start(bytes);
        ref byte at = ref Text.Get(ref Unsafe.Add(ref start, 9), out string name);
        at = ref UserParts.Get(ref at, out List<Resources> resources);
        at = ref UserParts.Get(ref at, out Dictionary<string, string> resourcesDictionary);
        at = ref Raw.Get(ref at, out DateTime dateTime);
        at = ref SimpleParts.Get(ref at, out int[] intArray);
        at = ref Raw.Get(ref at, out char singleChar);
        at = ref Raw.GetVarint(ref at, out int chars);
        char[] charArray = new char[chars - 1];
        at = ref Raw.GetBlock<char>(ref at, charArray);
        at = ref Raw.Get(ref at, out int count);
        at = ref Text.Get(ref at, out string str);
        at = ref Text.Get(ref at, out string title);
        at = ref UserParts.Get(ref at, out List<string> tags);
        at = ref Raw.Get(ref at, out bool boolValue);
        at = ref UserParts.Get(ref at, out Dictionary<int, Commit> commits);
        at = ref Raw.Get(ref at, out TimeSpan timeSpan);
        at = ref UserParts.Get(ref at, out Queue<int> queue);
        at = ref UserParts.Get(ref at, out Stack<int> stack);
        UserParts.Get(ref at, out LinkedList<int> linkedList);
        return new User
        {
            ID = Raw.Get<long>(ref start, 1),
            Name = name,
            UserResources = resources,
            UserResourcesDictionary = resourcesDictionary,
            DateTime = dateTime,
            IntArray = intArray,
            SingleChar = singleChar,
            CharArray = charArray,
            Count = count,
            Str = str,
            Title = title,
            Tags = tags,
            BoolValue = boolValue,
            CommitDir = commits,
            TimeSpan = timeSpan,
            Queue = queue,
            Stack = stack,
            LinkedList = linkedList,
        };
    }
}
