using Nino.Core.Shapes;

namespace Nino.Core.Faults;

/// <summary>What is at fault in a bad input, and so where <see cref="ReadTrace"/> stops.</summary>
internal enum Fault
{
    /// <summary>The value that could not be read.</summary>
    Value,

    /// <summary>The value that could not be read, because the input ends in it, and not only a part of known length; <see cref="NinoException.Needed"/> tells more.</summary>
    End,

    /// <summary>The object whose members begin at the offset: it nests too deep.</summary>
    Depth,

    /// <summary>The key that begins at the offset: it is null.</summary>
    Key,

    /// <summary>The value whose count or head ends at the offset: it takes too much memory.</summary>
    Memory,

    /// <summary>Code of the user, such as a constructor or a setter, which failed when reading had come to the offset.</summary>
    UserCode,

    /// <summary>The collection whose entry begins at the offset: it cannot hold that entry.</summary>
    Collection,

    /// <summary>What stands before the offset: the mark of an object that keeps its identity, or a reference to one (format.md §15).</summary>
    Reference,
}
