using System.Collections.Generic;
using CSharp9;
using CSharp9.Library;
using Nino.Core;

RoundTrip trip = new RoundTrip();

Circle circle = new Circle { Id = 1, Radius = 2.5 };
Polygon polygon = new Polygon { Id = 2, Points = new List<Point> { new Point { X = 1, Y = 2 }, new Point { X = 3, Y = 4 } } };

byte[] bytes = NinoSerializer.Serialize(polygon.Points[0]);
trip.Check("struct", bytes, NinoDeserializer.Deserialize<Point>(bytes), read => read.Equals(polygon.Points[0]));

bytes = NinoSerializer.Serialize(circle);
trip.Check("derived class as its base", bytes, NinoDeserializer.Deserialize<Shape>(bytes), read => read is Circle { Id: 1, Radius: 2.5 });

Drawing drawing = new Drawing { Shapes = new Shape[] { circle, polygon }, Origin = new Point { X = -1 } };
bytes = NinoSerializer.Serialize(drawing);
trip.Check("class over a library's types", bytes, NinoDeserializer.Deserialize<Drawing>(bytes), read =>
    read.Shapes.Length == 2 && read.Shapes[0] is Circle { Radius: 2.5 }
    && read.Shapes[1] is Polygon { Note: null } other && other.Points[1].Equals(polygon.Points[1]) && read.Origin.X == -1);

Version version = new Version(9, null);
bytes = NinoSerializer.Serialize(version);
trip.Check("record", bytes, NinoDeserializer.Deserialize<Version>(bytes), read => read == version);

trip.Summarize();
