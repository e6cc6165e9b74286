import type { Group } from "../case.ts";
import { atOnce } from "./at-once.ts";
import type { Hub88Kit } from "./kit.ts";
import { players } from "./players.ts";
import { replay } from "./replay.ts";
import { rollbacks } from "./rollbacks.ts";
import { said } from "./said.ts";
import { syntax } from "./syntax.ts";
import { transport } from "./transport.ts";
import { wins } from "./wins.ts";

/** All hub88 groups in run order; the end of `atOnce` spends the other player's balance. */
export const hub88Groups: readonly Group<Hub88Kit>[] = [
  transport,
  syntax,
  players,
  replay,
  wins,
  rollbacks,
  atOnce,
  said,
];
