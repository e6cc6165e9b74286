import { randomUUID } from "node:crypto";
import { raw, sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { forgetSettings } from "../modules/settings/settings-of.ts";
import type { Platform } from "../platform.ts";
import type { Ours } from "./attack.ts";
import { multiplyRows, PUBLIC_ID, type Changes } from "./multiply-rows.ts";
import { FILLED_PROMOTIONS } from "./filled-promotions.ts";
import { nameCountries } from "./name-countries.ts";
import { isFriend, isPlayers, issueOf, paidOf, playerOf } from "./rows-of.ts";

/** Copies are numbered from here on, in every table. */
const ID = "100000 + nth";

const OF_PLAYER: Changes = { player: ID, player_name: "'player ' || nth", player_ref: PUBLIC_ID };

/** Of which rows every list gets more, and how the copies differ, in the order of their tables. */
const TABLES: readonly (readonly [
  table: string,
  where: (ours: Ours) => string,
  changes: Changes,
])[] = [
  ["brand", () => "id = 1", { id: ID, host: "'b' || nth || '.example'", name: "'Brand ' || nth" }],
  [
    "player",
    ({ player }) => `public_id = '${player}'`,
    { id: ID, public_id: PUBLIC_ID, username: "'player' || nth" },
  ],
  ["team_own_day", (ours) => `player_id = ${playerOf(ours)}`, { player_id: ID }],
  ["agent_place", (ours) => `player_id = ${playerOf(ours)}`, { player_id: ID }],
  ...FILLED_PROMOTIONS,
  ["wallet_account", isPlayers, { player: ID }],
  ["cashier_player", isPlayers, { player: ID }],
  [
    "bank_account",
    isPlayers,
    // Every number belongs to two players.
    { id: ID, public_id: PUBLIC_ID, player: ID, number: "'77' || nth / 2", shared: "true" },
  ],
  [
    "bank_account",
    isPlayers,
    {
      id: "200000 + nth",
      public_id: "'ba_2' || lpad(nth::text, 19, '0')",
      player: ID,
      number: "'88' || nth",
      shared: "true",
    },
  ],
  [
    "bank_account",
    isPlayers,
    {
      id: "300000 + nth",
      public_id: "'ba_3' || lpad(nth::text, 19, '0')",
      player: "100001 + nth",
      number: "'88' || nth",
      shared: "true",
    },
  ],
  [
    "deposit",
    ({ deposit }) => `public_id = '${deposit}'`,
    {
      ...OF_PLAYER,
      id: ID,
      public_id: PUBLIC_ID,
      key: "'key ' || nth",
      exact_units: "t.exact_units + nth",
    },
  ],
  [
    "withdrawal",
    ({ withdrawal }) => `public_id = '${withdrawal}'`,
    { ...OF_PLAYER, id: ID, public_id: PUBLIC_ID, key: "'key ' || nth", bank_account: ID },
  ],
  ["withdrawal_leg", (ours) => `withdrawal = ${paidOf(ours)}`, { id: ID, n: "1 + nth" }],
  [
    "withdrawal_complaint",
    (ours) => `leg = (select id from withdrawal_leg where withdrawal = ${paidOf(ours)} and n = 1)`,
    { id: ID, leg: ID },
  ],
  [
    "cashier_step",
    ({ withdrawal }) =>
      "subject = 'withdrawal' and subject_id = (select id from withdrawal where " +
      `public_id = '${withdrawal}')`,
    { subject_id: ID },
  ],
  [
    "approval",
    () => "true",
    {
      id: "t.id * 1000 + nth",
      public_id: "'ap_' || lpad((t.id * 1000 + nth)::text, 20, '0')",
      // A result is the one of its copy of the draw.
      subject:
        "case t.kind when 'lottery.result' then 'LOTTERY' || nth || ':' || " +
        "split_part(t.subject, ':', 2) else t.subject || nth end",
      key: "t.key || nth",
    },
  ],
  [
    "staff",
    ({ colleagueName }) => `username = '${colleagueName}'`,
    { id: ID, public_id: PUBLIC_ID, username: "'colleague' || nth" },
  ],
  [
    "staff_role",
    ({ colleagueName }) => `staff_id = (select id from staff where username = '${colleagueName}')`,
    { staff_id: ID, role_id: ID },
  ],
  [
    "role",
    ({ role }) => `public_id = '${role}'`,
    { id: ID, public_id: PUBLIC_ID, name: "'Role ' || nth" },
  ],
  [
    "vendor",
    ({ vendor }) => `id = ${vendor}`,
    { id: ID, slug: "'vendor-' || nth", name: "'Vendor ' || nth", vassalage: "'V' || nth" },
  ],
  ["vendor_key", ({ key }) => `id = ${key}`, { id: ID, vendor_id: ID }],
  [
    "game",
    ({ game }) => `slug = '${game}'`,
    { id: ID, vendor_id: ID, slug: "'game-' || nth", name: "'Game ' || nth" },
  ],
  [
    "lottery_game",
    ({ lottery }) => `code = '${lottery}'`,
    { id: ID, code: "'LOTTERY' || nth", vendor_id: ID, game_id: ID },
  ],
  ["lottery_issue", (ours) => `id = ${issueOf(ours)}`, { id: ID, game_id: ID }],
  ["lottery_order", (ours) => `issue_id = ${issueOf(ours)}`, { id: ID, issue_id: ID, player: ID }],
  ["lottery_result_entry", (ours) => `issue_id = ${issueOf(ours)}`, { id: ID, issue_id: ID }],
  ["lottery_issue_figures", (ours) => `issue_id = ${issueOf(ours)}`, { issue_id: ID }],
  ["lottery_import", ({ resultImport }) => `id = ${resultImport}`, { id: ID, game_id: ID }],
  ["content_item", ({ news }) => `id = ${news}`, { id: ID }],
  ["feedback", ({ feedback }) => `id = ${feedback}`, { id: ID, player_id: ID }],
  [
    "service_conversation",
    ({ conversation }) => `public_id = '${conversation}'`,
    { ...OF_PLAYER, id: ID, public_id: PUBLIC_ID },
  ],
  [
    "service_message",
    ({ conversation }) =>
      `conversation_id = (select id from service_conversation where public_id = '${conversation}')`,
    { conversation_id: ID, key: "gen_random_uuid()" },
  ],
  [
    "service_canned",
    ({ cannedAnswer }) => `public_id = '${cannedAnswer}'`,
    { id: ID, public_id: PUBLIC_ID },
  ],
  [
    "inbox_broadcast",
    ({ broadcast }) => `public_id = '${broadcast}'`,
    { id: ID, public_id: PUBLIC_ID },
  ],
  [
    "player_document",
    ({ document }) => `public_id = '${document}'`,
    { id: ID, public_id: PUBLIC_ID, player_id: ID, key: "gen_random_uuid()" },
  ],
  [
    "points_entry",
    ({ player }) => `player_id = (select id from player where public_id = '${player}')`,
    { seq: ID, ref: "'copy ' || nth" },
  ],
  [
    "points_order",
    ({ pointsOrder }) => `public_id = '${pointsOrder}'`,
    { id: ID, public_id: PUBLIC_ID, player_id: ID, key: "gen_random_uuid()" },
  ],
  ["referral_friend", isFriend, { friend_id: ID, public_id: PUBLIC_ID }],
  [
    "rebate",
    (ours) => `player_id = ${playerOf(ours)}`,
    { id: ID, public_id: PUBLIC_ID, day: "date '2026-01-01' + nth::int" },
  ],
  [
    "points_reward",
    ({ pointsReward }) => `public_id = '${pointsReward}'`,
    { id: ID, public_id: PUBLIC_ID },
  ],
  [
    "risk_case",
    ({ riskCase }) => `public_id = '${riskCase}'`,
    { id: ID, public_id: PUBLIC_ID, state: "'CLEARED'" },
  ],
  [
    "covered_transaction",
    ({ coveredSubject }) => `subject = '${coveredSubject}'`,
    { id: ID, subject: "'dep_' || lpad(nth::text, 20, '0')", player: ID },
  ],
  [
    "player_tag",
    isPlayers,
    {
      player: ID,
      player_name: "'player' || nth",
      player_ref: "t.player_ref || nth",
      tag: "'tag ' || nth",
    },
  ],
  [
    "vendor_movement",
    ({ vendorMovement }) => `public_id = '${vendorMovement}'`,
    {
      ...OF_PLAYER,
      id: ID,
      public_id: PUBLIC_ID,
      key: "'key ' || nth",
      transaction: "gen_random_uuid()",
    },
  ],
  [
    "vendor_record_refused",
    ({ vendorRecord }) => `id = ${vendorRecord}`,
    { id: ID, transaction: "'transaction ' || nth", round: "'round ' || nth" },
  ],
  [
    "vendor_wallet",
    isPlayers,
    {
      player: ID,
      player_name: "'player ' || nth",
      player_ref: "'pl_' || lpad(nth::text, 20, '0')",
    },
  ],
  [
    "voucher_batch",
    ({ voucherBatch }) => `public_id = '${voucherBatch}'`,
    { id: ID, public_id: PUBLIC_ID, key: "gen_random_uuid()" },
  ],
  [
    "payout_problem",
    ({ payoutProblem }) => `public_id = '${payoutProblem}'`,
    { id: ID, public_id: PUBLIC_ID, payment: "'go_copy_' || nth" },
  ],
  [
    "statement",
    ({ statement }) => `public_id = '${statement}'`,
    { id: ID, public_id: PUBLIC_ID, sha256: "sha256(nth::text::bytea)" },
  ],
  ["statement_line", () => "number = 'A-1'", { id: ID, statement: ID, number: "'A-1-' || nth" }],
  [
    "reconciliation_difference",
    ({ difference }) => `public_id = '${difference}'`,
    { id: ID, public_id: PUBLIC_ID, line: ID },
  ],
  ["message", () => "recipient = 'maria@example.com'", { id: "gen_random_uuid()" }],
  ["brand_settings_version", () => "brand_id = 1 and section = 'features'", { version: ID }],
  ["audit_row", () => "n = 1", { n: ID }],
  [
    "betting_record",
    (ours) => `player_id = ${playerOf(ours)}`,
    { id: ID, vendor_id: ID, round: "'round ' || nth" },
  ],
];

/** Makes so many more rows of everything that staff read lists of. */
export async function fillLists(
  db: TestDatabase,
  platform: Platform,
  ours: Ours,
  copies: number,
): Promise<void> {
  await nameCountries(db);
  // The server has read them for the first rows already, and keeps them for seconds.
  forgetSettings(platform, 1n);
  for (const [table, where, changes] of TABLES)
    await multiplyRows(db, table, raw(where(ours)), copies, changes);
  const [player] = await db.rows<{ id: bigint }>(
    sql`select id from player where public_id = ${ours.player}`,
  );
  if (!player) throw new Error("There is no player");
  const adjustments = Array.from({ length: copies }, () => ({
    kind: "adjust" as const,
    player: player.id,
    key: randomUUID(),
    units: 1_000n,
    reason: "one of many",
  }));
  await db.inTransaction((tx) => platform.wallet.append(tx, adjustments));
}
