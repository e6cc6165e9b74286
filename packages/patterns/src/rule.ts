import type { OwnPatternName } from "./own-patterns.ts";
import type { PatternName } from "./patterns.ts";

/** Matches any text of any length. */
export const ANYTHING = "*";

/** What a field accepts. Lengths are in code points; both bounds are inclusive. */
export interface FieldRule {
  readonly acceptedPattern: PatternName | OwnPatternName | typeof ANYTHING;
  readonly minLength: number;
  readonly maxLength: number;
}
