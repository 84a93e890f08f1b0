using Nino.Core;

namespace Nino.Samples.Sockets;

#region messages
[NinoType]
public record Request(int Number, byte[] Payload);

[NinoType]
public record Reply(int Number, byte[] Payload);
#endregion messages
