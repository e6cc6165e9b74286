import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { chooseProfiles, refuseChoice, type ChooseRefusal } from "./choose-profiles.ts";

/**
 * Gives a brand that was made in this transaction its profiles. It has those of its country anyway,
 * so choosing just these is no refusal.
 */
export async function firstProfiles(
  tx: Tx,
  brand: Brand,
  codes: readonly string[],
  chosenBy: string,
): Promise<Result<undefined, ChooseRefusal>> {
  const chosen = await chooseProfiles(tx, brand.id, codes, chosenBy);
  return !chosen.ok && chosen.refusal === "SAME_AS_BEFORE" ? ok(undefined) : chosen;
}

/** Why a brand that is not made yet may not have these profiles; undefined when it may. */
export function refuseFirst(
  tx: Tx,
  brand: Pick<Brand, "realMoney">,
  codes: readonly string[],
): Promise<ChooseRefusal | undefined> {
  return refuseChoice(tx, { id: 0n, realMoney: brand.realMoney }, codes);
}
