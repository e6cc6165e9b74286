import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

/** What a run was asked for. */
export interface Options {
  /** Draws of the evening, at least. */
  readonly draws: number;
  /** Decides what players do; what happens between the processes is decided by the machine. */
  readonly seed: string;
  /** Every game is drawn each half minute: half as long an evening. */
  readonly quick: boolean;
  readonly help: boolean;
}

const DEFAULT_DRAWS = 63;
const MAX_DRAWS = 10_000;

export const HELP = `npm run evening -- [options]

Starts PostgreSQL and two processes of the platform on throwaway data and free ports, and lets an evening of one-minute draws go by: players bet over HTTP,
both processes are killed in the middle and stay away for several draws, one game's results are typed in by two people and corrected, one draw is void.
Afterwards every draw is made again from its seed, every line is settled again, and every player's money has to be what that gives, to the unit. Exit code 1
when anything differs.

  --draws N      how many draws at least, 42 to ${MAX_DRAWS} (default ${DEFAULT_DRAWS}: nine minutes)
  --quick        games are drawn every half minute
  --seed TEXT    what players do (default random, and printed)
  --help         this text`;

/** The fewest in which the killing, the corrections and the void draw find their place. */
const FEWEST_DRAWS = 42;

/** Reads the options. Throws one sentence for what can't be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { draws: { type: "string" }, seed: { type: "string" }, quick: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  const draws = values.draws ?? String(DEFAULT_DRAWS);
  if (!/^[1-9]\d{0,4}$/.test(draws) || Number(draws) < FEWEST_DRAWS || Number(draws) > MAX_DRAWS)
    throw new Error(`--draws is a whole number from ${FEWEST_DRAWS} to ${MAX_DRAWS}, not ${draws}.`);
  return { draws: Number(draws), seed: values.seed ?? randomBytes(4).toString("hex"), quick: values.quick === true, help: values.help === true };
}
