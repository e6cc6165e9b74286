import { commitmentOf, newServerSeed } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import { sealSecret } from "../../secrets/seal-secret.ts";
import { insertSeeds, selectCommitments } from "./draws.store.ts";

/** The owner of a draw's seed, for encryption. */
export const ownerOf = (label: string) => `draw:${label}`;

/**
 * Makes a seed for each draw without one and returns all commitments, by label. A repeated label
 * has the same commitment.
 */
export async function commitDraws(
  tx: Tx,
  secretKey: string,
  labels: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await selectCommitments(tx, labels);
  const missing = labels.filter((label) => !known.has(label));
  if (missing.length === 0) return known;
  await insertSeeds(
    tx,
    missing.map((label) => {
      const seed = newServerSeed();
      return {
        label,
        commitment: commitmentOf(seed),
        sealed: sealSecret(secretKey, ownerOf(label), seed),
      };
    }),
  );
  // Read again: another process may have been first with some of them.
  return selectCommitments(tx, labels);
}
