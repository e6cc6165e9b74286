import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isAboveBalanceLimit } from "../limits/index.ts";
import {
  guardsOf,
  isExcluded,
  lockMoney,
  type HouseAccount,
  type Wallet,
} from "../wallet/index.ts";
import { requirePlay } from "./require-play.ts";
import { clearWipedOut, wipedOutBelow } from "./wipe-out.ts";

/** Cash that the house gives a player for something. Ledger units. */
interface GivenCash {
  readonly player: bigint;
  readonly brandId: bigint;
  /** Of what it is for, unique for good. */
  readonly key: string;
  readonly units: bigint;
  /** What has to be played before it may leave; 0 for nothing. */
  readonly required: bigint;
  /** The account of the house that pays it. */
  readonly contra: HouseAccount;
  /** What its movement's key begins with. */
  readonly movement: string;
  /** The public id of what it is for, which the movement carries. */
  readonly ref: string;
  /** What it is, as staff read it. */
  readonly about: string;
}

type GiveCashRefusal = "BARRED" | "OWN_LIMIT";

/**
 * Gives a player cash, and has it played. Blocked and excluded players get none, and nobody is
 * lifted above their own limit of the balance. Where it is refused the caller rolls its transaction
 * back: what has to be played is written first, because locks are taken in that order. Throws where
 * the key was used before.
 */
export async function giveCash(
  tx: Tx,
  wallet: Wallet,
  { player, brandId, key, units, required, contra, movement, ref, about }: GivenCash,
): Promise<Result<void, GiveCashRefusal>> {
  await clearWipedOut(tx, player, await wipedOutBelow(tx, brandId));
  const play = { source: "REWARD", key, principal: units, required, reason: about } as const;
  if (required > 0n) await requirePlay(tx, wallet, { player, brandId, ...play });
  await lockMoney(tx, player);
  const guards = await guardsOf(tx, player);
  if (!guards || guards.blocked || isExcluded(guards)) return refuse("BARRED");
  if (await isAboveBalanceLimit(tx, player, units)) return refuse("OWN_LIMIT");
  const paid = await wallet.append(tx, [
    { kind: "credit", player, key: `${movement}:${key}`, units, contra, reason: ref },
  ]);
  if (!paid.ok) throw new Error(`${about} ${key} was not paid: ${paid.refusal}`);
  if (paid.value[0]?.replayed) throw new Error(`${about} ${key} was paid before`);
  return ok(undefined);
}
