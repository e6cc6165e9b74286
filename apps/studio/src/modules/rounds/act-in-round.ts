import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Rules } from "../../games.ts";
import type { Session } from "../sessions/index.ts";
import { moveOn } from "./move-on.ts";
import { insertAction, lockRound } from "./rounds.store.ts";

export interface Decision {
  readonly roundId: string;
  /** How many decisions were applied before this one. */
  readonly step: number;
  readonly action: unknown;
}

export type ActRefusal =
  | "NO_SUCH_ROUND"
  | "ROUND_NOT_OPEN"
  | "STEP_AHEAD"
  | "INVALID_ACTION"
  | "ILLEGAL_ACTION";

/**
 * Applies a player's decision to their open round. A repeated step returns its earlier result: the
 * first decision counts.
 */
export async function actInRound(
  tx: Tx,
  rules: Rules,
  session: Session,
  decision: Decision,
): Promise<Result<undefined, ActRefusal>> {
  const round = await lockRound(tx, decision.roundId);
  if (!round || round.player !== session.player || round.game !== session.game)
    return refuse("NO_SUCH_ROUND");
  if (decision.step < round.step) return ok(undefined);
  if (round.status !== "OPEN") return refuse("ROUND_NOT_OPEN");
  if (decision.step > round.step) return refuse("STEP_AHEAD");
  const action = rules.readAction(decision.action);
  if (!action.ok) return action;
  const next = rules.act(round.state, action.value);
  if (!next.ok) return next;
  await insertAction(tx, round.id, round.step, action.value);
  await moveOn(tx, rules, round, { state: next.value, step: round.step + 1 });
  return ok(undefined);
}
