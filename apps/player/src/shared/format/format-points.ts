const FIGURES = new Intl.NumberFormat("en");

/** Points as figures look in every language; a change of them has its sign. */
export function formatPoints(points: string, signed = false): string {
  const said = FIGURES.format(BigInt(points));
  return signed && BigInt(points) > 0n ? `+${said}` : said;
}
