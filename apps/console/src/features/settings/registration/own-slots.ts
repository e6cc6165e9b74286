import {
  OWN_PATTERN_NAMES,
  type OwnPattern,
  type OwnPatternName,
  type OwnPatterns,
} from "@perya/patterns";
import type { Settings } from "../settings.ts";

/** The three places of a brand. */
export const OWN_SLOTS: readonly OwnPatternName[] = OWN_PATTERN_NAMES;

/** What fills one, as the server has it. */
export type SlotPattern = Settings["register"]["ownPatterns"][string];

/** "Own pattern 1". */
export function titleOf(slot: OwnPatternName): string {
  return `Own pattern ${slot.slice(-1)}`;
}

/** The brand's own patterns as the rules read them; what is in no place is left out. */
export function ownPatternsOf(patterns: Settings["register"]["ownPatterns"]): OwnPatterns {
  return Object.fromEntries(
    OWN_SLOTS.flatMap((slot) =>
      patterns[slot] ? [[slot, patterns[slot] satisfies OwnPattern] as const] : [],
    ),
  );
}
