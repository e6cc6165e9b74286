import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { VendorCommand } from "@perya/wallet-protocol";
import { betOf, roundOf } from "../orders/order.ts";
import { openWallet, verifyLedger, type HouseCommand } from "../../wallet/index.ts";
import type { Settling } from "../settling/settling.ts";
import { toyRules } from "./toy-rules.ts";

const VENDOR = 77;
const MINOR = 1_000n;
let next = 1;

export interface ToyLine {
  readonly market: string;
  readonly selection: string;
  readonly unitMinor: bigint;
  readonly count: number;
  readonly odds: readonly number[];
}

/**
 * A place to bet on the toy lottery: rows as the order and issue verbs leave them, money in a real
 * wallet.
 */
export function openHall(db: Database) {
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  const settling: Settling = {
    db,
    wallet,
    rulesOf: () => toyRules,
    live: { publishBalances: () => undefined },
    log: { error: () => undefined },
  };
  const house = (command: HouseCommand) => db.inTransaction((tx) => wallet.append(tx, [command]));
  return {
    wallet,
    settling,
    house,
    playerWith: async (cash: bigint) => {
      const player = BigInt(next++);
      await house({ kind: "open", player, key: `open:${player}`, currency: "PHP", book: "play" });
      await house({ kind: "deposit", player, key: `deposit:${player}`, units: cash });
      return player;
    },
    issue: (rules = "toy") => makeIssue(db, rules),
    order: async (issue: bigint, player: bigint, lines: readonly ToyLine[]) =>
      (await placeOrders(db, wallet, issue, [{ player, lines }]))[0] ?? 0n,
    orders: (issue: bigint, orders: readonly ToyOrder[]) => placeOrders(db, wallet, issue, orders),
    result: (issue: bigint, lots: readonly string[]) => draw(db, issue, { lots }),
    draw: (issue: bigint, outcome: unknown) => draw(db, issue, outcome),
    /** As voiding leaves it. */
    avoid: (issue: bigint) =>
      db.run(sql`update lottery_issue set status = 'VOIDED', paying = true where id = ${issue}`),
    statusOf: async (issue: bigint) =>
      (await db.row<{ status: string }>(sql`select status from lottery_issue where id = ${issue}`))
        ?.status,
    balance: async (player: bigint) => {
      const balance = await wallet.balance(player);
      return balance && { cash: balance.cash, owed: balance.owed };
    },
    isGreen: async () => (await verifyLedger(db)).green,
  };
}

async function draw(db: Database, issue: bigint, outcome: unknown): Promise<void> {
  await db.run(sql`
    update lottery_issue
    set outcome = ${JSON.stringify(outcome)}::jsonb, version = 1, status = 'RESULTED',
      resulted_at = now()
    where id = ${issue}`);
}

async function makeIssue(db: Database, rules: string): Promise<bigint> {
  const code = `TOY-${next++}`;
  const row = await db.row<{ id: bigint }>(sql`
    with game as (
      insert into lottery_game (
        code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
        lock_seconds, max_late_seconds, source
      )
      values (
        ${code}, ${rules}, 'Toy', 'SEA', 'TOY', ${VENDOR}, ${next}, 'TOY', 'UTC',
        '{"kind":"every","seconds":60}', 5, 120, 'RNG'
      )
      returning id
    )
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version
    )
    select id, '20260101-0001', now() - interval '1 minute', now() - interval '5 seconds', now(),
      'LOCKED', 'RNG', '1.0.0'
    from game
    returning id`);
  if (!row) throw new Error("No issue");
  return row.id;
}

export interface ToyOrder {
  readonly player: bigint;
  readonly lines: readonly ToyLine[];
  /** Of an order placed before ids were counted: false. */
  readonly counted?: boolean;
}

/** Orders with their debits, in one transaction. */
async function placeOrders(
  db: Database,
  wallet: ReturnType<typeof openWallet>,
  issue: bigint,
  orders: readonly ToyOrder[],
): Promise<bigint[]> {
  return db.inTransaction(async (tx) => {
    const game =
      (
        await tx.row<{ code: string }>(sql`
          select code
          from lottery_game g
          join lottery_issue i on i.game_id = g.id
          where i.id = ${issue}`)
      )?.code ?? "";
    const ids: bigint[] = [];
    const bets: VendorCommand[][] = [];
    for (const { player, lines, counted = true } of orders) {
      const units =
        lines.reduce((sum, { unitMinor, count }) => sum + unitMinor * BigInt(count), 0n) * MINOR;
      const row = await tx.row<{ id: bigint }>(sql`
        insert into lottery_order (
          player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines,
          placed_at, counted
        )
        values (
          ${player}, 1, ${issue}, ${`key-${next++}`}, 'PHP', 'play', ${MINOR}, ${units}, 0,
          ${lines.length}, now(), ${counted}
        )
        returning id`);
      if (!row) throw new Error("No order");
      for (const [n, { market, selection, unitMinor, count, odds }] of lines.entries())
        await tx.run(sql`
          insert into lottery_line (
            order_id, n, issue_id, market, selection, unit_minor, count, odds
          )
          values (
            ${row.id}, ${n}, ${issue}, ${market}, ${selection}, ${unitMinor}, ${count},
            ${odds}::int[]
          )`);
      const bet = {
        kind: "bet",
        vendor: VENDOR,
        player,
        transaction: betOf(row.id),
        round: roundOf(row.id),
        game,
        currency: "PHP",
        units,
      } as const;
      bets.push([{ ...bet, reference: null, free: false, closesRound: false, counted }]);
      ids.push(row.id);
    }
    const answers = await wallet.appendEach(tx, bets);
    if (answers.some(([answer]) => !answer?.ok)) throw new Error("A bet was refused");
    return ids;
  });
}
