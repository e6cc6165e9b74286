import type { Tx } from "@perya/postgres";
import type { WalletAnswer } from "../../wallet-line.ts";
import { lockPlayer } from "../sessions/index.ts";
import type { Move, Moved } from "./own-wallets.ts";
import {
  insertMove,
  isTakenBack,
  lockTransaction,
  selectBalance,
  selectMove,
  writeBalance,
} from "./own-wallets.store.ts";

/**
 * Makes a movement of a balance that we keep, once: the same transaction again gets its stored
 * answer, other content under it is a duplicate. A refusal is kept as well.
 */
export async function moveOwn(tx: Tx, move: Move): Promise<WalletAnswer> {
  await lockTransaction(tx, move.transaction);
  await lockPlayer(tx, move.player);
  const known = await selectMove(tx, move.transaction);
  if (known)
    return isSame(known, move)
      ? { status: known.status, balance: known.balance }
      : { status: "RS_ERROR_DUPLICATE_TRANSACTION", balance: null };
  const before = await selectBalance(tx, move.player, move.currency);
  const { delta, status } = await effectOf(tx, move, before);
  const balance = before + delta;
  if (delta !== 0n) await writeBalance(tx, move.player, move.currency, balance);
  await insertMove(tx, move, { delta, status, balance });
  return { status, balance };
}

function isSame(known: Moved, move: Move): boolean {
  return (["player", "kind", "currency", "units", "reference"] as const).every(
    (name) => known[name] === move[name],
  );
}

const REFUSED = (status: string) => ({ delta: 0n, status });

async function effectOf(
  tx: Tx,
  { kind, units, transaction, reference, player }: Move,
  balance: bigint,
): Promise<Pick<Moved, "delta" | "status">> {
  if (kind === "deposit") return { delta: units, status: "RS_OK" };
  if (kind === "withdraw" || kind === "bet") {
    if (kind === "bet" && (await isTakenBack(tx, transaction)))
      return REFUSED("RS_ERROR_TRANSACTION_ROLLED_BACK");
    return units > balance
      ? REFUSED("RS_ERROR_NOT_ENOUGH_MONEY")
      : { delta: -units, status: "RS_OK" };
  }
  const of = reference === null ? undefined : await selectMove(tx, reference);
  const isTheirs = of?.player === player && of.status === "RS_OK";
  const gone = reference === null || (await isTakenBack(tx, reference));
  if (kind === "rollback") return { delta: isTheirs && !gone ? -of.delta : 0n, status: "RS_OK" };
  return isTheirs && !gone
    ? { delta: units, status: "RS_OK" }
    : REFUSED("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
}
