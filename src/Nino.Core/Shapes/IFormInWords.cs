namespace Nino.Core.Shapes;

/// <summary>A formatter of a value without inner structure whose form is not named by the type alone.</summary>
internal interface IFormInWords
{
    string FormIn(SchemaBuilder schema);
}
