using System;
using Nino.Core;

namespace Latest;

[NinoType]
public sealed record Login(string User, DateTime At) : IMessage;
