using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>200 members: more than a head of one byte counts.</summary>
[NinoType]
public sealed class Wide
{
    public byte M0, M1, M2, M3;
    public byte M4, M5, M6, M7;
    public byte M8, M9, M10, M11;
    public byte M12, M13, M14, M15;
    public byte M16, M17, M18, M19;
    public byte M20, M21, M22, M23;
    public byte M24, M25, M26, M27;
    public byte M28, M29, M30, M31;
    public byte M32, M33, M34, M35;
    public byte M36, M37, M38, M39;
    public byte M40, M41, M42, M43;
    public byte M44, M45, M46, M47;
    public byte M48, M49, M50, M51;
    public byte M52, M53, M54, M55;
    public byte M56, M57, M58, M59;
    public byte M60, M61, M62, M63;
    public byte M64, M65, M66, M67;
    public byte M68, M69, M70, M71;
    public byte M72, M73, M74, M75;
    public byte M76, M77, M78, M79;
    public byte M80, M81, M82, M83;
    public byte M84, M85, M86, M87;
    public byte M88, M89, M90, M91;
    public byte M92, M93, M94, M95;
    public byte M96, M97, M98, M99;
    public byte M100, M101, M102, M103;
    public byte M104, M105, M106, M107;
    public byte M108, M109, M110, M111;
    public byte M112, M113, M114, M115;
    public byte M116, M117, M118, M119;
    public byte M120, M121, M122, M123;
    public byte M124, M125, M126, M127;
    public byte M128, M129, M130, M131;
    public byte M132, M133, M134, M135;
    public byte M136, M137, M138, M139;
    public byte M140, M141, M142, M143;
    public byte M144, M145, M146, M147;
    public byte M148, M149, M150, M151;
    public byte M152, M153, M154, M155;
    public byte M156, M157, M158, M159;
    public byte M160, M161, M162, M163;
    public byte M164, M165, M166, M167;
    public byte M168, M169, M170, M171;
    public byte M172, M173, M174, M175;
    public byte M176, M177, M178, M179;
    public byte M180, M181, M182, M183;
    public byte M184, M185, M186, M187;
    public byte M188, M189, M190, M191;
    public byte M192, M193, M194, M195;
    public byte M196, M197, M198, M199;
}
