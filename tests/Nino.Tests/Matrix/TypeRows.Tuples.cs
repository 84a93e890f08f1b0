using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

internal static partial class TypeRows
{
    private static TypeRow[] Tuples() =>
    [
        new ValueRow<KeyValuePair<int, bool>>(default, new(1, true)) { Form = Form.Sequence },
        new ValueRow<KeyValuePair<string, List<int>>>(new("a", [1]), new("b", [])) { Form = Form.Sequence },
        new ValueRow<ValueTuple>(default, default) { Form = Form.Scalar, Title = "ValueTuple" },
        new ValueRow<ValueTuple<int>>(new(1), new(2)) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, bool)>((1, true), (2, false)) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int Id, string? Name)>((1, null), (2, "a")) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(byte, long, byte)>((1, 2, 3), (4, 5, 6)) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, int, int, string)>((1, 2, 3, "4"), (5, 6, 7, "8")) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, int, int, int, Person?)>((1, 2, 3, 4, null), (5, 6, 7, 8, new())) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, int, int, int, int, bool)>((1, 2, 3, 4, 5, true), default) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, int, int, int, int, int, DateTime)>((1, 2, 3, 4, 5, 6, DateTime.UnixEpoch), default) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<(int, int, int, int, int, int, int, string?)>((1, 2, 3, 4, 5, 6, 7, "8"), default) { Form = Form.Sequence, Title = "ValueTuple<…>" },
        new ValueRow<NinoTuple<int>>(new(1), new(2)) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, bool>>(new(1, true), new(2, false)) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, string?>>(new(1, null), new(2, "a")) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<byte, long, byte>>(new(1, 2, 3), new(4, 5, 6)) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, int, int, string>>(new(1, 2, 3, "4"), new(5, 6, 7, "8")) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, int, int, int, Person?>>(new(1, 2, 3, 4, null), new(5, 6, 7, 8, new())) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, int, int, int, int, bool>>(new(1, 2, 3, 4, 5, true), default) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, int, int, int, int, int, DateTime>>(new(1, 2, 3, 4, 5, 6, DateTime.UnixEpoch), default) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoTuple<int, int, int, int, int, int, int, string?>>(new(1, 2, 3, 4, 5, 6, 7, "8"), default) { Form = Form.Sequence, Title = "NinoTuple<…>" },
        new ValueRow<NinoCompactValue<int>>(new(1), new(-70_000)) { Form = Form.Sequence, Title = "NinoCompactValue<T>" },
        new ValueRow<NinoCompactValue<List<long>>>(new([1, 2]), new([])) { Form = Form.Sequence, Title = "NinoCompactValue<T>" },
        new TypeRow<Tuple<int>>(new(1), new(2)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, string?>>(new(1, "a"), new(2, null)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, bool>>(new(1, 2, true), new(2, 3, false)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, int, string>>(new(1, 2, 3, "a"), new(2, 3, 4, "b")) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, int, int, int>>(new(1, 2, 3, 4, 5), new(2, 3, 4, 5, 6)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, int, int, int, int>>(new(1, 2, 3, 4, 5, 6), new(2, 3, 4, 5, 6, 7)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, int, int, int, int, int>>(new(1, 2, 3, 4, 5, 6, 7), new(2, 3, 4, 5, 6, 7, 8)) { Form = Form.Tuple, Title = "Tuple<…>" },
        new TypeRow<Tuple<int, int, int, int, int, int, int, Tuple<string?>>>(
            new(1, 2, 3, 4, 5, 6, 7, new("8")),
            new(2, 3, 4, 5, 6, 7, 8, new(null))) { Form = Form.Tuple, Title = "Tuple<…>" },
    ];
}
