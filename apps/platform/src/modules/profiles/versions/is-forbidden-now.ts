import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { Product } from "../rules/fields.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** Whether the profiles of a brand forbid a product now, read in the caller's transaction. */
export async function isForbiddenNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
  product: Product,
): Promise<boolean> {
  const now = await readClock(tx);
  const { folded } = lawAt(await readLaws(tx, brand), now.epochMilliseconds);
  return folded.get(`product.${product}`)?.value === "forbid";
}
