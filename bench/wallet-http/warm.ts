import type { Processes } from "./processes.ts";
import type { Keys } from "./seed.ts";
import { PLAYERS, SUBJECTS, type DialectName } from "./setting.ts";

const BETS_A_PLAYER = 4;
const MINUTE_MS = 60_000;

export interface WarmPlan {
  readonly keys: Keys;
  readonly connections: number;
}

/**
 * Sends a few bets of every player to every endpoint, so that it has the players cached and its
 * code compiled: the measurement is of bets, not of a server's first seconds.
 */
export async function warm(
  dialect: DialectName,
  processes: Processes,
  { keys, connections }: WarmPlan,
): Promise<void> {
  await processes.make(dialect, BETS_A_PLAYER * PLAYERS, keys);
  for (const subject of SUBJECTS)
    await processes.run(subject, {
      run: dialect,
      connections,
      warmUpMs: 0,
      measureMs: MINUTE_MS,
      from: 0,
    });
}
