namespace Nino.Generator.Model;

/// <summary>What an assembly registers.</summary>
/// <param name="Bindings">The types.</param>
/// <param name="ForeignSizes">What the printed formatters count on.</param>
internal sealed record RegistrationModel(EquatableArray<BindingModel> Bindings, EquatableArray<ForeignSizeModel> ForeignSizes);
