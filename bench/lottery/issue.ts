import type { Database } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { betOf, roundOf } from "../../apps/platform/src/modules/lottery/orders/order.ts";
import type { Wallet } from "../../apps/platform/src/modules/wallet/index.ts";

/**
 * Lines of one market in an issue: their share of all lines, and the SQL that makes a selection.
 */
export interface Kind {
  readonly market: string;
  readonly share: number;
  readonly selection: string;
  readonly count: number;
  readonly odds: number;
}

export interface Filling {
  readonly rules: string;
  readonly players: number;
  readonly ordersEach: number;
  readonly linesEach: number;
  readonly kinds: readonly Kind[];
}

const VENDOR = 9;
/** Ledger units of one centavo. */
const MINOR = 1_000n;
const UNIT_MINOR = 100n;
const GROUP = 2_000;
let next = 1;
/** Reused databases still have the games of earlier runs. */
const RUN = Date.now().toString(36).toUpperCase();

/** An issue whose sales have just ended: orders, lines and debits as placing them leaves them. */
export async function fillIssue(
  db: Database,
  wallet: Wallet,
  { rules, players, ordersEach, linesEach, kinds }: Filling,
): Promise<bigint> {
  const code = `BENCH-${RUN}-${next++}`;
  const issue = await db.row<{ id: bigint }>(sql`
    with game as (
      insert into lottery_game (
        code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
        lock_seconds, max_late_seconds, source
      )
      values (
        ${code}, ${rules}, ${code}, 'SEA', 'BENCH', ${VENDOR}, ${next}, 'TCG_SEA', 'UTC',
        '{"kind":"every","seconds":60}', 5, 120, 'RNG'
      )
      returning id
    )
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version
    )
    select id, '20260101-0001', now() - interval '1 minute', now() - interval '5 seconds', now(),
      'DRAWING', 'RNG', '1.0.0'
    from game
    returning id`);
  if (!issue) throw new Error("The issue was not made");
  const orders = players * ordersEach;
  await db.run(sql`
    insert into lottery_order (
      player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, placed_at,
      counted
    )
    select 1 + n % ${players}, 1, ${issue.id}, ${`${code}:`} || n, 'PHP', 'test', ${MINOR}, 1, 1,
      ${linesEach}, now(), true
    from generate_series(0, ${orders - 1}::int) n`);
  await db.run(sql`
    insert into lottery_line (order_id, n, issue_id, market, selection, unit_minor, count, odds)
    select order_id, n, ${issue.id}, ${pick(kinds, (kind) => `'${kind.market}'`)},
      ${pick(kinds, (kind) => kind.selection)}, ${UNIT_MINOR},
      ${pick(kinds, (kind) => String(kind.count))}, ${pick(kinds, (kind) => `array[${kind.odds}]`)}
    from (
      select o.id as order_id, n, random() as dice
      from lottery_order o
      cross join generate_series(0, ${linesEach - 1}::int) n
      where o.issue_id = ${issue.id}
      offset 0
    ) line`);
  await db.run(sql`
    update lottery_order o set stake = cost.units
    from (
      select order_id, sum(unit_minor * count) * ${MINOR} as units
      from lottery_line
      where issue_id = ${issue.id}
      group by order_id
    ) cost
    where cost.order_id = o.id`);
  await debit(db, wallet, issue.id, code);
  return issue.id;
}

/** One expression per kind, chosen by the line's random number. */
function pick(kinds: readonly Kind[], expression: (kind: Kind) => string) {
  let below = 0;
  const cases = kinds.map(
    (kind) => `when dice < ${(below += kind.share)} then ${expression(kind)}`,
  );
  return raw(`case ${cases.join(" ")} end`);
}

async function debit(db: Database, wallet: Wallet, issue: bigint, game: string): Promise<void> {
  for (let after = 0n; ;) {
    const orders = await db.rows<{ id: bigint; player: bigint; stake: bigint }>(sql`
      select id, player, stake from lottery_order
      where issue_id = ${issue} and id > ${after}
      order by id limit ${GROUP}`);
    const last = orders.at(-1);
    if (!last) return;
    const bets = orders.map(({ id, player, stake: units }) => {
      const bet = {
        kind: "bet",
        vendor: VENDOR,
        player,
        transaction: betOf(id),
        round: roundOf(id),
        game,
        currency: "PHP",
        units,
      } as const;
      return [{ ...bet, reference: null, free: false, closesRound: false, counted: true }];
    });
    const answers = await db.inTransaction((tx) => wallet.appendEach(tx, bets));
    if (!answers.every(([answer]) => answer?.ok)) throw new Error("A bet of the bench was refused");
    after = last.id;
  }
}

/** Gives the issue its result, as the draw does. */
export async function drawIssue(db: Database, issue: bigint, outcome: unknown): Promise<void> {
  await db.run(sql`
    update lottery_issue
    set outcome = ${JSON.stringify(outcome)}::jsonb,
      version = 1,
      status = 'RESULTED',
      resulted_at = clock_timestamp()
    where id = ${issue}`);
}
