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

export const EQUIVALENT: readonly Equivalent[] = [];

/** Whether a fault is listed as one that changes nothing. */
export function isEquivalent({ file, lineText, was, replacement }: Mutant): boolean {
  return EQUIVALENT.some((one) => one.file === file && one.line === lineText && one.was === was && one.replacement === replacement);
}
