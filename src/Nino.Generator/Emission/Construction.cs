using System.Linq;

namespace Nino.Generator.Emission;

/// <summary>Prints expressions that make an instance.</summary>
internal static class Construction
{
    /// <summary>Initializers of more members have a line for each.</summary>
    private const int MaxOnOneLine = 2;

    /// <summary>The expression that makes an instance from the values of its members.</summary>
    public static string Full(TypeModel type, Func<MemberModel, string> valueOf) => OrDefault(type, valueOf, New(
        type,
        valueOf,
        type.Members.Where(member => member.IsInitialized).Select(member => $"{member.Identifier} = {valueOf(member)}").Concat(type.Construction.Placeholders)));

    /// <summary>The expression that makes an instance from the constructor's arguments and the required members alone; the other members are as the type makes them.</summary>
    public static string Fresh(TypeModel type) => OrDefault(type, member => member.Local, New(
        type,
        member => member.Local,
        type.Members.Where(member => member.IsRequired).Select(member => $"{member.Identifier} = {member.Local}").Concat(type.Construction.Placeholders)));

    /// <summary>The statement that calls the constructor on an instance that was made without one.</summary>
    public static string Late(TypeModel type, ConstructorModel constructor, string instance)
    {
        IEnumerable<string> arguments = type.Construction.LateArguments.Select(argument => argument.Prefix + (argument.Member < 0 ? argument.Default : type.Members[argument.Member].Local));
        return $"{constructor.Name}{(constructor.IsReflected ? ".Complete" : "")}({string.Join(", ", new[] { instance }.Concat(arguments))});";
    }

    private static string OrDefault(TypeModel type, Func<MemberModel, string> valueOf, string made) => type.KeepsDefault
        ? $"{string.Join(" && ", type.Members.Select(member => $"DefaultValue.Is<{member.Type}, {member.Formatter.Name}>({valueOf(member)})"))} ? default : {made}"
        : made;

    private static string New(TypeModel type, Func<MemberModel, string> valueOf, IEnumerable<string> initializers)
    {
        string arguments = string.Join(", ", type.Construction.Arguments.Select(argument => argument.Prefix + (argument.Member < 0 ? argument.Default : valueOf(type.Members[argument.Member]))));
        string made = $"{type.Construction.Callee}({arguments})" + Initializer(initializers.ToArray());
        return type.Construction.Method is { } method ? $"ObjectReader.Given({made}, \"{method}\")" : made;
    }

    private static string Initializer(string[] members) => members.Length switch
    {
        0 => "",
        <= MaxOnOneLine => $" {{ {string.Join(", ", members)} }}",
        _ => $"\n{{\n{string.Concat(members.Select(member => $"    {member},\n"))}}}",
    };
}
