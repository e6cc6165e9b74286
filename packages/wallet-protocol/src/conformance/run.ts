import { Mismatch, type Group } from "./case.ts";
import { hub88Groups } from "./hub88/index.ts";
import { hub88Kit } from "./hub88/kit.ts";
import { betwin } from "./softswiss/betwin.ts";
import { softswissKit } from "./softswiss/kit.ts";
import { players } from "./softswiss/players.ts";
import { rounds } from "./softswiss/rounds.ts";
import { transport } from "./softswiss/transport.ts";
import type { DialectName } from "../port.ts";
import type { Target } from "./target.ts";

export interface CaseResult {
  /** Stays the same across versions as long as cases are only added at the end of their group. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** Why it failed, or what the target lacks. */
  readonly why: string;
  readonly ms: number;
}

export interface RunOptions {
  /** Only cases whose id, group or title contains this text. */
  readonly only?: string;
  readonly onResult?: (result: CaseResult) => void;
}

/**
 * Runs the suite of the target's dialect against it, one case after the other, on its player's real
 * balance.
 */
export function runConformance(target: Target, options: RunOptions = {}): Promise<CaseResult[]> {
  return SUITES[target.dialect](target, options);
}

type Suite = (target: Target, options: RunOptions) => Promise<CaseResult[]>;

const SUITES: Readonly<Record<DialectName, Suite>> = {
  hub88: (target, options) => run("H", hub88Groups, hub88Kit(target), target, options),
  softswiss: (target, options) =>
    run("S", [transport, betwin, rounds, players], softswissKit(target), target, options),
};

async function run<Kit>(
  letter: string,
  groups: readonly Group<Kit>[],
  kit: Kit,
  target: Target,
  { only = "", onResult }: RunOptions,
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const [place, group] of groups.entries()) {
    for (const [index, one] of group.cases.entries()) {
      const named = {
        id: `${letter}${place + 1}${String(index + 1).padStart(2, "0")}`,
        group: group.name,
        title: one.title,
      };
      if (![named.id, named.group, named.title].some((text) => text.includes(only))) continue;
      const missing = (one.needs ?? []).filter((need) => target[need] === undefined);
      const result: CaseResult =
        missing.length > 0
          ? { ...named, outcome: "skipped", why: `needs ${missing.join(", ")}`, ms: 0 }
          : { ...named, ...(await tried(() => one.run(kit))) };
      results.push(result);
      onResult?.(result);
    }
  }
  return results;
}

async function tried(
  attempt: () => Promise<void>,
): Promise<Pick<CaseResult, "outcome" | "why" | "ms">> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  try {
    await attempt();
    return { outcome: "passed", why: "", ms: since() };
  } catch (fault) {
    const why =
      fault instanceof Mismatch
        ? fault.message
        : `the call itself failed: ${fault instanceof Error ? fault.message : String(fault)}`;
    return { outcome: "failed", why, ms: since() };
  }
}
