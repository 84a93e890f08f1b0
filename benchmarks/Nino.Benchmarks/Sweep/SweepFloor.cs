using System;
using System.Buffers;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Sweep;

/// <summary>What the machine allows, where a plain copy does the work: memory as it lies for elements of fixed size, UTF-8 for text.</summary>
internal sealed class SweepFloor(string name) : Serializer(name, SerializerKind.Floor)
{
    public override Type? CodecOf(Type type)
    {
        if (type == typeof(string))
            return typeof(TextCopy);
        if (type.IsArray && IsPlain(type.GetElementType()!))
            return typeof(ArrayCopy<>).MakeGenericType(type.GetElementType()!);
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>) && IsPlain(type.GetGenericArguments()[0]))
            return typeof(ListCopy<>).MakeGenericType(type.GetGenericArguments());
        return null;
    }

    private static bool IsPlain(Type type) => type.IsValueType && Nullable.GetUnderlyingType(type) is null
        && !(bool)typeof(RuntimeHelpers).GetMethod(nameof(RuntimeHelpers.IsReferenceOrContainsReferences))!.MakeGenericMethod(type).Invoke(null, null)!;

    // The type argument of each call is the type that the codec was made for.
    private readonly struct TextCopy : IReusingCodec
    {
        public byte[] Write<T>(T value) => Encoding.UTF8.GetBytes(Unsafe.As<T, string>(ref value));

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => Encoding.UTF8.GetBytes(Unsafe.As<T, string>(ref value), output);

        public T Read<T>(byte[] bytes)
        {
            string text = Encoding.UTF8.GetString(bytes);
            return Unsafe.As<string, T>(ref text);
        }

        public void Read<T>(byte[] bytes, ref T value) => value = Read<T>(bytes);
    }

    private readonly struct ArrayCopy<TElement> : IReusingCodec
        where TElement : struct
    {
        public byte[] Write<T>(T value) => MemoryMarshal.AsBytes(Elements(ref value)).ToArray();

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => output.Write(MemoryMarshal.AsBytes(Elements(ref value)));

        public T Read<T>(byte[] bytes)
        {
            TElement[] array = MemoryMarshal.Cast<byte, TElement>(bytes).ToArray();
            return Unsafe.As<TElement[], T>(ref array);
        }

        public void Read<T>(byte[] bytes, ref T value)
        {
            if (value is null)
                value = Read<T>(bytes);
            else
                bytes.CopyTo(MemoryMarshal.AsBytes(Elements(ref value)));
        }

        private static Span<TElement> Elements<T>(ref T value) => Unsafe.As<T, TElement[]>(ref value);
    }

    private readonly struct ListCopy<TElement> : IReusingCodec
        where TElement : struct
    {
        public byte[] Write<T>(T value) => MemoryMarshal.AsBytes(Elements(ref value)).ToArray();

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => output.Write(MemoryMarshal.AsBytes(Elements(ref value)));

        public T Read<T>(byte[] bytes)
        {
            List<TElement> list = [];
            T value = Unsafe.As<List<TElement>, T>(ref list);
            Read(bytes, ref value);
            return value;
        }

        public void Read<T>(byte[] bytes, ref T value)
        {
            if (value is null)
            {
                value = Read<T>(bytes);
                return;
            }

            ReadOnlySpan<TElement> elements = MemoryMarshal.Cast<byte, TElement>(bytes);
            CollectionsMarshal.SetCount(Unsafe.As<T, List<TElement>>(ref value), elements.Length);
            elements.CopyTo(Elements(ref value));
        }

        private static Span<TElement> Elements<T>(ref T value) => CollectionsMarshal.AsSpan(Unsafe.As<T, List<TElement>>(ref value));
    }
}
