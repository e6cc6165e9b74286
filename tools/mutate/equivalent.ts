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
    file: "apps/platform/src/modules/rounds/records/record-changes.store.ts",
    line: 'if (!row) throw new Error("A record that was written was not answered");',
    was: "!row",
    replacement: "false",
    why: "Reading nothing's columns throws as well.",
  },
  {
    file: "apps/platform/src/modules/wallet/writing/facts.store.ts",
    line: "and bet.cash < 0",
    was: "<",
    replacement: "<=",
    why: "A free bet adds nothing to what was staked in a day.",
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
