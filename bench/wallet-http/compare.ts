import type { Report } from "./load.ts";
import type { Processes } from "./processes.ts";
import type { Keys } from "./seed.ts";
import { SUBJECTS, type DialectName, type Subject } from "./setting.ts";
import { warm } from "./warm.ts";

export interface Comparison {
  readonly rounds: readonly Readonly<Record<Subject, Report>>[];
}

export interface ComparePlan {
  readonly keys: Keys;
  readonly connections: number;
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** More requests per second than any endpoint can serve. */
const ENOUGH = { softswiss: 45_000, hub88: 12_000 } as const;

/**
 * Measures every endpoint in turn, round after round; each round starts with another one. All get
 * the same fresh requests in a round.
 */
export async function compare(
  dialect: DialectName,
  processes: Processes,
  plan: ComparePlan,
): Promise<Comparison> {
  const rounds: Record<Subject, Report>[] = [];
  await warm(dialect, processes, plan);
  for (let round = 0; round < plan.rounds; round++) {
    const count = Math.ceil((ENOUGH[dialect] * (plan.warmUpMs + plan.measureMs)) / 1000);
    await processes.make(dialect, count, plan.keys);
    const reports: Partial<Record<Subject, Report>> = {};
    for (let at = 0; at < SUBJECTS.length; at++) {
      const subject = SUBJECTS[(round + at) % SUBJECTS.length] ?? "noop";
      const report = await processes.run(subject, {
        run: dialect,
        connections: plan.connections,
        warmUpMs: plan.warmUpMs,
        measureMs: plan.measureMs,
        from: 0,
      });
      if (report.bad > 0)
        throw new Error(`${subject} gave ${report.bad} bad answers, such as ${report.firstBad}`);
      reports[subject] = report;
    }
    rounds.push(reports as Record<Subject, Report>);
  }
  return { rounds };
}
