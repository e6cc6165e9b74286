import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { tellFact } from "../../facts/index.ts";
import { AGENT_KINDS, type Player } from "../../players/index.ts";
import { agentFrozen } from "../facts.ts";
import { endFreeze, insertFreeze } from "../tree/freezes.store.ts";

export const FREEZE_REFUSALS = {
  NOT_AN_AGENT: [422, "Only agents can be frozen."],
  FROZEN_ALREADY: [409, "The agent is frozen already."],
  NOT_FROZEN: [409, "The agent is not frozen."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

interface Freezing {
  readonly frozen: boolean;
  readonly by: string;
  readonly reason: string;
}

/**
 * Freezes an agent from now on, or ends it: a frozen one gets no new downlines and no share of what
 * is played below.
 */
export async function freezeAgent(
  tx: Tx,
  { id, brandId, publicId, kind }: Player,
  { frozen, by, reason }: Freezing,
): Promise<Result<void, keyof typeof FREEZE_REFUSALS>> {
  if (frozen && !AGENT_KINDS.includes(kind)) return refuse("NOT_AN_AGENT");
  const changed = frozen
    ? await insertFreeze(tx, id, by, reason)
    : await endFreeze(tx, id, by, reason);
  if (!changed) return refuse(frozen ? "FROZEN_ALREADY" : "NOT_FROZEN");
  const action = frozen ? "agents.freeze" : "agents.unfreeze";
  await recordAudit(tx, { actor: by, action, subject: publicId, brandId, reason });
  await tellFact(tx, agentFrozen, { player: id, brand: brandId, frozen });
  return ok(undefined);
}
