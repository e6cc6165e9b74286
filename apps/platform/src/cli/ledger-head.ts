import { readHead } from "../modules/wallet/index.ts";
import type { Command } from "./command.ts";

/**
 * Prints where every chain of the ledger ends, to be published or signed where nobody who can write
 * to the database can change it.
 */
export const ledgerHead: Command = {
  name: "ledger head",
  summary: "prints every chain's head and one digest over all, to publish or sign outside",
  values: [],
  switches: [],
  help: `One line a chain: writer, lane, number of its last batch, that batch's SHA-256, time. The
last line is the digest over all of them: the SHA-256 of those lines without their times, sorted by
bytes. Store it where the database's owner can't change it, and hold the ledger to it
later with \`ledger verify --head FILE\`. It takes what this prints, with --json or without.`,
  run: async (_options, { db }) => {
    const { at, chains, digest } = await readHead(db);
    const batches = chains.reduce((sum, { n }) => sum + n, 0n);
    return {
      json: {
        at: at.toString(),
        batches: batches.toString(),
        digest,
        chains: chains.map((chain) => ({
          ...chain,
          n: chain.n.toString(),
          at: chain.at.toString(),
        })),
      },
      lines: [
        ...chains.map(
          (chain) =>
            `${chain.writer} ${chain.lane} ${chain.n} ${chain.digest} ${chain.at.toString()}`,
        ),
        `digest ${digest} ${chains.length} chains, ${batches} batches, ${at.toString()}`,
      ],
    };
  },
};
