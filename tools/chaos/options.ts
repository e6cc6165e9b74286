import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

/** What a run was asked for. */
export interface Options {
  readonly kills: number;
  /** Decides who is killed when and what the load does; what happens between the processes is decided by the machine. */
  readonly seed: string;
  /** PostgreSQL answers before it has written: the proof must find what is lost by that. */
  readonly lossy: boolean;
  readonly help: boolean;
}

const DEFAULT_KILLS = 20;
const MAX_KILLS = 1_000;

export const HELP = `npm run chaos -- [options]

Starts PostgreSQL, two processes of the platform and the studio on throwaway data and free ports, lets players and vendors play, kills one after the other
with SIGKILL, starts them again, and proves at the end that no money was lost, made or doubled. Exit code 1 when anything differs.

  --kills N      how often somebody is killed, 1 to ${MAX_KILLS} (default ${DEFAULT_KILLS})
  --seed TEXT    who is killed when, and what the load does (default random, and printed)
  --lossy        lets PostgreSQL answer before it has written, to see the proof fail: this run must end RED
  --help         this text`;

/** Reads the options. Throws one sentence for what can't be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: "string" }, seed: { type: "string" }, lossy: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  const kills = values.kills ?? String(DEFAULT_KILLS);
  if (!/^[1-9]\d{0,3}$/.test(kills) || Number(kills) > MAX_KILLS) throw new Error(`--kills is a whole number from 1 to ${MAX_KILLS}, not ${kills}.`);
  return {
    kills: Number(kills),
    seed: values.seed ?? randomBytes(4).toString("hex"),
    lossy: values.lossy === true,
    help: values.help === true,
  };
}
