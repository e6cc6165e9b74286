const FIGURES = new Intl.NumberFormat("en");

/** Points with thousands separators. */
export function formatPoints(points: string): string {
  return FIGURES.format(BigInt(points));
}
