import { fromMinor } from "@perya/money";
import { stakesOf, type StakeTable } from "../../stakes.ts";
import type { Rules } from "../../games.ts";
import type { Studio } from "../../studio.ts";
import type { VendorRecord } from "../../vendor-records.ts";

const CATEGORIES = { SLOT: "Slots", INSTANT: "Instant" } as const;
/** The studio's featured games. */
const HOT: ReadonlySet<string> = new Set([
  "harbor-lanterns",
  "thunder-orchard",
  "mango-mines",
  "halo-halo-drop",
]);
const PPM_PER_HUNDREDTH_PERCENT = 100n;

/**
 * Our games as an operator lists them. Pictures are relative to the studio's address: `icon` is
 * square, `show` is three by four.
 */
export function listGames({ games, config, ...record }: VendorRecord & Pick<Studio, "config">) {
  return [...games.values()].map((rules) => ({
    game_code: rules.code,
    name: `${rules.name}${record.suffix}`,
    enabled: true,
    category: CATEGORIES[rules.kind],
    product: record.product,
    rtp: percent(rules.rtpPpm),
    url_thumb: `/art/${rules.code}-icon.svg`,
    url_background: `/art/${rules.code}-show.svg`,
    // A trial account of the operator plays here like any other, where it has a balance.
    demo_game_support: record.takesTrials,
    freebet_support: false,
    platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
    min_bets: betsOf(config.stakes, rules, (levels) => levels[0]),
    max_bets: betsOf(config.stakes, rules, (levels) => levels.at(-1)),
    max_win: String(rules.maxWinX),
    lines: rules.lines ?? 0,
    hot: HOT.has(rules.code),
  }));
}

/** One of the stakes in every currency the game can be played in, in ledger units as text. */
function betsOf(
  stakes: StakeTable,
  rules: Rules,
  choose: (levels: readonly bigint[]) => bigint | undefined,
): Record<string, string> {
  const chosen = [...stakes.keys()].flatMap((currency) => {
    const level = choose(stakesOf(stakes, rules, currency));
    return level === undefined
      ? []
      : [[currency, fromMinor(level, currency).units.toString()] as const];
  });
  return Object.fromEntries(chosen);
}

/**
 * Millionths as a percentage with two digits, rounded down: a game never promises more than it
 * returns.
 */
function percent(ppm: number): string {
  const hundredths = (BigInt(ppm) / PPM_PER_HUNDREDTH_PERCENT).toString().padStart(3, "0");
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
