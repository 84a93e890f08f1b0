// What most files of this project use besides.
global using System.ComponentModel;
global using System.Diagnostics.CodeAnalysis;
global using System.Runtime.InteropServices;
