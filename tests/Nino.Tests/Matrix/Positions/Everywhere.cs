using Nino.Core;

namespace Nino.Tests.Matrix;

/// <summary>Every position of a type: what names it, in a root that the generator sees, has the code of all of them generated.</summary>
[NinoType]
public class Everywhere<T>
{
    public FieldHolder<T>? Field;
    public PropertyHolder<T>? Property;
    public InitHolder<T>? Init;
    public ParameterHolder<T>? Parameter;
    public StructHolder<T> Struct;
    public ArrayHolder<T>? Array;
    public ListHolder<T>? List;
    public DictionaryHolder<T>? Dictionary;
    public TupleHolder<T>? Tuple;
    public GenericHolder<T>? Generic;
    public ObjectHolder<T>? Object;
    public TolerantHolder<T>? Tolerant;
}
