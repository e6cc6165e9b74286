import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { currentSection } from "../../settings/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import { limitsOf } from "../limits.ts";

interface Holder {
  readonly id: bigint;
  readonly brandId: bigint;
  readonly publicId: string;
}

/**
 * What is left in a player's balance that is too little for any withdrawal, in ledger units; null
 * for nothing, and for enough. The account is held until the transaction ends.
 */
export async function restOf(
  tx: Tx,
  { id, brandId }: Pick<Holder, "id" | "brandId">,
): Promise<bigint | null> {
  const cash = (await lockMoney(tx, id))?.cash ?? 0n;
  const { withdrawalMin } = limitsOf(await currentSection(tx, brandId, "cashier"));
  return cash > 0n && cash < withdrawalMin ? cash : null;
}

/**
 * A player who closes the account gives such a rest up: so many ledger units, as the player has
 * seen them. It goes to an account of the house's own. The caller closes the account in the same
 * transaction, and throws a refusal away with it.
 */
export async function giveUpRest(
  tx: Tx,
  wallet: Wallet,
  holder: Holder,
  units: bigint,
): Promise<Result<undefined, "REST_DIFFERS">> {
  if ((await restOf(tx, holder)) !== units) return refuse("REST_DIFFERS");
  const { id: player, publicId } = holder;
  const key = `given-up:${publicId}:${randomUUID()}`;
  const reason = "given up with the account";
  const taken = await wallet.append(tx, [
    { kind: "debit", player, key, units, contra: "given-up", reason },
  ]);
  if (!taken.ok) throw new Error(`The rest of ${publicId} stays: ${taken.refusal}`);
  return ok(undefined);
}
