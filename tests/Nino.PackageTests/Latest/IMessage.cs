using Nino.Core;

namespace Latest;

[NinoType]
public interface IMessage;
