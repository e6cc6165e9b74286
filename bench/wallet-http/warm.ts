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
 * Some bets of every player at every entrance: each of them remembers who the players are and has its code compiled, so what is measured after is bets, not first meetings and not
 * a server's first seconds.
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
