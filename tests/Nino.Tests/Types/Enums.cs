using System;

namespace Nino.Tests.Types;

public enum OfByte : byte { Zero, One, Max = byte.MaxValue }

public enum OfSByte : sbyte { Min = sbyte.MinValue, Zero = 0, Max = sbyte.MaxValue }

public enum OfInt16 : short { Min = short.MinValue, Zero = 0, Max = short.MaxValue }

public enum OfUInt16 : ushort { Zero, Max = ushort.MaxValue }

public enum OfInt32 { Min = int.MinValue, Zero = 0, Max = int.MaxValue }

public enum OfUInt32 : uint { Zero, Max = uint.MaxValue }

public enum OfInt64 : long { Min = long.MinValue, Zero = 0, Max = long.MaxValue }

[Flags]
public enum OfUInt64 : ulong { None, Low = 1, Max = ulong.MaxValue }
