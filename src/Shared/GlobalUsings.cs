// What most files use.
global using System;
global using System.Collections.Generic;
global using System.Runtime.CompilerServices;
