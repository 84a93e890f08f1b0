using System;
using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

/// <summary>Assertions about reading bytes.</summary>
public static class Read
{
    /// <summary>The bytes are refused, and the error says where and of which type.</summary>
    public static NinoException Rejected<T>(byte[] bytes, NinoOptions? options = null)
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(bytes, options));
        AssertComplete(error, bytes.Length);
        return error;
    }

    /// <summary>The bytes are refused with this place in the error.</summary>
    public static NinoException RejectedAt<T>(byte[] bytes, long offset, string path, Type type)
    {
        NinoException error = Rejected<T>(bytes);
        Assert.Equal((offset, path, type), (error.Offset, error.Path, error.Type));
        return error;
    }

    /// <summary>The bytes are a value, or are refused as above; nothing else happens.</summary>
    public static bool IsValue<T>(byte[] bytes, out T? value)
    {
        try
        {
            value = NinoDeserializer.Deserialize<T>(bytes);
            return true;
        }
        catch (NinoException error)
        {
            AssertComplete(error, bytes.Length);
            value = default;
            return false;
        }
    }

    /// <summary>The paths of the errors that a byte of FE gives, at each place of the bytes in turn.</summary>
    public static List<string?> PathsOfDamage<T>(byte[] bytes)
    {
        List<string?> paths = [];
        for (int place = 0; place < bytes.Length; place++)
        {
            byte[] damaged = (byte[])bytes.Clone();
            damaged[place] = 0xFE;
            try
            {
                NinoDeserializer.Deserialize<T>(damaged);
            }
            catch (NinoException error)
            {
                paths.Add(error.Path);
            }
        }

        return paths;
    }

    public static void AssertComplete(NinoException error, int length)
    {
        Assert.InRange(error.Offset, 0, length);
        Assert.NotNull(error.Path);
        Assert.NotNull(error.Type);
        Assert.NotEmpty(error.Message);
    }
}
