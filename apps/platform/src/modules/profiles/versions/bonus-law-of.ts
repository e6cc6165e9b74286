import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { bonusLawIn, type BonusLaw } from "../rules/bonus-law.ts";
import { lawInForce } from "./law-in-force.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** What a brand's profiles demand of bonuses now, cached for two seconds: for pages. */
export async function bonusLawOf(platform: Platform, brandId: bigint): Promise<BonusLaw> {
  return bonusLawIn((await lawInForce(platform, brandId)).folded);
}

/** The same, read in the caller's transaction: for what decides. */
export async function bonusLawNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<BonusLaw> {
  const now = await readClock(tx);
  return bonusLawIn(lawAt(await readLaws(tx, brand), now.epochMilliseconds).folded);
}
