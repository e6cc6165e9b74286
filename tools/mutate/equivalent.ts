import type { Mutant } from "./find-mutants.ts";

/** A change after which the product does the same: no test can see it. */
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
    file: "apps/platform/src/modules/wallet/decide-rollback.ts",
    line: "blind: false,",
    was: "false",
    replacement: "true",
    why: "A tombstone is never answered: the mark is read of what is answered.",
  },
];

/** Whether a fault is listed as one that changes nothing. */
export function isEquivalent({ file, lineText, was, replacement }: Mutant): boolean {
  return EQUIVALENT.some((one) => one.file === file && one.line === lineText && one.was === was && one.replacement === replacement);
}
