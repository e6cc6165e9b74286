import type { Tx } from "@perya/postgres";
import type { lastCheckpoint } from "../proof.store.ts";
import { compareHeads } from "./heads.ts";
import type { Problem } from "../scan/problems.ts";

/**
 * What has become of the chains since a checkpoint, whose heads it holds. To be asked before its
 * ground is counted on.
 */
export async function compareWithCheckpoint(
  tx: Tx,
  checkpoint: Awaited<ReturnType<typeof lastCheckpoint>>,
): Promise<Problem[]> {
  if (!checkpoint) return [];
  const heads = [...checkpoint.ground.chains].map(([chain, { n, digest }]) => {
    const [writer = "", lane = ""] = chain.split(" ");
    return { writer, lane: Number(lane), n, digest };
  });
  return compareHeads(tx, heads, `the checkpoint of ${checkpoint.at.toString()}`);
}
