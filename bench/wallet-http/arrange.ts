import type { Processes } from "./processes.ts";
import type { Keys } from "./seed.ts";
import { PLAYERS, SUBJECTS, WAYS, type Arrangement, type Subject } from "./setting.ts";

const POOLS = [2, 4, 8, 16, 32];
/** More than an entrance can take in the time: requests a second. */
const ENOUGH: Readonly<Record<Subject, number>> = { noop: 24_000, function: 8_000, perya: 24_000 };

export interface ArrangePlan {
  readonly keys: Keys;
  readonly connections: number;
  readonly measureMs: number;
}

/** Tries both ways in for everybody, and pool sizes for the function; leaves each with its best. */
export async function arrange(processes: Processes, plan: ArrangePlan): Promise<Readonly<Record<Subject, Arrangement>>> {
  const best: Partial<Record<Subject, Arrangement>> = {};
  for (const subject of SUBJECTS) {
    best[subject] = await bestOf(processes, subject, plan);
    await processes.use(subject, best[subject]);
  }
  return best as Record<Subject, Arrangement>;
}

async function bestOf(processes: Processes, subject: Subject, { keys, connections, measureMs }: ArrangePlan): Promise<Arrangement> {
  let best: { arrangement: Arrangement; rate: number } | undefined;
  for (const way of WAYS) {
    await processes.use(subject, { way });
    await processes.make("softswiss", PLAYERS, keys);
    await processes.run(subject, { run: "softswiss", connections, warmUpMs: 0, measureMs: 60_000, from: 0 });
    for (const pool of subject === "function" ? POOLS : [undefined]) {
      const arrangement: Arrangement = pool === undefined ? { way } : { way, pool };
      await processes.use(subject, arrangement);
      await processes.make("softswiss", Math.ceil((ENOUGH[subject] * measureMs * 1.5) / 1000), keys);
      const report = await processes.run(subject, { run: "softswiss", connections, warmUpMs: measureMs / 2, measureMs, from: 0 });
      const rate = report.answered / report.seconds;
      if (rate > (best?.rate ?? 0)) best = { arrangement, rate };
    }
  }
  if (!best) throw new Error(`${subject} answered nothing`);
  return best.arrangement;
}
