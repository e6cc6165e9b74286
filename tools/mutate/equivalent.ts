import type { Mutant } from "./find-mutants.ts";

/** A change that leaves the product's behaviour the same, so that no test can detect it. */
interface Equivalent {
  readonly file: string;
  /** The line as it stands, without its indentation. */
  readonly line: string;
  readonly was: string;
  readonly replacement: string;
  readonly why: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: "games/coral-cascade/find-clusters.ts",
    line: "if (seen[start]) continue;",
    was: "seen[start]",
    replacement: "false",
    why:
      "All that touches a cell that was seen was seen with it: it is found alone, " +
      "and one cell is no cluster.",
  },
  {
    file: "apps/platform/src/modules/wallet/deciding/decide-rollback.ts",
    line: "blind: false,",
    was: "false",
    replacement: "true",
    why: "A tombstone is never answered: the mark is read of what is answered.",
  },
  {
    file: "apps/platform/src/modules/wallet/deciding/decide-win.ts",
    line: "return unused < units ? unused : units;",
    was: "<",
    replacement: "<=",
    why: "The smaller of two that are the same is either.",
  },
  {
    file: "apps/platform/src/modules/wallet/writing/load-facts.ts",
    line: "if (needs.facts.length > 0) {",
    was: ">",
    replacement: ">=",
    why: "Asks for no keys, and is answered nothing.",
  },
  {
    file: "apps/platform/src/modules/wallet/writing/load-facts.ts",
    line: "if (needs.rounds.length > 0) {",
    was: ">",
    replacement: ">=",
    why: "Asks for no rounds, and is answered nothing.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/entry-bytes.ts",
    line: "return this.view.getInt32(start + REF - LENGTH_BYTES) < 0 ? undefined : start + REF;",
    was: "<",
    replacement: "<=",
    why: "A key has 16 bytes, or is null, which has -1.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/round-memory.ts",
    line: "? (this.#byRound[this.#round0 & this.#mask] ?? 0)",
    was: "&",
    replacement: "|",
    why: "What the memory does not find is asked of the table: slower, with the same answer.",
  },
  {
    file: "apps/platform/src/modules/wallet/writing/facts.store.ts",
    line: "and bet.cash < 0",
    was: "<",
    replacement: "<=",
    why: "A free bet adds nothing to what was staked in a day.",
  },
  {
    file: "apps/platform/src/modules/rounds/launch/launch-game.ts",
    line: 'if (!vendor) return refuse("VENDOR_UNAVAILABLE");',
    was: "!vendor",
    replacement: "false",
    why: "The game was read together with its vendor, and vendors are never deleted.",
  },
  {
    file: "apps/platform/src/modules/rounds/wallet-api/read-body.ts",
    line: "resolve(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)),",
    was: "chunks.length === 1",
    replacement: "false",
    why: "Copies the only chunk: the same bytes.",
  },
  {
    file: "apps/platform/src/modules/rounds/wallet-api/stay-fresh.ts",
    line: "let lookedAt = 0;",
    was: "0",
    replacement: "1",
    why: "A millisecond after 1970 is as long ago as 1970.",
  },
  {
    file: "apps/platform/src/modules/rounds/account/account.routes.ts",
    line: "const names = played.length === 0 ? [] : await gameNames(reads, played);",
    was: "played.length === 0",
    replacement: "false",
    why: "Asks for the names of no games, and is answered none.",
  },
  {
    file: "apps/platform/src/modules/cashier/withdrawals/approving/withdrawal-approval.ts",
    line: "if (withdrawal) await deleteApproval(tx, withdrawal.id, askedById);",
    was: "withdrawal",
    replacement: "true",
    why: "A request to approve has its withdrawal, which is never deleted.",
  },
  {
    file: "apps/platform/src/modules/wallet/deciding/share-decided.ts",
    line: "for (const key of ref === null ? [idem] : [idem, ref]) {",
    was: "ref === null",
    replacement: "false",
    why: "Nothing is stored under null.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/balances.ts",
    line: "if (!isZero(view, start + HELD)) balance.held += view.getBigInt64(start + HELD);",
    was: "!isZero(view, start + HELD)",
    replacement: "true",
    why: "Adds zero.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/scan.ts",
    line:
      "if (whole || batches.length > 0) " +
      "await copyEntries(tx, after, last, (row) => reader.add(row));",
    was: "whole || batches.length > 0",
    replacement: "true",
    why: "In one moment of the database, no batches have no entries.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/round-memory.ts",
    line: "...hashKey(bets[bet] ?? 0, bets[bet + 1] ?? 0, bets[bet + 2] ?? 0, bets[bet + 3] ?? 0),",
    was: "0",
    replacement: "1",
    why: "All four words of a bet are there.",
  },
  {
    file: "packages/lottery-kit/src/lottery-of.ts",
    line: "...(ordered === undefined ? {} : { ordered }),",
    was: "ordered === undefined",
    replacement: "false",
    why: "Reads as undefined either way, and JSON leaves it out.",
  },
  {
    file: "apps/platform/src/modules/wallet/proving/scan/round-memory.ts",
    line: "first = mix(first, word);",
    was: "first = mix(first, word);",
    replacement: ";",
    why: "The other half tells rounds apart, and what is not found is asked of the table.",
  },
  {
    file: "apps/platform/src/modules/wallet/writing/batcher/retry-on-conflict.ts",
    line: "await pause(randomInt(JITTER_MS * Math.min(attempt + 1, 8)));",
    was: "min",
    replacement: "max",
    why: "The random pause before the next try is longer, and the answer the same.",
  },
];

/** Whether a fault is listed as an equivalent change. */
export function isEquivalent({ file, lineText, was, replacement }: Mutant): boolean {
  return EQUIVALENT.some(
    (one) =>
      one.file === file &&
      one.line === lineText &&
      one.was === was &&
      one.replacement === replacement,
  );
}
