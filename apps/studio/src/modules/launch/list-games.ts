import { fromMinor } from "@perya/money";
import { stakesOf, type StakeTable } from "../../stakes.ts";
import type { Rules } from "../../games.ts";
import type { Studio } from "../../studio.ts";

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
export function listGames({ games, config }: Pick<Studio, "games" | "config">) {
  return [...games.values()].map((rules) => ({
    game_code: rules.code,
    name: rules.name,
    enabled: true,
    category: CATEGORIES[rules.kind],
    product: "Perya Studio",
    rtp: percent(rules.rtpPpm),
    url_thumb: `/art/${rules.code}-icon.svg`,
    url_background: `/art/${rules.code}-show.svg`,
    // A trial account of the operator plays here like any other.
    demo_game_support: true,
    freebet_support: false,
    platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
    min_bets: smallestBets(config.stakes, rules),
    lines: rules.lines ?? 0,
    hot: HOT.has(rules.code),
  }));
}

/** The smallest stake in every currency the game can be played in, in ledger units as text. */
function smallestBets(stakes: StakeTable, rules: Rules): Record<string, string> {
  const smallest = [...stakes.keys()].flatMap((currency) => {
    const [least] = stakesOf(stakes, rules, currency);
    return least === undefined
      ? []
      : [[currency, fromMinor(least, currency).units.toString()] as const];
  });
  return Object.fromEntries(smallest);
}

/**
 * Millionths as a percentage with two digits, rounded down: a game never promises more than it
 * returns.
 */
function percent(ppm: number): string {
  const hundredths = (BigInt(ppm) / PPM_PER_HUNDREDTH_PERCENT).toString().padStart(3, "0");
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
