namespace System.Diagnostics.CodeAnalysis;

[Flags]
internal enum DynamicallyAccessedMemberTypes
{
    PublicConstructors = 0x3,
    NonPublicConstructors = 0x4,
    PublicMethods = 0x8,
    PublicFields = 0x20,
    NonPublicFields = 0x40,
    PublicProperties = 0x200,
    NonPublicProperties = 0x400,
}
