using System;

namespace Nino.Tests.Types;

/// <summary>Structs of some KB.</summary>
public struct Block128
{
    public long A;
    public long B;
    public long C;
    public long D;
    public Guid E;
    public Guid F;
    public Guid G;
    public Guid H;
    public Guid I;
    public Guid J;
}

public struct Block512
{
    public Block128 A;
    public Block128 B;
    public Block128 C;
    public Block128 D;
}

public struct Block2K
{
    public Block512 A;
    public Block512 B;
    public Block512 C;
    public Block512 D;
}

public struct Block8K
{
    public Block2K A;
    public Block2K B;
    public Block2K C;
    public Block2K D;
}
