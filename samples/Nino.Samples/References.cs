using System.Collections.Generic;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.References;

#region type
[NinoType(PreserveReferences = true)]
public class Folder
{
    public string Name = "";
    public Folder? Parent;
    public List<Folder> Folders = [];
}
#endregion type

#region record
[NinoType(PreserveReferences = true)]
public record Person(string Name, List<Person> Friends);
#endregion record

#region plain
[NinoType]
public class Chat
{
    public List<User> Members = [];
    public User? Owner;
}

[NinoType]
public class User
{
    public string Name = "";
}
#endregion plain

internal static class ReferencesSamples
{
    [Sample]
    public static void Cycle()
    {
        #region cycle
        var root = new Folder { Name = "/" };
        root.Folders.Add(new Folder { Name = "etc", Parent = root });

        byte[] bytes = NinoSerializer.Serialize(root);
        Folder copy = NinoDeserializer.Deserialize<Folder>(bytes)!;
        // copy.Folders[0].Parent is copy itself.
        #endregion cycle

        Check.True(ReferenceEquals(copy, copy.Folders[0].Parent));
        Check.Equal("etc", copy.Folders[0].Name);
    }

    [Sample]
    public static void Strings()
    {
        #region strings
        List<User> users = [new() { Name = "Ada" }, new() { Name = "Ada" }];
        byte[] bytes = NinoSerializer.Serialize(users);

        NinoOptions options =
            NinoOptions.Default with { InternStrings = true };
        var copy = NinoDeserializer.Deserialize<List<User>>(bytes, options)!;
        // copy[0].Name and copy[1].Name are one string.
        #endregion strings

        Check.True(ReferenceEquals(copy[0].Name, copy[1].Name));
    }

    [Sample]
    public static void Records()
    {
        Person ada = new("Ada", []);
        ada.Friends.Add(new Person("Grace", [ada]));
        Person copy = NinoDeserializer.Deserialize<Person>(NinoSerializer.Serialize(ada))!;
        Check.True(ReferenceEquals(copy, copy.Friends[0].Friends[0]));
        Check.Equal("Grace", copy.Friends[0].Name);
    }

    [Sample]
    public static void Option()
    {
        #region option
        NinoOptions options =
            NinoOptions.Default with { PreserveReferences = true };
        var ada = new User { Name = "Ada" };
        var chat = new Chat { Members = [ada], Owner = ada };

        byte[] bytes = NinoSerializer.Serialize(chat, options);
        Chat copy = NinoDeserializer.Deserialize<Chat>(bytes, options)!;
        // copy.Owner is copy.Members[0].
        #endregion option

        Check.True(ReferenceEquals(copy.Owner, copy.Members[0]));
        Check.Throws<NinoException>(() => NinoDeserializer.Deserialize<Chat>(bytes));
        Chat plain = NinoDeserializer.Deserialize<Chat>(NinoSerializer.Serialize(chat), options)!;
        Check.True(!ReferenceEquals(plain.Owner, plain.Members[0]));
    }
}
