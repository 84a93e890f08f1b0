using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Memory is the wire form, so that it is copied as a whole, through several methods.</summary>
[InlineArray(4096)]
public struct Block32K
{
    private long _element;
}

[NinoType]
public struct Labelled<T>
    where T : struct
{
    public string? Text;
    public T Value;
}

[NinoType]
public sealed class HeavyLink<T>
    where T : struct
{
    public T Value;
    public HeavyLink<T>? Next;
}

[NinoType]
public struct LabelledBlock
{
    public string? Text;
    public Block32K Value;
}

/// <summary>Only one test has it: its code is not optimised yet.</summary>
[NinoType]
public sealed class HeavyLinkOfOne
{
    public LabelledBlock Value;
    public HeavyLinkOfOne? Next;
}

[NinoType]
public sealed class LightLink
{
    public object? Value;
    public LightLink? Next;
}

[NinoType]
public sealed class HeavyLinkOfThree
{
    public Labelled<Block2K> First;
    public Labelled<Block2K> Second;
    public Labelled<Block8K> Third;
    public HeavyLinkOfThree? Next;
}

[NinoType]
public sealed class HeavyOption<T>
    where T : struct
{
    public T? Value;
    public HeavyOptionLink<T>? Next;
}

[NinoType]
public struct HeavyOptionLink<T>
    where T : struct
{
    public T Value;
    public HeavyOption<T>? Next;
}

[NinoType]
public sealed record HeavyRecord(Block8K First, Labelled<Block2K> Second, HeavyRecord? Next);

[NinoType]
public abstract class HeavyBase;

[NinoType]
public sealed class HeavyDerived : HeavyBase
{
    public Labelled<Block8K> Value;
    public HeavyBase? Next;
}

[NinoType]
public sealed class HeavyHolder
{
    public Labelled<Block8K> Value;
    public object? Next;
}

[NinoType]
public struct HeavyTree
{
    public Block8K Value;
    public HeavyTree[]? Array;
    public List<HeavyTree>? List;
    public Dictionary<int, HeavyTree>? Map;
}

[NinoType]
public sealed class HeavyForest
{
    public HeavyTree Tree;
}

[NinoType]
public sealed class HeavyTuple
{
    public Tuple<Block2K, Block2K, HeavyTuple?>? Reference;
    public (HeavyTuple? Next, Block2K Block) Value;
}

[NinoType]
public sealed class HeavyTable
{
    public Dictionary<int, Block32K>? Map;
    public HeavyTable? Next;
}

[NinoType]
public sealed class HeavyLinkOfLarge
{
    public Labelled<Block32K> First;
    public Labelled<Block32K> Second;
    public Labelled<Block32K> Third;
    public HeavyLinkOfLarge? Next;
}

/// <summary>The members of one level take more than a thread of 256 KB has.</summary>
[NinoType]
public sealed class HeavyLinkOfMany
{
    public Block32K First;
    public Labelled<Block32K> Second;
    public Block32K? Third;
    public (Block32K, Block32K) Fourth;
    public HeavyLinkOfMany? Next;
}

/// <summary>A struct of 4 KB that need not stand in the bytes.</summary>
[NinoType]
public struct Spacious
{
    public string? Text;
    public Block2K A;
    public Block2K B;
}
