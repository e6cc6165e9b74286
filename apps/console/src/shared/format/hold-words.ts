/** A hold of parts per million in percent with two decimals, or a dash where nothing was staked. */
export function holdWords(ppm: number | null): string {
  return ppm === null ? "–" : `${(ppm / 10_000).toFixed(2)} %`;
}
