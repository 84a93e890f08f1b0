using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Floor;

/// <summary>The collections of the user report.</summary>
internal static class UserParts
{
    private const byte ResourcesHead = 3 + 1;
    private const byte CommitHead = 2 + 1;

    public static ref byte Put(ref byte at, List<Resources> list)
    {
        at = ref Raw.PutVarint(ref at, list.Count + 1);
        foreach (Resources item in CollectionsMarshal.AsSpan(list))
        {
            at = ResourcesHead;
            Raw.Put(ref at, 1, item.ResourceType);
            at = ref Text.Put(ref Unsafe.Add(ref at, 5), item.ResourceName);
            at = ref Raw.Put(ref at, item.ResourceCount);
        }

        return ref at;
    }

    public static ref byte Get(ref byte at, out List<Resources> list)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        list = new List<Resources>(count - 1);
        CollectionsMarshal.SetCount(list, count - 1);
        foreach (ref Resources item in CollectionsMarshal.AsSpan(list))
        {
            ResourceType type = Raw.Get<ResourceType>(ref at, 1);
            at = ref Text.Get(ref Unsafe.Add(ref at, 5), out string name);
            item = new Resources
            {
                ResourceType = type,
                ResourceName = name,
                ResourceCount = Raw.Get<int>(ref at, 0),
            };
            at = ref Unsafe.Add(ref at, 4);
        }

        return ref at;
    }

    public static ref byte Put(ref byte at, Dictionary<string, string> map)
    {
        at = ref Raw.PutVarint(ref at, map.Count + 1);
        foreach (KeyValuePair<string, string> entry in map)
        {
            at = ref Text.Put(ref at, entry.Key);
            at = ref Text.Put(ref at, entry.Value);
        }

        return ref at;
    }

    public static ref byte Get(ref byte at, out Dictionary<string, string> map)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        map = new Dictionary<string, string>(count - 1);
        for (int i = 1; i < count; i++)
        {
            at = ref Text.Get(ref at, out string key);
            at = ref Text.Get(ref at, out string value);
            map.Add(key, value);
        }

        return ref at;
    }

    public static ref byte Put(ref byte at, List<string> list)
    {
        at = ref Raw.PutVarint(ref at, list.Count + 1);
        foreach (string item in CollectionsMarshal.AsSpan(list))
            at = ref Text.Put(ref at, item);
        return ref at;
    }

    public static ref byte Get(ref byte at, out List<string> list)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        list = new List<string>(count - 1);
        CollectionsMarshal.SetCount(list, count - 1);
        foreach (ref string item in CollectionsMarshal.AsSpan(list))
            at = ref Text.Get(ref at, out item);
        return ref at;
    }

    public static ref byte Put(ref byte at, Dictionary<int, Commit> map)
    {
        at = ref Raw.PutVarint(ref at, map.Count + 1);
        foreach (KeyValuePair<int, Commit> entry in map)
        {
            Raw.Put(ref at, 0, entry.Key);
            Raw.Put(ref at, 4, CommitHead);
            Raw.Put(ref at, 5, entry.Value.ID);
            at = ref Text.Put(ref Unsafe.Add(ref at, 9), entry.Value.Event);
        }

        return ref at;
    }

    public static ref byte Get(ref byte at, out Dictionary<int, Commit> map)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        map = new Dictionary<int, Commit>(count - 1);
        for (int i = 1; i < count; i++)
        {
            int key = Raw.Get<int>(ref at, 0);
            Commit commit = new() { ID = Raw.Get<int>(ref at, 5) };
            at = ref Text.Get(ref Unsafe.Add(ref at, 9), out string text);
            commit.Event = text;
            map.Add(key, commit);
        }

        return ref at;
    }

    public static ref byte Put(ref byte at, Queue<int> queue)
    {
        at = ref Raw.PutVarint(ref at, queue.Count + 1);
        foreach (int item in queue)
            at = ref Raw.Put(ref at, item);
        return ref at;
    }

    public static ref byte Get(ref byte at, out Queue<int> queue)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        queue = new Queue<int>(count - 1);
        for (int i = 1; i < count; i++)
        {
            queue.Enqueue(Raw.Get<int>(ref at, 0));
            at = ref Unsafe.Add(ref at, 4);
        }

        return ref at;
    }

    public static ref byte Put(ref byte at, Stack<int> stack)
    {
        at = ref Raw.PutVarint(ref at, stack.Count + 1);
        foreach (int item in stack)
            at = ref Raw.Put(ref at, item);
        return ref at;
    }

    // The top comes first on the wire and is pushed last.
    public static ref byte Get(ref byte at, out Stack<int> stack)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        stack = new Stack<int>(count - 1);
        for (int i = count - 2; i >= 0; i--)
            stack.Push(Raw.Get<int>(ref at, i * 4));
        return ref Unsafe.Add(ref at, (count - 1) * 4);
    }

    public static ref byte Put(ref byte at, LinkedList<int> list)
    {
        at = ref Raw.PutVarint(ref at, list.Count + 1);
        int left = list.Count;
        for (LinkedListNode<int>? node = list.First; left > 0; node = node!.Next, left--)
            at = ref Raw.Put(ref at, node!.ValueRef);
        return ref at;
    }

    public static ref byte Get(ref byte at, out LinkedList<int> list)
    {
        at = ref Raw.GetVarint(ref at, out int count);
        list = new LinkedList<int>();
        for (int i = 1; i < count; i++)
        {
            list.AddLast(Raw.Get<int>(ref at, 0));
            at = ref Unsafe.Add(ref at, 4);
        }

        return ref at;
    }
}
