import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PLATFORM = join(import.meta.dirname, "../../..");

/** Tables about players that no download has, by the reason why. */
const LEFT_OUT = {
  "secrets and tickets of a sign-in": `
    contact_replacement data_download game_session login_link passkey_challenge password_reset
    player_login remembered_browser second_factor trial_account voucher_guess`,
  "told to nobody whom it is about": `
    bank_account_attempt covered_transaction player_note player_tag promotion_refusal
    reconciliation_difference risk_case risk_score`,
  "made of rows that are in it": `
    bank_account_owner cashier_player excluded_person late_move lottery_payout
    lottery_player_issue play_session player_document_mark player_proof_level
    player_register_clear promotion_tail report_day turnover_entry
    vendor_wallet vendor_wallet_visit wagering_player wallet_account points_account
    points_conversion wallet_sums mission_member mission_source
    referral_member agent_period team_own_day report_change`,
  "what staff ask each other": "approval",
} as const;

/** Tables with a column for a player. */
function ofPlayers(): string[] {
  const schema = readFileSync(join(PLATFORM, "schema.sql"), "utf8");
  return [...schema.matchAll(/^create table (?<name>\w+) \((?<columns>.*?)\n\)/gms)]
    .filter(({ groups }) => /^ {2}player(_id)? /m.test(groups?.["columns"] ?? ""))
    .map(({ groups }) => groups?.["name"] ?? "");
}

test("MC-17 every table about players is in the download of one's data, or is left out for a reason", () => {
  const stores = globSync("src/modules/**/held.store.ts", { cwd: PLATFORM })
    .map((file) => readFileSync(join(PLATFORM, file), "utf8"))
    .join("\n");
  const read = new Set(
    [...stores.matchAll(/\b(?:from|join) (?<name>\w+)/g)].map(({ groups }) => groups?.["name"]),
  );
  const left = new Set(Object.values(LEFT_OUT).flatMap((names) => names.trim().split(/\s+/)));
  const tables = ofPlayers();
  expect(tables.filter((table) => !read.has(table) && !left.has(table))).toEqual([]);
  expect([...left].filter((table) => read.has(table) || !tables.includes(table))).toEqual([]);
});
