namespace Latest;

public enum Rarity : byte
{
    Common,
    Rare,
}
