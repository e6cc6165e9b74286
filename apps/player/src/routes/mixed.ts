/** Two rows of a desktop. */
export const MOST_TILES = 16;
/** Games between two lotteries. */
const BETWEEN = 3;

/** Games with a lottery after every three of them, and the rest of the lotteries behind. */
export function mixed<Game, Lottery>(
  games: readonly Game[],
  lotteries: readonly Lottery[],
): readonly (Game | Lottery)[] {
  const rest = [...lotteries];
  const tiles = games.flatMap((game, at) => [
    game,
    ...((at + 1) % BETWEEN === 0 ? rest.splice(0, 1) : []),
  ]);
  return [...tiles, ...rest].slice(0, MOST_TILES);
}
