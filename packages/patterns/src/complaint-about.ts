import { hasOwnPattern, type OwnPatternName, type OwnPatterns } from "./own-patterns.ts";
import { hasPattern, isPatternName, type PatternName } from "./patterns.ts";
import { ANYTHING, type FieldRule } from "./rule.ts";

/**
 * What is wrong with a text. The site composes the sentence from the pattern and the two lengths,
 * and names only one length when both are the same.
 */
export type Complaint =
  | { readonly reason: "EMPTY" }
  | {
      readonly reason: "PATTERN";
      readonly pattern: PatternName | OwnPatternName;
      readonly minLength: number;
      readonly maxLength: number;
    };

/** Longer texts are refused without matching them: no field of ours holds more. */
const LONGEST = 10_000;

/**
 * How a text breaks a rule; undefined when it doesn't. An empty text is only refused when the field
 * is `required`.
 */
export function complaintAbout(
  text: string,
  rule: FieldRule,
  required: boolean,
  own: OwnPatterns = {},
): Complaint | undefined {
  if (text === "") return required ? { reason: "EMPTY" } : undefined;
  const { acceptedPattern: pattern, minLength, maxLength } = rule;
  if (pattern === ANYTHING) return undefined;
  const composed = text.length > LONGEST ? undefined : text.normalize("NFC");
  const length = composed === undefined ? Infinity : Array.from(composed).length;
  if (
    composed !== undefined &&
    length >= minLength &&
    length <= maxLength &&
    fits(composed, pattern, own)
  )
    return undefined;
  return { reason: "PATTERN", pattern, minLength, maxLength };
}

/**
 * A slot the brand has left empty accepts nothing: a rule that names it is a mistake, and a mistake
 * must not let anything through.
 */
function fits(text: string, pattern: PatternName | OwnPatternName, own: OwnPatterns): boolean {
  if (isPatternName(pattern)) return hasPattern(pattern, text);
  const ownPattern = own[pattern];
  return ownPattern !== undefined && hasOwnPattern(ownPattern, text);
}
