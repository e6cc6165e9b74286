import type { Tx } from "@perya/postgres";
import { recordAudit } from "../../audit/index.ts";
import { tellFact } from "../../facts/index.ts";
import { playerById } from "../../players/index.ts";
import { memberMoved } from "../facts.ts";
import { endMove, lockDue } from "./moves.store.ts";
import { lockTree } from "./shift.store.ts";
import { shiftTeam } from "./shift-team.ts";
import { whyNot } from "./why-not.ts";

/**
 * Makes the next move that is due, as of its time. One that has become impossible since it was
 * agreed to fails with the reason and changes nothing. False when none is due.
 */
export async function makeNextMove(tx: Tx): Promise<boolean> {
  const move = await lockDue(tx);
  if (!move) return false;
  await lockTree(tx, move.brandId);
  const player = await playerById(tx, move.player);
  if (!player) throw new Error(`The player of move ${move.publicId} is gone`);
  const refusal = await whyNot(tx, player, move.toParent);
  if (!refusal)
    await shiftTeam(tx, { player: move.player, parent: move.toParent, at: move.effectiveAt });
  await endMove(tx, move.id, {
    state: refusal ? "FAILED" : "DONE",
    by: "system",
    why: refusal ?? null,
  });
  await recordAudit(tx, {
    actor: "system",
    action: refusal ? "agents.move.failed" : "agents.move.done",
    subject: player.publicId,
    brandId: move.brandId,
    after: { effectiveAt: move.effectiveAt.toString(), ...(refusal && { refusal }) },
  });
  if (!refusal)
    await tellFact(tx, memberMoved, {
      player: move.player,
      brand: move.brandId,
      from: move.fromParent,
      to: move.toParent,
      at: move.effectiveAt.toString(),
    });
  return true;
}
