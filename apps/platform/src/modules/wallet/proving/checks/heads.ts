import { hash } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { selectDiffering, type ChainHead } from "./heads.store.ts";
import type { Problem } from "../scan/problems.ts";

/**
 * Where every chain ended at one moment: what can be published or signed outside, and be compared
 * with the ledger at any time after.
 */
export interface LedgerHead {
  readonly at: Temporal.Instant;
  readonly chains: readonly ChainHead[];
  /** SHA-256 over all chains in hex digits: see digestOfHeads. */
  readonly digest: string;
}

/**
 * SHA-256 in hex digits over one line a chain, "writer lane number hash" and a line feed, sorted by
 * their bytes. `LC_ALL=C sort | sha256sum` answers the same.
 */
export function digestOfHeads(
  chains: readonly Pick<ChainHead, "writer" | "lane" | "n" | "digest">[],
): string {
  const lines = chains.map(({ writer, lane, n, digest }) => `${writer} ${lane} ${n} ${digest}\n`);
  return hash("sha256", lines.toSorted().join(""), "hex");
}

/**
 * What has become of chains whose heads were recorded earlier: a chain that ends before its
 * recorded head was cut, another batch in its place was rewritten. `source` names the record.
 */
export async function compareHeads(
  tx: Tx,
  recorded: readonly Omit<ChainHead, "at">[],
  source: string,
): Promise<Problem[]> {
  const differing = await selectDiffering(tx, recorded);
  return differing.map(({ writer, lane, n, last }) => {
    const chain = `${writer} ${lane}`;
    const text =
      last < n
        ? `Chain ${chain} ends at batch ${last}, but ${source} has its batch ${n}: ` +
          "the end of the chain is missing"
        : `Batch ${n} of chain ${chain} is not the batch that ${source} has`;
    return { kind: "chain", text };
  });
}
