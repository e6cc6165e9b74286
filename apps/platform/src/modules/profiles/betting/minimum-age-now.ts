import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { lawAt, readLaws } from "../versions/read-laws.ts";

/**
 * From which age a brand's players may play, as `minimumAgeOf`, read in the caller's transaction:
 * for decisions of staff, which are few.
 */
export async function minimumAgeNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney" | "minimumAge">,
): Promise<number> {
  const now = await readClock(tx);
  const { compiled } = lawAt(await readLaws(tx, brand), now.epochMilliseconds);
  return Math.max(brand.minimumAge, compiled.age?.value ?? 0);
}
