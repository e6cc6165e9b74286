import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { movedSince } from "../../cashier/index.ts";
import { noteTalks } from "../../limits/index.ts";
import { playerById } from "../../players/index.ts";
import { openCaseByRules } from "./open-case.ts";

/** A talk is care for a player, and no suspicion. */
const SCORE = 0;

/**
 * Opens a case for each talk that the law wants staff to have with a player, or adds it to the one
 * that is open: once in the law's period.
 */
export async function openTalks(tx: Tx, id: bigint): Promise<void> {
  const player = await playerById(tx, id);
  const brand = player && (await brandById(tx, player.brandId));
  if (!brand) return;
  const { currency } = player;
  for (const { rule, above, byLimit } of await noteTalks(tx, player, brand, movedSince)) {
    const amount = formatMoney({ units: above, currency });
    const what = byLimit ? "A deposit limit of theirs is" : "Their deposits are";
    const words = `Talk to the player. ${what} above ${amount}, which ${rule} asks for`;
    await openCaseByRules(tx, player, rule, { score: SCORE, words });
  }
}
