namespace Nino.Core.Formatters;

/// <summary>
/// A type argument that keeps Mono's ahead-of-time compiler from sharing the code of an instance with those over other
/// types: it shares instances over primitives, and then has no code for the generic methods that they call.
/// </summary>
internal readonly struct Unshared
{
}
