import type { Ours } from "./attack.ts";
import { PUBLIC_ID, type Changes } from "./multiply-rows.ts";

const ID = "100000 + nth";

/** Bonuses, applications, gifts and scores, of which their lists get more. */
export const FILLED_PROMOTIONS: readonly (readonly [
  table: string,
  where: (ours: Ours) => string,
  changes: Changes,
])[] = [
  [
    "promotion_grant",
    ({ bonus }) => `public_id = '${bonus}'`,
    { id: ID, public_id: PUBLIC_ID, player: ID },
  ],
  [
    "promotion_grant",
    ({ application }) => `public_id = '${application}'`,
    { id: "200000 + nth", public_id: "'gr_2' || lpad(nth::text, 19, '0')", player: ID },
  ],
  [
    "vip_gift",
    ({ vipGift }) => `public_id = '${vipGift}'`,
    { id: ID, public_id: PUBLIC_ID, once: "'level ' || nth" },
  ],
  [
    "tournament_score",
    ({ tournament }) =>
      `tournament_id = (select id from tournament where public_id = '${tournament}')`,
    { player_id: ID },
  ],
  [
    "promotion_application",
    ({ application }) =>
      `grant_id = (select id from promotion_grant where public_id = '${application}')`,
    { grant_id: "200000 + nth", player: ID },
  ],
];
