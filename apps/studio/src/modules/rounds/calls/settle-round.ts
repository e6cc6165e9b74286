import { setTimeout as pause } from "node:timers/promises";
import type { Studio } from "../../../studio.ts";
import type { Session } from "../../sessions/index.ts";
import { deliverCall } from "./deliver-call.ts";
import type { Round } from "../round.ts";
import { selectRound } from "../rounds.store.ts";

/**
 * How long a player's request waits for the wallet before it answers with the round as it stands.
 */
const PATIENCE_MS = 9_000;
const LOOK_MS = 50;

/** A round as it stands after a request, and whether the request moved its money. */
export interface Settled {
  readonly round: Round;
  readonly moved: boolean;
}

/**
 * Sends what a round owes the wallet and waits until the wallet has decided, at most for the
 * patience of a request; the sweeper goes on after that. `session` is the one of the request.
 */
export async function settleRound(studio: Studio, session: Session, id: string): Promise<Settled> {
  const end = Date.now() + PATIENCE_MS;
  let moved = false;
  for (;;) {
    const sent = await deliverCall(studio, id, session);
    const round = await selectRound(studio.db, id);
    if (!round) throw new Error(`Round is gone: ${id}`);
    const waits = round.status === "DEBITING" || round.status === "PENDING_CREDIT";
    moved ||= sent;
    if (!waits || Date.now() >= end) return { round, moved: moved && !waits };
    if (!sent) await pause(LOOK_MS);
  }
}
