import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { boundFor } from "../rules/bound-for.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/**
 * Whether a brand's profiles want names on identity documents compared with a list of sanctions,
 * read in the caller's transaction: for decisions of staff, which are few.
 */
export async function mustScreenNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<boolean> {
  const now = await readClock(tx);
  const { folded } = lawAt(await readLaws(tx, brand), now.epochMilliseconds);
  return boundFor(folded, "kyc.screening")?.value === true;
}
