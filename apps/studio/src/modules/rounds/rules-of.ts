import type { Rules } from "../../games.ts";

/**
 * The rules of a game. Throws when the house has no such game (any more): its rounds can't be
 * checked then.
 */
export function rulesOf(games: ReadonlyMap<string, Rules>, code: string): Rules {
  const rules = games.get(code);
  if (!rules) throw new Error(`No rules for game ${code}`);
  return rules;
}
