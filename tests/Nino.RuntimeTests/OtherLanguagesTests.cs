using System;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using Nino.Core;
using Xunit;

namespace Nino.Tests.RuntimeMode;

/// <summary>Types as other compilers make them: automatic properties that only a constructor sets.</summary>
public class OtherLanguagesTests
{
    /// <summary>A record of F#, and one that is a struct; a class of Visual Basic with <c>ReadOnly</c> properties, and a structure.</summary>
    [Theory]
    [InlineData("{0}@", false, false)]
    [InlineData("{0}@", false, true)]
    [InlineData("_{0}", true, false)]
    [InlineData("_{0}", true, true)]
    public void AutomaticProperties_AreMembers(string fields, bool areMarked, bool isStruct)
    {
        Type type = Emit($"OtherLanguage{areMarked}{isStruct}", fields, areMarked, isStruct);
        object value = Activator.CreateInstance(type, 7, "seven")!;
        byte[] bytes = NinoSerializer.Serialize(value, type);
        object read = NinoDeserializer.Deserialize(bytes, type)!;
        Assert.Equal((7, "seven"), ((int)type.GetProperty("Number")!.GetValue(read)!, (string)type.GetProperty("Name")!.GetValue(read)!));
        Assert.Equal(NinoSerializer.Serialize(new Like(7, "seven"))[isStruct ? 1.. : ..], bytes[isStruct ? 1.. : ..]);
    }

    /// <summary>A field of the user that is named so is none of a property.</summary>
    [Fact]
    public void ComputedProperty_OverAFieldOfTheUser_IsNoMember() =>
        Assert.Contains("is computed", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new Computed(7))).Message);

    private static Type Emit(string name, string fields, bool areMarked, bool isStruct)
    {
        TypeBuilder type = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name), AssemblyBuilderAccess.Run)
            .DefineDynamicModule(name)
            .DefineType(name, TypeAttributes.Public | TypeAttributes.Sealed, isStruct ? typeof(ValueType) : typeof(object));
        type.SetCustomAttribute(new CustomAttributeBuilder(typeof(NinoTypeAttribute).GetConstructor([typeof(bool), typeof(bool), typeof(bool)])!, [true, false, true]));
        ConstructorBuilder constructor = type.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, [typeof(int), typeof(string)]);
        ILGenerator code = constructor.GetILGenerator();
        foreach ((int position, string property, Type of) in new[] { (1, "Number", typeof(int)), (2, "Name", typeof(string)) })
        {
            FieldBuilder field = type.DefineField(string.Format(fields, property), of, areMarked ? FieldAttributes.Private : FieldAttributes.Assembly);
            if (areMarked)
            {
                field.SetCustomAttribute(new CustomAttributeBuilder(typeof(CompilerGeneratedAttribute).GetConstructor([])!, []));
            }

            MethodBuilder getter = type.DefineMethod("get_" + property, MethodAttributes.Public | MethodAttributes.SpecialName | MethodAttributes.HideBySig, of, []);
            ILGenerator get = getter.GetILGenerator();
            get.Emit(OpCodes.Ldarg_0);
            get.Emit(OpCodes.Ldfld, field);
            get.Emit(OpCodes.Ret);
            type.DefineProperty(property, PropertyAttributes.None, of, []).SetGetMethod(getter);
            constructor.DefineParameter(position, ParameterAttributes.None, property.ToLowerInvariant());
            code.Emit(OpCodes.Ldarg_0);
            code.Emit(OpCodes.Ldarg, (short)position);
            code.Emit(OpCodes.Stfld, field);
        }

        code.Emit(OpCodes.Ret);
        return type.CreateType();
    }

    [NinoType]
    public sealed record Like(int Number, string Name);

    [NinoType]
    public sealed class Computed
    {
        private readonly int _number;

        public Computed(int number) => _number = number;

        public int Number => _number;
    }
}
