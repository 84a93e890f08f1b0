namespace System.Runtime.CompilerServices;

/// <summary>Lets the compiler emit init-only setters for targets whose framework lacks this type.</summary>
internal static class IsExternalInit;
