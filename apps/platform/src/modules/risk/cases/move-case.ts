import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { revokeSessions } from "../../rounds/index.ts";
import { guardsOf, type Wallet } from "../../wallet/index.ts";
import { CASE_MOVES, type CaseReader, type CaseState, type RiskCase } from "./case.ts";
import { insertStep, lockCase, updateState } from "./cases.store.ts";

/**
 * Moves a case on. RESTRICTED blocks the account as staff block one: no bets, no withdrawal, and
 * the words of any block for the player. Clearing it unblocks an account that the case blocked.
 */
export async function moveCase(
  tx: Tx,
  wallet: Wallet,
  staff: CaseReader,
  publicId: string,
  { to, reason }: { readonly to: CaseState; readonly reason: string },
): Promise<Result<undefined, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await lockCase(tx, publicId, staff.brandId);
  if (!found) return refuse("NOT_FOUND");
  if (!CASE_MOVES[found.state].includes(to)) return refuse("WRONG_STATE");
  const blocks = await setBlock(tx, wallet, found, to, reason);
  await updateState(tx, found.id, to, blocks);
  const details = { from: found.state, to };
  await insertStep(tx, found.id, { kind: "MOVED", actor: staff.username, words: reason, details });
  await recordAudit(tx, {
    actor: staff.username,
    action: "case.move",
    subject: publicId,
    brandId: found.brandId,
    before: { state: found.state },
    after: { state: to },
    reason,
  });
  return ok(undefined);
}

/** Blocks or unblocks the account as the move wants it. Returns whether the case blocks it now. */
async function setBlock(
  tx: Tx,
  wallet: Wallet,
  { player, publicId, blockedAccount }: RiskCase,
  to: CaseState,
  reason: string,
): Promise<boolean> {
  const blocked = (await guardsOf(tx, player))?.blocked === true;
  const kind =
    to === "RESTRICTED" && !blocked
      ? "block"
      : to === "CLEARED" && blockedAccount && blocked
        ? "unblock"
        : undefined;
  if (kind === undefined) return to === "CLEARED" ? false : blockedAccount;
  const set = await wallet.append(tx, [{ kind, player, key: `case:${publicId}:${kind}`, reason }]);
  if (!set.ok) throw new Error(`Case ${publicId} could not ${kind} its account: ${set.refusal}`);
  if (kind === "block") await revokeSessions(tx, player);
  return kind === "block";
}
