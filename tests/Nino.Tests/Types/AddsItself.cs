using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Adds itself to the children of its parent, which are being read when the parent is set.</summary>
[NinoType(PreserveReferences = true)]
public sealed class AddsItself
{
    private AddsItself? _parent;

    public List<AddsItself> Children { get; } = [];

    public AddsItself? Parent
    {
        get => _parent;
        set
        {
            _parent = value;
            if (value is not null && !value.Children.Contains(this))
            {
                value.Children.Add(this);
            }
        }
    }
}
