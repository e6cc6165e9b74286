import { depositReversed, depositSucceeded } from "../cashier/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { levelReached } from "../players/index.ts";
import { countDeposit, uncountDeposit } from "./progress/count-deposit.ts";
import { tellPages } from "./progress/tell-pages.ts";

const NAME = "missions count";

/** Deposits count once credited and no longer once charged back; a level shows on open pages. */
export const missionsHear: readonly Listener[] = [
  hears(depositSucceeded, NAME, countDeposit),
  hears(depositReversed, NAME, uncountDeposit),
  hears(levelReached, NAME, (tx, { player }) => tellPages(tx, [player])),
];
