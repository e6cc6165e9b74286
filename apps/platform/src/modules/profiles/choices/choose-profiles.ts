import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { brandById, type Brand } from "../../brands/index.ts";
import { BASE, DEMO, STRICT } from "../rules/profile.ts";
import { allVersions } from "../versions/all-versions.ts";
import { hasRealBets } from "./has-real-bets.ts";
import { insertChoice, lockChoice, selectChoices } from "./choices.store.ts";

/** In how many seconds a choice counts: every process knows of it by then. */
const COUNTS_IN_SECONDS = 10;

export type ChooseRefusal =
  | "NO_SUCH_BRAND"
  | "UNKNOWN_PROFILE"
  | "NO_JURISDICTION"
  | "DEMO_AND_OTHERS"
  | "DEMO_AFTER_REAL_BETS"
  | "SAME_AS_BEFORE";

/** Why a brand may not have these profiles; undefined when it may. The choice is locked. */
export async function refuseChoice(
  tx: Tx,
  { id, realMoney }: Pick<Brand, "id" | "realMoney">,
  codes: readonly string[],
): Promise<ChooseRefusal | undefined> {
  await lockChoice(tx, id);
  const known = new Set((await allVersions(tx)).map(({ code }) => code));
  if (codes.some((code) => code !== STRICT && !known.has(code))) return "UNKNOWN_PROFILE";
  if (codes.includes(DEMO)) {
    if (codes.length > 1) return "DEMO_AND_OTHERS";
    if (await hasRealBets(tx, id)) return "DEMO_AFTER_REAL_BETS";
  } else if (realMoney && codes.every((code) => code === BASE)) return "NO_JURISDICTION";
  const before = (await selectChoices(tx, id)).at(-1);
  return before && inOrder(before.codes) === inOrder(codes) ? "SAME_AS_BEFORE" : undefined;
}

/**
 * Gives a brand other profiles, which count in ten seconds. For play money DEMO stands alone, and
 * after a bet of real money there is no way back to it.
 */
export async function chooseProfiles(
  tx: Tx,
  brandId: bigint,
  codes: readonly string[],
  chosenBy: string,
): Promise<Result<undefined, ChooseRefusal>> {
  const brand = await brandById(tx, brandId);
  if (!brand) return refuse("NO_SUCH_BRAND");
  const refused = await refuseChoice(tx, brand, codes);
  if (refused) return refuse(refused);
  await insertChoice(tx, { brandId, codes: [...new Set(codes)], chosenBy }, COUNTS_IN_SECONDS);
  return ok(undefined);
}

function inOrder(codes: readonly string[]): string {
  return [...new Set(codes)].toSorted().join(" ");
}
