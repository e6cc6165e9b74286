import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endInvitations } from "./invitations.store.ts";
import type { Player } from "./players.ts";
import { updateKind } from "./players.store.ts";

/** The kinds staff may switch between. */
export const KINDS_BY_HAND = ["0", "1", "2"] as const;

/**
 * Makes a member an agent or an agent a member again, whose agent's codes then end. Returns the
 * kind before; refuses accounts that are neither.
 */
export async function setKind(
  tx: Tx,
  playerId: bigint,
  kind: (typeof KINDS_BY_HAND)[number],
): Promise<Result<Player["kind"], "NOT_A_MEMBER">> {
  const before = await updateKind(tx, playerId, kind, KINDS_BY_HAND);
  if (before === undefined) return refuse("NOT_A_MEMBER");
  if (kind === "0") await endInvitations(tx, playerId, "affiliate");
  return ok(before);
}
