using System;

namespace Nino.Samples.Running;

/// <summary>A sample gave something else than its page says.</summary>
internal sealed class CheckException(string message) : Exception(message);
