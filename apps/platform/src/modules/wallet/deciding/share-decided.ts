import type { Asked } from "./keys.ts";
import type { Fact, PlayerState } from "./state.ts";

/**
 * One id used for two players in one batch would break the unique index at every try: what was
 * decided `here` under a command's keys is known to it, for any player.
 */
export function shareDecided(
  { facts }: PlayerState,
  { idem, ref }: Asked,
  here: ReadonlyMap<string, Fact>,
): void {
  for (const key of ref === null ? [idem] : [idem, ref]) {
    const fact = here.get(key);
    if (fact && !facts.has(key)) facts.set(key, fact);
  }
}
