/** Numbers of one prize that a card has room for. */
const MOST_SHOWN = 6;

/**
 * The prizes of a game's last result ("DB 12345|G1 67890,11111" is two), each with its first six
 * numbers.
 */
export function previousNumbers(text: string): readonly (readonly string[])[] {
  return text
    .split("|")
    .map((prize) =>
      prize
        .split(",")
        .map((number) => number.trim())
        .filter(Boolean)
        .slice(0, MOST_SHOWN),
    )
    .filter((prize) => prize.length > 0);
}
