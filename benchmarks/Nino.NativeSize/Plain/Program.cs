using System;

Console.WriteLine("Hello 1");
