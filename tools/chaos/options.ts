import { parseArgs } from "node:util";
import { readNumber } from "./read-number.ts";
import { newSeed, type TrialOptions } from "./stand-trial.ts";

/** The options of a run. */
export interface Options extends TrialOptions {
  readonly kills: number;
  /** Decides the kills and the load; what happens between the processes depends on the machine. */
  readonly seed: string;
  /** PostgreSQL answers before it has written: the proof must find what this loses. */
  readonly lossy: boolean;
  /** Kills the primary of a standby instead of parts that come back. */
  readonly failover: boolean;
}

const KILLS = { min: 1, max: 1_000, usual: 20 };

export const HELP = `npm run chaos -- [options]

Starts PostgreSQL, two processes of the platform and the studio on throwaway data and free ports,
lets players and vendors play, take money out and change limits, kills one after the other with
SIGKILL and starts them again, while others are frozen or cut off for a while, and proves at the end
that no money was lost, made or doubled. Before the first kill it holds one player's account in an
open transaction and measures the others' bets. Exit code 1 when anything differs.

  --kills N      how often a part is killed, ${KILLS.min} to ${KILLS.max} (default ${KILLS.usual})
  --seed TEXT    who is killed, frozen and cut off when, and what the load does (default random, and
                 printed)
  --lossy        lets PostgreSQL answer before it has written, to see the proof fail: this run must
                 end RED
  --failover     another run: callers bet over a forwarder, the primary's sender of the log is
                 frozen, the primary killed, its standby promoted. With synchronous replication no
                 answered bet may be missing; of an asynchronous control some must be, or this run
                 proves nothing
  --help         this text`;

/** Reads the options. Throws one sentence for an invalid one. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: "string" },
      seed: { type: "string" },
      lossy: { type: "boolean" },
      failover: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    kills: readNumber("--kills", values.kills, KILLS),
    seed: values.seed ?? newSeed(),
    lossy: values.lossy === true,
    failover: values.failover === true,
    help: values.help === true,
  };
}
