using System.Buffers;
using Nino.Core.Faults;
using Nino.Core.Formatters;
using Nino.Core.Frames;
using Nino.Core.Memory;
using Nino.Core.Runtime;
using Nino.Core.Shapes;

namespace Nino.Core.Streaming;

/// <summary>One root or frame of which the bytes are still coming.</summary>
internal sealed class PendingValue<T>(NinoOptions? options) : IDisposable
{
    private readonly NinoOptions _options = options ?? NinoOptions.Default;
    private readonly bool _isFrame = options is { Compression: not null };

    // Bytes that came in several pieces.
    private byte[] _joined = [];
    private int _joinedCount;
    private ValueWalk? _walk;

    /// <summary>How many bytes the value takes at the least, as far as is known.</summary>
    public long Needed { get; private set; } = 1;

    /// <summary>Reads the value where its bytes are there.</summary>
    /// <param name="source">The bytes from the beginning of the value.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value was read, and its bytes consumed; otherwise more bytes have to come.</returns>
    /// <exception cref="NinoException">The bytes are bad, or more than the options allow.</exception>
    public bool TryRead(ByteSource source, out T? value)
    {
        value = default;
        if (source.Count < Needed && !source.IsEnded)
        {
            return false;
        }

        ReadOnlySpan<byte> bytes = Bytes(source);
        if (!source.IsEnded && !IsWhole(bytes))
        {
            Limit(Needed);
            return false;
        }

        T? read = default;
        int consumed = 0;
        if (_walk is { IsLost: true } && !source.IsEnded && TryReadLost(bytes, ref read, ref consumed) is { } failure && IsOfEnd(failure))
        {
            Needed = bytes.Length + 1L;
            Limit(Needed);
            return false;
        }

        if (consumed == 0)
        {
            read = NinoDeserializer.Deserialize<T>(bytes, out consumed, options);
        }

        Limit(consumed);
        source.Consume(consumed);
        value = read;
        return true;
    }

    public void Dispose()
    {
        Rented<byte>.Return(_joined);
        _joined = [];
    }

    /// <summary>Whether reading the value needs no more bytes, as it is whole or bad.</summary>
    private bool IsWhole(ReadOnlySpan<byte> bytes)
    {
        if (_isFrame)
        {
            Needed = FrameHeader.SizeOf(bytes, _options);
            return Needed <= bytes.Length;
        }

        TypeBinding<T> binding = FormatterOf<T>.Binding;
        if (MayBecomeId(binding, bytes))
        {
            Needed = bytes.Length + 1;
            return false;
        }

        if (_walk is { IsLost: true })
        {
            return true;
        }

        _walk ??= new ValueWalk(binding, options);
        bool isWhole = _walk.TryFindEnd(bytes);
        Needed = isWhole ? _walk.Needed : Math.Max(_walk.Needed, bytes.Length + 1L);
        return isWhole;
    }

    /// <summary>Whether these are the first bytes of a type id, perhaps, which is known as one only with all of its bytes (format.md §9).</summary>
    private static bool MayBecomeId(TypeBinding<T> binding, ReadOnlySpan<byte> bytes)
    {
        // Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.
        ref byte first = ref MemoryMarshal.GetReference(bytes);
        if (bytes.Length is 0 or >= Head.IdSize || first != Head.NewType || (binding.FixedSize != 0 && !binding.CarriesId))
        {
            return false;
        }

        bool isOwn = true;
        for (int i = 1; i < bytes.Length; i++)
        {
            isOwn &= Unsafe.Add(ref first, i) == (byte)(binding.Id >> ((i - 1) * 8));
        }

        return isOwn || (binding.BoxedType is { } boxed && (binding.Type.IsValueType || boxed.IsArray || !boxed.IsSealed));
    }

    /// <summary>Reads a value of which the walk does not know whether it is whole. An error says nothing of its place, which takes longer to find than reading takes, and is not asked for where more bytes mend it.</summary>
    private Exception? TryReadLost(ReadOnlySpan<byte> bytes, ref T? value, ref int consumed)
    {
        Reader reader = new(bytes, options);
        try
        {
            FormatterOf<T>.Binding.ReadRoot(ref reader, reuse: false, ref value);
        }
        catch (Exception error) when (ReadTrace.CanLocate(error))
        {
            return error;
        }

        consumed = reader.Position;
        reader.Release();
        return null;
    }

    /// <summary>Whether more bytes may mend an error, which a custom formatter may have put into one of its own.</summary>
    private static bool IsOfEnd(Exception error) =>
        error is NinoException { Fault: Fault.End } || (error.InnerException is { } cause && IsOfEnd(cause));

    private void Limit(long size)
    {
        if (size > _options.MaxMessageBytes)
        {
            throw new NinoException($"The value takes {size} bytes or more; NinoOptions.MaxMessageBytes allows {_options.MaxMessageBytes}.", typeof(T), 0, "");
        }
    }

    private ReadOnlySpan<byte> Bytes(ByteSource source)
    {
        if (source.First.Length == source.Count)
        {
            return source.First;
        }

        // Each byte is copied here once, however often there are more.
        ReadOnlySequence<byte> buffered = source.Buffered;
        if (buffered.Length > Payload.MaxSize)
        {
            buffered = buffered.Slice(0, Payload.MaxSize);
        }

        int count = (int)buffered.Length;
        if (count > _joined.Length)
        {
            byte[] larger = Rented<byte>.Take((int)Math.Min(Payload.MaxSize, Math.Max(count, _joined.Length * 2L)));
            _joined.AsSpan(0, _joinedCount).CopyTo(larger);
            Dispose();
            _joined = larger;
        }

        Segments.CopyTo(buffered.Slice(_joinedCount), _joined.AsSpan(_joinedCount));
        _joinedCount = count;
        return _joined.AsSpan(0, count);
    }
}
