import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { revokeSessions } from "../../rounds/index.ts";
import { guardsOf, lastBlockOf, lockMoney, type Wallet } from "../../wallet/index.ts";
import { CASE_MOVES, restricts, type CaseReader, type CaseState, type RiskCase } from "./case.ts";
import { insertStep, lockCasesOf, selectCase, updateState } from "./cases.store.ts";

/**
 * Moves a case on. RESTRICTED blocks the account as staff block one: no bets, no withdrawal, and
 * the words of any block for the player. Clearing it unblocks an account that the case blocked, if
 * no other case restricts it and staff have not blocked it since.
 */
export async function moveCase(
  tx: Tx,
  wallet: Wallet,
  staff: CaseReader,
  publicId: string,
  { to, reason }: { readonly to: CaseState; readonly reason: string },
): Promise<Result<undefined, "NOT_FOUND" | "WRONG_STATE">> {
  const seen = await selectCase(tx, publicId, staff.brandId);
  if (!seen) return refuse("NOT_FOUND");
  // As a withdrawal that is scored holds them: the account first, then the cases.
  await lockMoney(tx, seen.player);
  const cases = await lockCasesOf(tx, seen.player);
  const found = cases.find(({ id }) => id === seen.id) ?? seen;
  if (!CASE_MOVES[found.state].includes(to)) return refuse("WRONG_STATE");
  const others = cases.filter(({ id }) => id !== found.id);
  const blockKey = await setBlock(tx, wallet, found, to, others);
  await updateState(tx, found.id, to, blockKey);
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

/** What the ledger says of a block, which players and staff without a right to cases may read. */
const WORDS = "Decided by staff";

/**
 * Blocks or unblocks the account as the move wants it. Returns the key of the block that the case
 * stands behind from now on.
 */
async function setBlock(
  tx: Tx,
  wallet: Wallet,
  { player, publicId, blockKey }: RiskCase,
  to: CaseState,
  others: readonly RiskCase[],
): Promise<string | null> {
  const append = async (kind: "block" | "unblock") => {
    const key = `${kind}:${crypto.randomUUID()}`;
    const set = await wallet.append(tx, [{ kind, player, key, reason: WORDS }]);
    if (!set.ok) throw new Error(`Case ${publicId} could not ${kind} its account: ${set.refusal}`);
    return key;
  };
  const blocked = (await guardsOf(tx, player))?.blocked === true;
  if (to === "RESTRICTED" && !blocked) {
    const key = await append("block");
    await revokeSessions(tx, player);
    return key;
  }
  const last = blocked ? await lastBlockOf(tx, player) : undefined;
  if (to === "RESTRICTED")
    return others.some((one) => one.blockKey === last) ? (last ?? null) : null;
  if (to !== "CLEARED") return blockKey;
  if (blockKey !== null && blockKey === last && !others.some(restricts)) await append("unblock");
  return null;
}
