import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { exclusionLawIn, type ExclusionLaw } from "./exclusion-law-of.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/**
 * What the profiles of a brand ask of exclusions, as `exclusionLawOf`, read in the caller's
 * transaction: for exclusions that begin, which are few.
 */
export async function exclusionLawNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<ExclusionLaw> {
  const now = await readClock(tx);
  return exclusionLawIn(lawAt(await readLaws(tx, brand), now.epochMilliseconds));
}
