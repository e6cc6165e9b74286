import { raw, sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { reason, type Ours } from "./attack.ts";
import type { TestStaff } from "./people.ts";
import { issueOf, playerOf } from "./rows-of.ts";

/**
 * One of what lists show and no other test of brands needs: a request about a vendor, a bet and
 * result of a draw, a rebate, a day of a downline, a message, a version of settings.
 */
export async function makeFirsts(db: TestDatabase, house: TestStaff, ours: Ours): Promise<void> {
  const [player, issue] = [raw(playerOf(ours)), raw(issueOf(ours))];
  const balls = JSON.stringify({ balls: Array.from({ length: 20 }, (_, at) => at + 1) });
  await house.call("POST", "/vendors", { slug: "next", name: "Next", vassalage: "NEXT", reason });
  await db.run(sql`
    update lottery_game set calendar = '{"kind":"every","seconds":60}'
    where code = ${ours.lottery}`);
  await db.run(sql`update lottery_issue set status = 'OPEN' where id = ${issue}`);
  await db.run(sql`
    insert into lottery_order (
      player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, placed_at
    )
    values (${player}, 1, ${issue}, 'order', 'PHP', 'play', 1, 100000, 100000, 1, now())`);
  await db.run(sql`
    insert into lottery_result_entry (issue_id, version, outcome, entered_by)
    values (${issue}, 1, ${balls}::jsonb, ${house.username})`);
  await db.run(sql`
    insert into approval (public_id, kind, subject, about, payload, asked_by_id, asked_by)
    select 'ap_00000000000000000000', 'lottery.result', ${`${ours.lottery}:${ours.draw}`}, 'A draw',
      ${`{"version":1,"outcome":${balls}}`}::jsonb, id, username
    from staff where username = ${house.username}`);
  await db.run(sql`
    insert into lottery_issue_figures (
      issue_id, brand_id, currency, book, orders, stake, payout, turnover
    )
    values (${issue}, 1, 'PHP', 'play', 1, 100000, 0, 100000)`);
  await db.run(sql`
    insert into rebate (
      public_id, player_id, brand_id, day, currency, level, lines, units, play_times, due_at
    )
    values (
      'rb_00000000000000000000', ${player}, 1, '2026-01-01', 'PHP', 0, '[]', 100000, 1, now()
    )`);
  await db.run(sql`
    insert into team_own_day (player_id, day, currency, book, brand_id, parent_id, rounds)
    select id, current_date, currency, book, brand_id, id, 1 from player where id = ${player}`);
  await db.run(sql`
    insert into message (brand_id, channel, recipient, text)
    values (1, 'mail', 'maria@example.com', 'Hello')`);
  await db.run(sql`
    insert into brand_settings_version (brand_id, section, version, value, changed_by)
    values (1, 'features', 1, '{}', 'ana')`);
}
