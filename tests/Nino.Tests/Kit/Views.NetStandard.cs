using System;

namespace Nino.Tests.Kit;

public static partial class Views
{
    private static string? NewerViewOf(Type definition) => null;
}
