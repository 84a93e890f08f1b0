// What most files of this project use besides.
global using Nino.Generator.Model;
