import type { Database, Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../../brands/index.ts";
import { areDaysFinal } from "../../../figures/index.ts";
import { isCounted } from "../following/follow-turnover.ts";
import { keptLevel } from "../ladder/decide-level.ts";
import { ladderOf, termsOf } from "../ladder/ladder.ts";
import { bySystem, moveLevels } from "../move-levels.ts";
import { lockKeepers, lockKeeping, updateKeeping } from "./keeping.store.ts";

/** Players in one transaction. */
const STEP = 500;

/**
 * Once the days of a month are closed, takes a level from who did not play enough in it, month
 * after month and brand after brand.
 */
export async function keepLevels(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    while (await db.inTransaction((tx) => keepStep(tx, brand)));
}

/**
 * The next players of a brand's next month, in one transaction with how far it came: repeated or
 * interrupted, none loses two levels for a month. Returns whether it was worth asking again.
 */
async function keepStep(tx: Tx, { id, zone }: Brand): Promise<boolean> {
  const keeping = await lockKeeping(tx, id, zone);
  if (!keeping) return false;
  const { month, lastDay, end, reached: after } = keeping;
  if (!(await areDaysFinal(tx, id, lastDay)).ok || !(await isCounted(tx, end))) return false;
  const levels = await ladderOf(tx, id);
  const terms = termsOf(levels);
  const keepers = await lockKeepers(tx, id, { month, zone, after }, STEP);
  const moves = keepers.map(({ member, played }) => ({
    member,
    level: keptLevel(terms, member, played),
    floor: member.floor,
  }));
  await moveLevels(tx, levels, moves, bySystem("NOT_KEPT"));
  const reached = keepers.at(-1)?.member.player ?? after;
  await updateKeeping(tx, id, { month, reached, isDone: keepers.length < STEP });
  return true;
}
