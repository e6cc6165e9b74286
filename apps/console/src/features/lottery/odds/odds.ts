import type { LotteryOdds } from "@perya/api-client/operator";

const ODDS_ONE = 10_000;

/** Odds × 10,000 as people write them: "95", "1.95". */
export function oddsText(odds: number): string {
  const rest = String(odds % ODDS_ONE)
    .padStart(4, "0")
    .replace(/0+$/, "");
  const whole = Math.floor(odds / ODDS_ONE);
  return rest === "" ? String(whole) : `${whole}.${rest}`;
}

/** Odds × 10,000 of a typed text; undefined when it is none. */
export function readOdds(text: string): number | undefined {
  const match = /^(\d{1,5})(?:\.(\d{1,4}))?$/.exec(text.trim());
  if (!match) return undefined;
  const odds = Number(match[1]) * ODDS_ONE + Number((match[2] ?? "").padEnd(4, "0"));
  return odds > 0 ? odds : undefined;
}

/** Ten-thousandths as a percentage. */
export function percent(tenThousandths: number): string {
  return `${(tenThousandths / 100).toFixed(2)} %`;
}

/** One price of a profile with its return. */
export interface PriceRow {
  readonly price: string;
  readonly market: string;
  /** Its line wins once in this many draws, in hundredths. */
  readonly oneIn: number;
  /** Ten-thousandths: the lowest and the highest of the lines it is a price of. */
  readonly lowest: number;
  readonly highest: number;
  readonly inRange: boolean;
}

/** The prices of some returns, each once, in the order of the markets. */
export function priceRows(returns: LotteryOdds["returns"]): readonly PriceRow[] {
  const rows = new Map<string, PriceRow>();
  for (const { market, prices, oneIn, return: back, inRange } of returns)
    for (const price of prices) {
      const row = rows.get(price) ?? { price, market, oneIn, lowest: back, highest: back, inRange };
      rows.set(price, {
        ...row,
        lowest: Math.min(row.lowest, back),
        highest: Math.max(row.highest, back),
        inRange: row.inRange && inRange,
      });
    }
  return [...rows.values()];
}
