import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { documentLawIn, type DocumentLaw } from "../rules/document-law.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/**
 * What a brand's profiles demand of identity documents now, read in the caller's transaction: for
 * decisions of staff and jobs, which are few.
 */
export async function documentLawNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<DocumentLaw> {
  const now = await readClock(tx);
  return documentLawIn(lawAt(await readLaws(tx, brand), now.epochMilliseconds));
}
