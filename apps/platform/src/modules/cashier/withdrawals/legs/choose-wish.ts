import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../../wallet/index.ts";
import { bankAccountsById } from "../../bank-accounts/bank-accounts.store.ts";
import { endLegHold, returnFee } from "../end-hold.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import { isUnchosen, type Wish } from "./leg.ts";
import { moveLeg, writeWish } from "./legs.store.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

export type ChooseWishRefusal = "NOT_FOUND" | "WRONG_STATE" | "BANK_ACCOUNT_NOT_FOUND";

/**
 * A player chooses, once, what becomes of money that came back: it is cash at once, or staff send
 * it again to the withdrawal's account, if the player still has that. The same choice again changes
 * nothing. The fee goes back when nothing of the withdrawal was paid in the end.
 */
export async function chooseWish(
  tx: Tx,
  wallet: Wallet,
  { player, wish, ...name }: LegName & { readonly player: bigint; readonly wish: Wish },
): Promise<Result<Withdrawal, ChooseWishRefusal>> {
  const found = await lockLeg(tx, name, { player });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (leg.wish === wish && leg.holdOf === leg.restOf) return ok(withdrawal);
  if (!isUnchosen(leg)) return refuse("WRONG_STATE");
  const [account] = await bankAccountsById(tx, [withdrawal.bankAccount]);
  if (wish === "TRANSFER" && account?.removed !== false) return refuse("BANK_ACCOUNT_NOT_FOUND");
  const chosen = await writeWish(tx, leg, wish);
  if (wish === "TRANSFER") return ok(withdrawal);
  await moveLeg(tx, chosen, "RETURNED", "player");
  await endLegHold(tx, wallet, withdrawal, chosen, "release", chosen.units);
  const after = await followLegs(tx, withdrawal, "player");
  if (after.status === "REFUNDED") await returnFee(tx, wallet, after);
  return ok(after);
}
