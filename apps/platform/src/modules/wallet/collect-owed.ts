import type { Tx } from "@perya/postgres";
import type { Wallet } from "./open-wallet.ts";
import { lockMoney } from "./reading/index.ts";

interface Collecting {
  readonly player: bigint;
  /** Idempotency key of the movement. */
  readonly key: string;
  /** Who asked and why, for the records. */
  readonly reason: string;
  /** No more than this of it, in ledger units. */
  readonly most?: bigint;
}

/**
 * Takes what a player owes from cash, as far as cash goes, as a movement of its own, and answers
 * how much that was in ledger units: 0, without a movement, where nothing is owed or there is no
 * cash. Appended after money came back to cash, in the same transaction, so that it can't be played
 * or withdrawn first. The account is held until the transaction ends.
 */
export async function collectOwed(
  tx: Tx,
  wallet: Wallet,
  { player, key, reason, most }: Collecting,
): Promise<bigint> {
  const money = await lockMoney(tx, player);
  if (!money) return 0n;
  const units = [money.owed, money.cash, ...(most === undefined ? [] : [most])].reduce(smaller);
  if (units === 0n) return 0n;
  const taken = await wallet.append(tx, [{ kind: "collect", player, key, units, reason }]);
  if (!taken.ok) throw new Error(`What is owed was not taken (${key}): ${taken.refusal}`);
  if (taken.value[0]?.replayed) throw new Error(`What is owed was taken before: ${key}`);
  return units;
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
