import type { Tx } from "@perya/postgres";
import { tellFact } from "../facts/index.ts";
import { requirementEnded } from "./facts.ts";
import type { StoredRequirement } from "./requirements.store.ts";

/** Tells that a requirement has ended, in the transaction in which it did. */
export async function tellEnded(
  tx: Tx,
  requirement: Pick<StoredRequirement, "player" | "brandId" | "source" | "key" | "status">,
): Promise<void> {
  const { player, brandId: brand, source, key, status } = requirement;
  if (status === "OPEN") throw new Error(`Requirement ${source} ${key} is open`);
  await tellFact(tx, requirementEnded, { player, brand, source, key, status });
}
