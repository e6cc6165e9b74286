import type { Processes } from "./processes.ts";
import type { Keys } from "./seed.ts";
import { SUBJECTS, WAYS, type Arrangement, type Subject } from "./setting.ts";
import { warm } from "./warm.ts";

const POOLS = [4, 8, 16, 32];
const PASSES = 3;
/** More requests per second than an endpoint can serve. */
const ENOUGH: Readonly<Record<Subject, number>> = { noop: 45_000, function: 10_000, perya: 30_000 };

export interface ArrangePlan {
  readonly keys: Keys;
  readonly connections: number;
  readonly measureMs: number;
}

interface Tried {
  readonly subject: Subject;
  readonly arrangement: Arrangement;
  /** Bets per second, summed over all passes. */
  rate: number;
}

/**
 * Tries every arrangement for every subject, and pool sizes for the function, and keeps the best of
 * each. Arrangements alternate, run more than once and are compared over all their runs, so that a
 * short disturbance on a shared machine does not decide.
 */
export async function arrange(
  processes: Processes,
  plan: ArrangePlan,
): Promise<Readonly<Record<Subject, Arrangement>>> {
  for (const way of WAYS) {
    for (const subject of SUBJECTS) await processes.use(subject, { way });
    await warm("softswiss", processes, plan);
  }
  const tried = SUBJECTS.flatMap((subject) =>
    arrangementsOf(subject).map((arrangement): Tried => ({ subject, arrangement, rate: 0 })),
  );
  for (let pass = 0; pass < PASSES; pass++) {
    for (const one of tried) one.rate += await rateOf(processes, one, plan);
  }
  const best = (subject: Subject) => bestOf(tried.filter((one) => one.subject === subject));
  const chosen = { noop: best("noop"), function: best("function"), perya: best("perya") };
  for (const subject of SUBJECTS) await processes.use(subject, chosen[subject]);
  return chosen;
}

function bestOf(tried: readonly Tried[]): Arrangement {
  return tried.reduce((best, one) => (one.rate > best.rate ? one : best)).arrangement;
}

function arrangementsOf(subject: Subject): Arrangement[] {
  return WAYS.flatMap((way) =>
    subject === "function" ? POOLS.map((pool) => ({ way, pool })) : [{ way }],
  );
}

async function rateOf(
  processes: Processes,
  { subject, arrangement }: Tried,
  { keys, connections, measureMs }: ArrangePlan,
): Promise<number> {
  await processes.use(subject, arrangement);
  await processes.make("softswiss", Math.ceil((ENOUGH[subject] * measureMs * 1.5) / 1000), keys);
  const report = await processes.run(subject, {
    run: "softswiss",
    connections,
    warmUpMs: measureMs / 2,
    measureMs,
    from: 0,
  });
  return report.answered / report.seconds;
}
