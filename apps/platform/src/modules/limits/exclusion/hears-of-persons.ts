import { hears, type Listener } from "../../facts/index.ts";
import { levelReached, personChanged } from "../../players/index.ts";
import { registerAnswered } from "../../registers/index.ts";
import type { EndGames } from "./bar.ts";
import { carryOver, catchExcluded } from "./carry-over.ts";
import { exclusionBegan } from "./facts.ts";
import { followRegisters } from "./follow-registers.ts";

/**
 * An exclusion holds at every account of a person, those that are opened later included; one of a
 * national register at the account that it was asked for.
 */
export const hearsOfPersons = (endGames: EndGames): readonly Listener[] => {
  const name = "exclusions follow";
  return [
    hears(exclusionBegan, name, (tx, { player }, platform) =>
      carryOver(platform, tx, player, endGames),
    ),
    hears(registerAnswered, name, (tx, { player }, platform) =>
      followRegisters(platform, tx, player, endGames),
    ),
    ...[personChanged, levelReached].map((changed) =>
      hears(changed, name, async (tx, { player }, platform) => {
        await catchExcluded(platform, tx, player, endGames);
        await carryOver(platform, tx, player, endGames);
      }),
    ),
  ];
};
