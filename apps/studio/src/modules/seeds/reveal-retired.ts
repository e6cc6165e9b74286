import type { Tx } from "@perya/postgres";
import { retireSeed, selectRetired } from "./seeds.store.ts";
import type { HasOpenRound } from "./seeds.ts";

const AT_ONCE = 100;

/** Reveals seeds that were replaced while a round was open, as soon as none is. */
export async function revealRetired(tx: Tx, hasOpenRound: HasOpenRound): Promise<void> {
  for (const { id } of await selectRetired(tx, AT_ONCE)) {
    if (!(await hasOpenRound(id))) await retireSeed(tx, id, "REVEALED");
  }
}
