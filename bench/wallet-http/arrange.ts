import type { Processes } from "./processes.ts";
import type { Keys } from "./seed.ts";
import { SUBJECTS, WAYS, type Arrangement, type Subject } from "./setting.ts";

const POOLS = [4, 8, 16, 32];
const PASSES = 3;
const WARM_BETS = 40_000;
const MINUTE_MS = 60_000;
/** More than an entrance can take in the time: requests a second. */
const ENOUGH: Readonly<Record<Subject, number>> = { noop: 45_000, function: 10_000, perya: 30_000 };

export interface ArrangePlan {
  readonly keys: Keys;
  readonly connections: number;
  readonly measureMs: number;
}

interface Tried {
  readonly subject: Subject;
  readonly arrangement: Arrangement;
  /** Bets a second, added up over all passes. */
  rate: number;
}

/**
 * Tries every way in for everybody, and pool sizes for the function; leaves each with its best. All are tried in turn, more than once, and judged by all their tries: a moment
 * of a shared machine shall not choose.
 */
export async function arrange(processes: Processes, plan: ArrangePlan): Promise<Readonly<Record<Subject, Arrangement>>> {
  await warm(processes, plan);
  const tried = SUBJECTS.flatMap((subject) => arrangementsOf(subject).map((arrangement): Tried => ({ subject, arrangement, rate: 0 })));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const one of tried) one.rate += await rateOf(processes, one, plan);
  }
  const best: Partial<Record<Subject, Arrangement>> = {};
  for (const { subject, arrangement } of tried.toSorted((one, other) => one.rate - other.rate)) best[subject] = arrangement;
  for (const subject of SUBJECTS) await processes.use(subject, best[subject] ?? { way: "one thread" });
  return best as Record<Subject, Arrangement>;
}

function arrangementsOf(subject: Subject): Arrangement[] {
  return WAYS.flatMap((way) => (subject === "function" ? POOLS.map((pool) => ({ way, pool })) : [{ way }]));
}

/** Every thread has players to meet and code to compile. */
async function warm(processes: Processes, { keys, connections }: ArrangePlan): Promise<void> {
  for (const subject of SUBJECTS) {
    for (const way of WAYS) {
      await processes.use(subject, { way });
      await processes.make("softswiss", WARM_BETS, keys);
      await processes.run(subject, { run: "softswiss", connections, warmUpMs: 0, measureMs: MINUTE_MS, from: 0 });
    }
  }
}

async function rateOf(processes: Processes, { subject, arrangement }: Tried, { keys, connections, measureMs }: ArrangePlan): Promise<number> {
  await processes.use(subject, arrangement);
  await processes.make("softswiss", Math.ceil((ENOUGH[subject] * measureMs * 1.5) / 1000), keys);
  const report = await processes.run(subject, { run: "softswiss", connections, warmUpMs: measureMs / 2, measureMs, from: 0 });
  return report.answered / report.seconds;
}
