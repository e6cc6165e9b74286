import type { Ours } from "./attack.ts";

/** Which rows are ours, as SQL. */
export const playerOf = ({ player }: Ours) =>
  `(select id from player where public_id = '${player}')`;
export const isPlayers = (ours: Ours) => `player = ${playerOf(ours)}`;
export const isFriend = ({ friend }: Ours) =>
  `friend_id = (select id from player where public_id = '${friend}')`;
export const paidOf = ({ paid }: Ours) => `(select id from withdrawal where public_id = '${paid}')`;
export const issueOf = ({ lottery, draw }: Ours) =>
  "(select i.id from lottery_issue i join lottery_game g on g.id = i.game_id where g.code = " +
  `'${lottery}' and i.issue_no = '${draw}')`;
