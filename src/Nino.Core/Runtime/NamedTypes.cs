using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Types that inputs named where a type was declared: they fit it and may be named, so that neither is asked again. Of those whose ids end alike, the last.</summary>
internal sealed class NamedTypes
{
    private const int Size = 256;

    private readonly TypeBinding?[] _types = new TypeBinding?[Size];

    /// <summary>The type with an id, where it was the last time read as <paramref name="declared"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryFind(uint id, Type declared, [NotNullWhen(true)] out TypeBinding? binding)
    {
        binding = _types[id % Size];
        return binding is not null && binding.Id == id && ReferenceEquals(binding.NamedAs, declared);
    }

    /// <summary>Notes a type that was read. Types that may be let go are not held.</summary>
    public void Add(Type declared, TypeBinding binding)
    {
        if (!binding.MustBeNamed && !binding.IsCollectible && !Collectible.Is(declared))
        {
            binding.NamedAs = declared;
            _types[binding.Id % Size] = binding;
        }
    }
}
