import { openDraw } from "@perya/fair";
import type { Tx } from "@perya/postgres";
import type { Studio } from "../../studio.ts";
import { secretSeed } from "../seeds/index.ts";
import { moveOn } from "./move-on.ts";
import type { Round } from "./round.ts";
import { rulesOf } from "./rules-of.ts";

/**
 * Decides a round whose stake was taken. It depends only on committed data, so repeating it gives
 * the same.
 */
export async function beginOutcome(tx: Tx, { games, config }: Studio, round: Round): Promise<void> {
  const rules = rulesOf(games, round.game);
  const { serverSeed, clientSeed } = await secretSeed(tx, config.secretKey, round.seed);
  const draw = openDraw(serverSeed, `${rules.fairCode}:${clientSeed}:${round.nonce}`);
  await moveOn(tx, rules, round, { state: rules.begin(round.choice, draw), step: 0 });
}
