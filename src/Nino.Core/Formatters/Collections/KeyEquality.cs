using System.Numerics;
using System.Reflection;
using Nino.Core.Memory;
using Nino.Core.Runtime;

namespace Nino.Core.Formatters;

/// <summary>
/// Which objects the equality of a key goes through: those that the compiler's or the framework's <c>GetHashCode</c> and
/// <c>Equals</c> call in turn. With references (format.md §15) few bytes make cycles and long chains of them, which
/// overflow the stack, and objects that are reached on many ways, which take for ever. So they are walked before a key is
/// hashed, in messages that refer to an object. Equality that is written by hand is not looked into.
/// </summary>
[UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Reader.KeepFields keeps the fields of records and structs; methods that hash and compare are called, and kept.")]
[UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "As above.")]
internal static partial class KeyEquality
{
    private const BindingFlags OwnFields = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>How many bytes of a key, in memory or on the wire, are hashed or compared in the time that a comparison takes at the least.</summary>
    public const int BytesAtOnce = 16;

    /// <summary>What the methods of an object and the comparer that calls them take of the stack, in code that is not optimised.</summary>
    private const int FrameSize = 512;

    /// <summary>How often a struct by value stands in these frames.</summary>
    private const int Copies = 4;

    private static readonly TypeCache<Equality> Known = new();

    /// <summary>Raises an error where hashing or comparing a key would overflow the stack, or take too long for the message.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="key">The key.</param>
    /// <param name="start">Where its entry begins.</param>
    /// <returns>How many comparisons one with this key counts for.</returns>
    public static int Check(scoped ref Reader reader, object key, int start)
    {
        Walk walk = new(reader.Options.MaxDepth, reader.ComparisonsLeft);
        walk.Go(key, 0, 0);
        if (walk.IsTooDeep || !StackRoom.Has(walk.StackSize))
        {
            Reader.ThrowKeyDepth(start);
        }

        reader.AddHashed(walk.Steps, start);
        return (int)Math.Min(walk.Steps, int.MaxValue);
    }

    private static Equality Of(Type type) => Known.GetOrAdd(type, Find);

    private static Equality Find(Type type)
    {
        List<FieldInfo> fields = [];
        int frameSize = FrameSize + (type.IsValueType ? Copies * InstanceSize.InPlace(type) : 0);
        for (Type? level = type; level is not null && IsByValue(level); level = level.BaseType)
        {
            foreach (FieldInfo field in level.GetFields(OwnFields))
            {
                frameSize += field.FieldType.IsValueType ? Copies * InstanceSize.InPlace(field.FieldType) : 0;
                if (Matters(field.FieldType))
                {
                    fields.Add(field);
                }
            }
        }

        return new Equality([.. fields], frameSize);
    }

    /// <summary>Whether instances are hashed or compared field by field, by code that nobody wrote.</summary>
    private static bool IsByValue(Type type)
    {
        if (type.IsPrimitive || type.IsEnum || type.IsArray || type.IsPointer || type.IsInterface || type == typeof(object) || type == typeof(string))
        {
            return false;
        }

        return IsEqualByFields(type);
    }

    /// <summary>Whether a method that hashes or compares instances was made by the compiler, or is that of all structs.</summary>
    private static bool HasMadeEquality(Type type) => IsMade(type, nameof(GetHashCode)) || IsMade(type, nameof(Equals), type)
        || (type.IsValueType && !(HasOwn(type, nameof(GetHashCode)) && HasOwn(type, nameof(Equals), typeof(object))));

    /// <summary>Whether the compiler made a method, as it does for records.</summary>
    private static bool IsMade(Type type, string method, params Type[] parameters) => Own(type, method, parameters)?.IsDefined(typeof(CompilerGeneratedAttribute)) == true;

    private static bool HasOwn(Type type, string method, params Type[] parameters) => Own(type, method, parameters) is not null;

    private static MethodInfo? Own(Type type, string method, Type[] parameters) =>
        type.GetMethod(method, BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly, null, parameters, null);

    /// <summary>Whether a field may hold objects that are walked, or what takes long to hash.</summary>
    private static bool Matters(Type type)
    {
        if (type.IsPrimitive || type.IsEnum || type.IsArray || type.IsPointer)
        {
            return false;
        }

        return type == typeof(BigInteger) || IsTuple(type)
            || (type.IsValueType ? Nullable.GetUnderlyingType(type) is { } underlying ? Matters(underlying) : Of(type).Fields.Length > 0
            : !type.IsSealed || type == typeof(string) || IsByValue(type));
    }

    private static bool IsTuple(Type type) => typeof(ITuple).IsAssignableFrom(type) && type.Assembly == typeof(ITuple).Assembly;

    /// <summary>What the equality of instances of a type goes through.</summary>
    /// <param name="fields">Fields that may hold objects that it goes on to.</param>
    /// <param name="frameSize">What it takes of the stack, about.</param>
    private sealed class Equality(FieldInfo[] fields, int frameSize)
    {
        public FieldInfo[] Fields => fields;

        public int FrameSize => frameSize;
    }

    private struct Walk(int maxDepth, long mostSteps)
    {
        public long Steps { get; private set; }

        /// <summary>What the longest way takes of the stack.</summary>
        public int StackSize { get; private set; }

        public bool IsTooDeep { get; private set; }

        /// <param name="value">Where the walk goes.</param>
        /// <param name="depth">How many objects hold it.</param>
        /// <param name="stack">What these take of the stack.</param>
        public void Go(object value, int depth, int stack)
        {
            switch (value)
            {
                case string text:
                    Steps += (long)text.Length * sizeof(char) / BytesAtOnce;
                    return;
                case Uri uri:
                    Steps += uri.OriginalString.Length;
                    return;
                case BigInteger number:
                    Steps += number.GetByteCount() / BytesAtOnce;
                    return;
            }

            Type type = value.GetType();
            Equality equality = Of(type);
            ITuple? tuple = IsTuple(type) ? (ITuple)value : null;
            Steps += 1 + (equality.FrameSize / FrameSize);
            stack += equality.FrameSize;
            StackSize = Math.Max(StackSize, stack);
            depth += type.IsValueType ? 0 : 1;
            if (depth > maxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
            {
                IsTooDeep = true;
            }

            int count = tuple?.Length ?? equality.Fields.Length;
            for (int i = 0; i < count && !IsTooDeep && Steps <= mostSteps; i++)
            {
                if ((tuple is null ? equality.Fields[i].GetValue(value) : tuple[i]) is { } part)
                {
                    Go(part, depth, stack);
                }
            }
        }
    }
}
