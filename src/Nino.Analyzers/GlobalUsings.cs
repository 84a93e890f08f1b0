// What most files of this project use besides.
global using Microsoft.CodeAnalysis.Diagnostics;
global using Nino.Generator.Parsing;
