/**
 * The address on the player site of the picture of a lottery, by its code, or of all games of some
 * rules.
 */
export function pictureOf(name: string): string {
  return `/lotteries/${name.toLowerCase()}.svg`;
}

/** The picture of a game: its own, else the catalogue's, else the one of its rules. */
export function iconOf(
  game: { readonly iconUrl: string; readonly rules: string },
  listed: { readonly iconUrl: string } | undefined,
): string {
  return game.iconUrl || (listed?.iconUrl ?? "") || pictureOf(game.rules);
}
