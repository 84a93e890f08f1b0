using System.Runtime.InteropServices;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>The runtime chooses the order of the fields in memory.</summary>
[NinoType]
[StructLayout(LayoutKind.Auto)]
public struct AutoLayout
{
    public short First;
    public long Second;
    public short Third;
    public int Fourth;
}

/// <summary>The order in memory is not the order of declaration, and there is no padding.</summary>
[NinoType]
[StructLayout(LayoutKind.Explicit)]
public struct ExplicitLayout
{
    [FieldOffset(4)]
    public int First;

    [FieldOffset(0)]
    public int Second;
}

/// <summary>13 bytes in memory too, none of them aligned.</summary>
[NinoType]
[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct PackedLayout
{
    public byte First;
    public long Second;
    public int Third;
}

/// <summary>Larger in memory than its members.</summary>
[NinoType]
[StructLayout(LayoutKind.Sequential, Size = 40)]
public struct SizedLayout
{
    public int First;
    public int Second;
}

/// <summary>The order on the wire is not the order of declaration.</summary>
[NinoType(false)]
public struct NumberedLayout
{
    [NinoMember(2)]
    public int Second;

    [NinoMember(1)]
    public int First;
}

/// <summary>A field between the members that is not one of them, as large as one.</summary>
[NinoType]
public struct IgnoringLayout
{
    public int First;

    [NinoIgnore]
    public int Ignored;

    public int Second;
}

/// <summary>A private field before the members.</summary>
[NinoType]
public struct PrivateLayout
{
    private int _hidden;
    public int First;
    public int Second;

    public void Hide(int value) => _hidden = value;

    public readonly int Hidden() => _hidden;
}

/// <summary>Internal members too.</summary>
[NinoType(containNonPublicMembers: true)]
public struct OpenLayout
{
    internal int Hidden;
    public int First;

    public OpenLayout(int hidden) => Hidden = hidden;
}
