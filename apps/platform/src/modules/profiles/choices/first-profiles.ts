import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { currencyForbidden } from "../rules/currency-law.ts";
import { allVersions } from "../versions/all-versions.ts";
import { lawsOf } from "../versions/laws.ts";
import { lawAt } from "../versions/read-laws.ts";
import { chooseProfiles, refuseChoice, type ChooseRefusal } from "./choose-profiles.ts";

export type FirstRefusal = ChooseRefusal | "CURRENCY_FORBIDDEN";

/**
 * Gives a brand that was made in this transaction its profiles. It has those of its country anyway,
 * so choosing just these is no refusal.
 */
export async function firstProfiles(
  tx: Tx,
  brand: Brand,
  codes: readonly string[],
  chosenBy: string,
): Promise<Result<undefined, FirstRefusal>> {
  if (await forbidsCurrency(tx, brand, codes)) return refuse("CURRENCY_FORBIDDEN");
  const chosen = await chooseProfiles(tx, brand.id, codes, chosenBy);
  return !chosen.ok && chosen.refusal === "SAME_AS_BEFORE" ? ok(undefined) : chosen;
}

/** Why a brand that is not made yet may not have these profiles; undefined when it may. */
export async function refuseFirst(
  tx: Tx,
  brand: Pick<Brand, "realMoney" | "currency">,
  codes: readonly string[],
): Promise<FirstRefusal | undefined> {
  const refused = await refuseChoice(tx, { id: 0n, realMoney: brand.realMoney }, codes);
  return refused ?? ((await forbidsCurrency(tx, brand, codes)) ? "CURRENCY_FORBIDDEN" : undefined);
}

/** Whether one of these profiles, as it is in force, has no accounts in the brand's currency. */
async function forbidsCurrency(
  tx: Tx,
  brand: Pick<Brand, "realMoney" | "currency">,
  codes: readonly string[],
): Promise<boolean> {
  const now = (await readClock(tx)).epochMilliseconds;
  const choices = [{ effectiveAt: Temporal.Instant.fromEpochMilliseconds(0), codes }];
  const { realMoney } = brand;
  const parts = { versions: await allVersions(tx), choices, signed: new Set<string>() };
  const { folded } = lawAt(lawsOf({ ...parts, realMoney, opening: undefined }), now);
  return currencyForbidden(folded, brand) !== undefined;
}
