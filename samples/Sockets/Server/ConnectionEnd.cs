namespace Nino.Samples.Sockets;

#region end
/// <summary>Why a server has ended a connection.</summary>
public enum ConnectionEnd
{
    /// <summary>The peer said that no more requests come.</summary>
    Completed,

    /// <summary>A request or its reply was not through in time.</summary>
    TooSlow,

    /// <summary>The bytes are no request, too many, or cut off.</summary>
    Refused,

    /// <summary>The connection broke.</summary>
    Gone,
}
#endregion end
