import type { LineSpec, LotteryRules, Market, Terms } from "@perya/lottery-kit";
import { ok, refuse, type Result } from "@perya/result";
import { hitsCounted } from "../exposure/hits-counted.ts";
import type { AskedLine, BetLine } from "./order.ts";

/** Lines of one order. Source: lottery specification, section 10. */
const MAX_LINES = 1_000;

export type ReadRefusal = "UNKNOWN_MARKET" | "INVALID_PICKS" | "TOO_MANY_LINES";

/**
 * The canonical lines of the picks. A repeated selection, in one list of picks or in several,
 * becomes one line with the sum of its units; where a line needs several picks, a repeated pick is
 * not a valid bet. `minor`: ledger units of one minor unit of the currency; units must be whole
 * minor units.
 */
export function readLines(
  rules: LotteryRules,
  terms: Terms,
  asked: readonly AskedLine[],
  minor: bigint,
): Result<BetLine[], ReadRefusal> {
  const lines = new Map<string, BetLine>();
  let made = 0;
  for (const one of asked) {
    const market = rules.markets.find(({ code }) => code === one.market);
    if (!market) return refuse("UNKNOWN_MARKET");
    if (one.unit <= 0n || one.unit % minor !== 0n) return refuse("INVALID_PICKS");
    for (const picks of market.perLine === 1 ? withoutRepeats(one.picks) : [one.picks]) {
      const specs = rules.expand({ market: one.market, picks }, terms);
      if (!specs.ok) return refuse(specs.refusal);
      // Selections that merge into one line count too: parsing them is work as well.
      made += specs.value.length;
      if (made > MAX_LINES) return refuse("TOO_MANY_LINES");
      for (const spec of specs.value) add(lines, lineOf(rules, terms, market, spec, one, minor));
    }
  }
  return lines.size === 0 ? refuse("INVALID_PICKS") : ok([...lines.values()]);
}

/** Each pick once, then those that occurred twice, and so on. */
function withoutRepeats(picks: readonly string[]): readonly (readonly string[])[] {
  const times = new Map<string, number>();
  const rounds: string[][] = [[]];
  for (const pick of picks) {
    const before = times.get(pick) ?? 0;
    (rounds[before] ??= []).push(pick);
    times.set(pick, before + 1);
  }
  return rounds;
}

function lineOf(
  rules: LotteryRules,
  terms: Terms,
  market: Market,
  spec: LineSpec,
  { unit, step }: AskedLine,
  minor: bigint,
): BetLine {
  const { selection, count, prices } = spec;
  return {
    market: market.code,
    selection,
    count,
    prices,
    unitMinor: unit / minor,
    step,
    hits: hitsCounted(rules, terms, spec),
    exposure: market.exposure,
  };
}

/** Of two agreements to a lower price the stricter one counts. */
function add(lines: Map<string, BetLine>, line: BetLine): void {
  const key = `${line.market}/${line.selection}`;
  const same = lines.get(key);
  if (!same) lines.set(key, line);
  else
    lines.set(key, {
      ...same,
      unitMinor: same.unitMinor + line.unitMinor,
      step: same.step > line.step ? same.step : line.step,
    });
}
