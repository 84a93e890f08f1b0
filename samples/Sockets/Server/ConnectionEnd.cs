namespace Nino.Samples.Sockets;

#region end
/// <summary>Why a server has ended a connection.</summary>
public enum ConnectionEnd
{
    /// <summary>The peer said that no more requests come.</summary>
    Completed,

    /// <summary>A request did not come whole, or its reply was not taken, in time.</summary>
    TooSlow,

    /// <summary>The bytes are none of a request, too many of one, or stop in the middle of one.</summary>
    Refused,

    /// <summary>The connection broke.</summary>
    Gone,
}
#endregion end
