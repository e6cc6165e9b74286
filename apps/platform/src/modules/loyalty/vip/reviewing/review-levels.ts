import type { Database, Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../../brands/index.ts";
import { depositedBy } from "../../../cashier/index.ts";
import { playerIdsOf, playersByIds } from "../../../players/index.ts";
import { counts } from "../following/count-deposits.ts";
import { ladderOf, termsOf, type LadderLevel } from "../ladder/ladder.ts";
import { insertMembers, lockMembers, updateDeposits } from "../members.store.ts";
import { bySystem, moveLevels } from "../move-levels.ts";
import { raiseLevels } from "../raise-levels.ts";
import { lockReview, updateReview } from "./review.store.ts";

/** Players in one transaction. */
const STEP = 500;

/**
 * After a brand's ladder changed, and the first time there is one, goes through its players: counts
 * what they have paid in and raises who has come to a level. A level that is no longer there takes
 * its players down to the highest one; asking for more takes no level away before a month's end.
 */
export async function reviewLevels(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    while (await db.inTransaction((tx) => reviewStep(tx, brand)));
}

/** The next players, in one transaction with how far it came. Returns whether there are more. */
async function reviewStep(tx: Tx, brand: Brand): Promise<boolean> {
  const levels = await ladderOf(tx, brand.id);
  const review = await lockReview(tx, brand.id, textOf(levels));
  if (!review) return false;
  const ids = await playerIdsOf(tx, brand.id, review.reached, STEP);
  await countAll(tx, brand, ids);
  await takeDown(tx, brand, levels, ids);
  await raiseLevels(tx, brand, ids);
  const isDone = ids.length < STEP;
  await updateReview(tx, brand.id, { reached: ids.at(-1) ?? review.reached, isDone });
  return !isDone;
}

async function countAll(tx: Tx, brand: Brand, ids: readonly bigint[]): Promise<void> {
  const players = (await playersByIds(tx, ids)).filter((player) => counts(player, brand));
  const deposits = await depositedBy(
    tx,
    players.map(({ id }) => id),
  );
  await insertMembers(tx, brand.id, [...deposits.keys()]);
  await updateDeposits(tx, deposits);
}

async function takeDown(
  tx: Tx,
  { zone }: Brand,
  levels: readonly LadderLevel[],
  ids: readonly bigint[],
): Promise<void> {
  const top = levels.length;
  const moves = (await lockMembers(tx, ids, zone)).map((member) => ({
    member,
    level: Math.min(member.level, top),
    floor: Math.min(member.floor, top),
  }));
  await moveLevels(tx, levels, moves, bySystem("LADDER"));
}

/** What a ladder asks for, to tell two of them apart. */
function textOf(levels: readonly LadderLevel[]): string {
  return termsOf(levels)
    .map(({ deposits, turnover, keepTurnover }) => `${deposits} ${turnover} ${keepTurnover}`)
    .join("\n");
}
