import type { Tx } from "@perya/postgres";
import { tellFact } from "../facts/index.ts";
import { selectWritten } from "./entries.store.ts";
import { roundSettled } from "./facts.ts";
import type { TurnoverSource } from "./turnover-entry.ts";

/** Tells that a source's last entries, so many, were written in this transaction. */
export async function tellSettled(tx: Tx, source: TurnoverSource, count: number): Promise<void> {
  if (count === 0) return;
  const to = await selectWritten(tx, source);
  await tellFact(tx, roundSettled, { source, from: to - BigInt(count) + 1n, to });
}
