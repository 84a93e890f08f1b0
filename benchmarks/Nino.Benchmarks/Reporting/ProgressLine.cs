using System;

namespace Nino.Benchmarks.Reporting;

/// <summary>
/// Says what is being measured: one line that is overwritten, or plain lines where the output goes to a file.
/// It has no timer of its own, which would take turns with what is measured.
/// </summary>
internal static class ProgressLine
{
    private const int Width = 60;

    public static void Show(string text)
    {
        if (Console.IsOutputRedirected)
            Console.WriteLine(text);
        else
            Console.Write($"\r{text.PadRight(Width)}");
    }

    public static void Clear()
    {
        if (!Console.IsOutputRedirected)
            Console.Write($"\r{new string(' ', Width)}\r");
    }
}
