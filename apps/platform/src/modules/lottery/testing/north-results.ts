import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { openHall } from "./open-hall.ts";

/** The columns of a file with published results of the north. */
export const HEADER = "date,DB,G1,G2_1,G2_2,G3,G4,G5,G6,G7";

/** A line of such a file: a day, its special prize and its first prize. */
export const row = (day: string, special: string, first = "92272") =>
  `${day},${special},${first},03031,14884,69886 57680 87999 58887 64483 81156,` +
  `7371-6587-9832-6662,2326;4557;1030;9147;1957;7824,"909 97 099",84 65 42 8`;

/** A lottery of the north drawn on weekdays of the specification: 2 is Monday. */
export async function northGame(db: Database): Promise<{ id: number; code: string }> {
  const issue = await openHall(db).issue("vn-north");
  const game = await db.row<{ id: number; code: string }>(sql`
    update lottery_game
    set calendar = '{"kind":"weekly","days":[2,3,4],"at":"18:15","opens":"day"}',
      timezone = 'Asia/Ho_Chi_Minh'
    where id = (select game_id from lottery_issue where id = ${issue})
    returning id, code`);
  if (!game) throw new Error("No game");
  return game;
}
