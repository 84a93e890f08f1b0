using System;
using System.Collections;
using System.Collections.Generic;
using System.Drawing;
using System.Numerics;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>
/// Native programs have the formatters of the types that they name: as roots, by <see cref="Type"/>, and where a value may
/// be of any type. It runs first, so that nothing else has added those of scalars.
/// </summary>
internal static class NamedTypesCheck
{
    public static string? Run() =>
        !Returns(5) || !Returns("text") || !Returns(new BigInteger(7)) || !Returns(new Point(1, 2)) || !Returns(new Uri("http://localhost/")) || !Returns(new Version(1, 2))
            ? "A root is another."
        : !IsAny(5L) || !IsAny("text") || !IsAny(new DateTime(2026, 1, 1)) || !IsAny(new BigInteger(7)) || !IsAny(new Uri("http://localhost/")) ? "A value of type object is another."
        : NinoDeserializer.Deserialize(NinoSerializer.Serialize(5.5, typeof(double)), typeof(double)) is not 5.5 ? "A number by its type is another."
        : NinoDeserializer.Deserialize<ArrayList>(NinoSerializer.Serialize(new ArrayList { 1, "2" })) is not [1, "2"] ? "A list of anything is another."
        : !HasFallback(NinoSerializer.Serialize(new Garage { Items = { new Car { Wheels = 4 } } })) ? "An unknown type has no fallback."
        : null;

    private static bool Returns<T>(T value) => Equals(NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value)), value);

    /// <summary>Whether another id in place of that of the car gives the type that stands for unknown ones.</summary>
    private static bool HasFallback(byte[] payload)
    {
        for (int i = 0; i < payload.Length; i++)
        {
            byte[] changed = (byte[])payload.Clone();
            changed[i] ^= 0x55;
            try
            {
                if (NinoDeserializer.Deserialize<Garage>(changed) is { Items: [UnknownVehicle] })
                {
                    return true;
                }
            }
            catch (NinoException)
            {
                // Another byte is that of the id.
            }
        }

        return false;
    }

    private static bool IsAny(object value) =>
        Equals(NinoDeserializer.Deserialize<Holder>(NinoSerializer.Serialize(new Holder { Value = value }))?.Value, value)
        && Equals(NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize(value)), value);
}

[NinoType]
public sealed class Holder
{
    public object? Value { get; set; }
}

[NinoType(VersionTolerant = true)]
[NinoFallbackType(typeof(UnknownVehicle))]
public abstract class Vehicle;

[NinoType(VersionTolerant = true)]
public sealed class Car : Vehicle
{
    [NinoMember(1)]
    public int Wheels { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class UnknownVehicle : Vehicle;

[NinoType(VersionTolerant = true)]
public sealed class Garage
{
    [NinoMember(1)]
    public List<Vehicle> Items { get; set; } = new();
}
