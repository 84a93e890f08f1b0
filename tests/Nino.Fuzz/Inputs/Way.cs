using System;
using System.Linq;
using Nino.Core;

namespace Nino.Fuzz.Inputs;

/// <summary>How bytes enter the library: <c>Span</c>, or <c>Span+References+Tight</c>.</summary>
/// <param name="Entry">The way in.</param>
/// <param name="Settings">What the options ask for.</param>
internal readonly record struct Way(Entry Entry, Settings Settings = Settings.None)
{
    /// <summary>How deep objects may nest in a shallow call.</summary>
    private const int MaxDepth = 8;

    /// <summary>What values may take in a tight call, beside what their bytes pay for.</summary>
    private const int MaxAllocatedBytes = 1 << 20;

    private const Settings Every = Settings.References | Settings.Interned | Settings.Shallow | Settings.Tight;

    private static readonly NinoOptions?[] Plain = [.. Enumerable.Range(0, (int)Every + 1).Select(settings => Make((Settings)settings))];

    private static readonly NinoOptions[] Framed = [.. Plain.Select(options => (options ?? NinoOptions.Default) with { Compression = NinoCompression.Zlib() })];

    /// <summary>Null where nothing is asked for.</summary>
    public NinoOptions? Options => Entry is Entry.Frame or Entry.RawFrame ? Framed[(int)Settings] : Plain[(int)Settings];

    /// <summary>How much may be allocated for what takes more than its bytes.</summary>
    public long Budget => Settings.HasFlag(Settings.Tight) ? MaxAllocatedBytes : 64 << 20;

    /// <summary>The way in which a value is written and read again: without a budget, and as deep as it was read. What existed before may be deeper.</summary>
    public Way Again => new(
        Entry is Entry.Object or Entry.Compiled or Entry.Interpreted ? Entry : Entry.Span,
        Settings & (Settings.References | (HasExisting ? Settings.None : Settings.Shallow)));

    private bool HasExisting => Entry is Entry.Existing or Entry.CompiledExisting or Entry.InterpretedExisting;

    public static Way Parse(string text)
    {
        string[] parts = text.Split('+', 2);
        return new Way(Enum.Parse<Entry>(parts[0]), parts.Length == 1 ? Settings.None : Enum.Parse<Settings>(parts[1].Replace('+', ',')));
    }

    /// <summary>Most often nothing is asked for.</summary>
    public static Way Draw(Random random, Entry entry) => new(entry, random.Next(3) == 0 ? (Settings)random.Next((int)Every + 1) : Settings.None);

    public override string ToString() => Settings == Settings.None ? Entry.ToString() : $"{Entry}+{Settings.ToString().Replace(", ", "+", StringComparison.Ordinal)}";

    private static NinoOptions? Make(Settings settings)
    {
        NinoOptions options = new()
        {
            PreserveReferences = settings.HasFlag(Settings.References),
            InternStrings = settings.HasFlag(Settings.Interned),
        };
        options = settings.HasFlag(Settings.Shallow) ? options with { MaxDepth = MaxDepth } : options;
        options = settings.HasFlag(Settings.Tight) ? options with { MaxAllocatedBytes = MaxAllocatedBytes } : options;
        return settings == Settings.None ? null : options;
    }
}
