namespace Nino.Core.Streaming;

/// <summary>The size of a block of elements that was written; nothing before the first.</summary>
/// <param name="Count">How many elements it has.</param>
/// <param name="Bytes">How many bytes they take, before they are compressed.</param>
internal readonly record struct WrittenBlock(int Count, long Bytes);
