import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { lastSeqOf } from "../../wallet/index.ts";
import { isOver, type Plan } from "./plan.ts";
import { insertPlan, lockPlans } from "./plans.store.ts";

/** What a player fixes before a session: how long, and how much may be lost in ledger units. */
export interface Planned {
  readonly minutes: number;
  readonly units: bigint;
}

/**
 * Begins a session as its player planned it. Nothing of it changes while it runs: it can only be
 * ended. Refused while another one runs.
 */
export async function beginPlan(
  tx: Tx,
  player: bigint,
  { minutes, units }: Planned,
): Promise<Result<Plan, "SESSION_RUNS">> {
  const { last, now } = await lockPlans(tx, player);
  if (last && !isOver(last, now)) return refuse("SESSION_RUNS");
  const plan: Plan = {
    number: (last?.number ?? 0n) + 1n,
    begunAt: now,
    until: now.add({ minutes }),
    units,
    afterSeq: await lastSeqOf(tx, player),
  };
  await insertPlan(tx, player, plan);
  return ok(plan);
}
