export interface LineWin {
  /** Counted from 1, as players count them. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly lineBets: number;
}

type Pay = Readonly<Record<string, readonly number[]>>;

/**
 * Wins on every line from the left: leading wilds take the first ordinary symbol's part, a scatter
 * breaks the run, one win a line.
 */
export function evaluateLines(
  grid: readonly (readonly string[])[],
  lines: readonly (readonly number[])[],
  pay: Pay,
): LineWin[] {
  return lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => grid[reel]?.[row] ?? "");
    const win = runOf(symbols);
    const lineBets = pay[win.symbol]?.[win.count - 1] ?? 0;
    return lineBets > 0 ? [{ line: line + 1, ...win, lineBets }] : [];
  });
}

function runOf(symbols: readonly string[]): { symbol: string; count: number } {
  const symbol = symbols.find((one) => one !== "WILD") ?? "WILD";
  if (symbol === "SCAT") return { symbol, count: 0 };
  const end = symbols.findIndex((one) => one !== symbol && one !== "WILD");
  return { symbol, count: end === -1 ? symbols.length : end };
}
