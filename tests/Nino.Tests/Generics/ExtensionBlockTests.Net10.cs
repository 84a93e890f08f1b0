using System;
using System.Collections.Generic;
using Nino.Core.Runtime;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Generics;

// Each is given to one member only, so that the closed type is registered through it or not at all.
internal enum ToMethod { One = 1 }
internal enum ToStaticForm { One = 1 }
internal enum ToBox { One = 1 }
internal enum ToBoth { One = 1 }
internal enum ToBothWritten { One = 1 }
internal enum ToBothInStaticForm { One = 1 }
internal enum ToProperty { One = 1 }
internal enum ToGetter { One = 1 }
internal enum ToStaticMethod { One = 1 }
internal enum ToStaticProperty { One = 1 }
internal enum ToOthers { One = 1 }
internal enum ToNothing { One = 1 }

/// <summary>The generator follows type parameters of extension blocks to where the members are used.</summary>
public sealed class ExtensionBlockTests
{
    // The same sources are compiled without the generator too.
    private static readonly bool HasGenerator = Registry.FindGenerated(typeof(Person)) is not null;

    [Fact]
    public void Method_IsFollowed()
    {
        AssertSaved(typeof(Queue<ToMethod>), "0201000000", ToMethod.One.Save());
        AssertSaved(typeof(Queue<ToStaticForm>), "0201000000", SavingExtensions.Save(ToStaticForm.One));
        // Written out, the generic Nino type would be registered because the test mentions it.
        AssertSaved(typeof(Box<>).MakeGenericType(typeof(ToBox)), "030100000000", ToBox.One.SaveInBox());
    }

    [Fact]
    public void Method_WithTypeParametersOfItsOwn_IsFollowed()
    {
        AssertSaved(typeof(Queue<(ToBoth, byte)>), "020100000002", ToBoth.One.SaveWith((byte)2));
        AssertSaved(typeof(Queue<(ToBothWritten, byte)>), "020100000002", ToBothWritten.One.SaveWith<ToBothWritten, byte>(2));
        AssertSaved(typeof(Queue<(ToBothInStaticForm, byte)>), "020100000002", SavingExtensions.SaveWith(ToBothInStaticForm.One, (byte)2));
    }

    [Fact]
    public void Property_IsFollowed()
    {
        Assert.Equal(5, ToProperty.One.Saved.Length);
        AssertRegistered(typeof(Stack<ToProperty>));
        AssertSaved(typeof(Stack<ToGetter>), "0201000000", SavingExtensions.get_Saved(ToGetter.One));
    }

    [Fact]
    public void StaticMember_IsFollowed()
    {
        AssertSaved(typeof(Queue<ToStaticMethod>), "01", ToStaticMethod.SaveNone());
        Assert.Equal(1, ToStaticProperty.EmptySize);
        AssertRegistered(typeof(LinkedList<ToStaticProperty>));
    }

    [Fact]
    public void Members_ThatCallOthers_AreFollowed() =>
        AssertSaved(typeof(Queue<HashSet<ToOthers>>), "020201000000", ToOthers.One.SaveThroughOthers());

    [Fact]
    public void TypesThatNobodyPassesOn_AreNotRegistered() => Assert.Null(Registry.FindGenerated(typeof(Queue<ToNothing>)));

    private static void AssertSaved(Type type, string hex, byte[] bytes)
    {
        Assert.Equal(hex, Hex.Text(bytes));
        AssertRegistered(type);
    }

    private static void AssertRegistered(Type type) => Assert.Equal(HasGenerator, Registry.FindGenerated(type) is not null);
}
