import { parseArgs } from "node:util";
import { readNumber } from "../chaos/read-number.ts";
import { newSeed, type TrialOptions } from "../chaos/stand-trial.ts";

/** The options of a run. */
export interface Options extends TrialOptions {
  /** The least number of draws in the evening. */
  readonly draws: number;
  /** Decides what players do; what happens between the processes depends on the machine. */
  readonly seed: string;
  /** Every game has a draw each half minute, which makes the evening half as long. */
  readonly quick: boolean;
}

/** The minimum leaves room for the kills, the corrections and the void draw. */
const DRAWS = { min: 42, max: 10_000, usual: 63 };

export const HELP = `npm run evening -- [options]

Starts PostgreSQL and two processes of the platform on throwaway data and free ports, and lets an
evening of one-minute draws go by: players bet over HTTP, both processes are killed in the middle
and stay away for several draws, one game's results are typed in by two people and corrected, one
draw is void. Players take a deposit match, missions, points and the rebate of a day.
Afterwards every draw is made again from its seed, every line is settled again, every gift computed
from its terms, and every player's money has to be what that gives, to the unit. Exit code 1 when
anything differs. It waits for the rebates after the last draw.

  --draws N      how many draws at least, ${DRAWS.min} to ${DRAWS.max}
                 (default ${DRAWS.usual}: nine minutes)
  --quick        games are drawn every half minute
  --seed TEXT    what players do (default random, and printed)
  --help         this text`;

/** Reads the options. Throws one sentence for an invalid one. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      draws: { type: "string" },
      seed: { type: "string" },
      quick: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    draws: readNumber("--draws", values.draws, DRAWS),
    seed: values.seed ?? newSeed(),
    quick: values.quick === true,
    help: values.help === true,
  };
}
