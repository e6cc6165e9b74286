import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { turnoverOf } from "../../turnover/index.ts";
import { openWallet, type Wallet } from "../../wallet/index.ts";
import { selectRecords } from "../records/records.store.ts";
import { addPlayer } from "../testing/add-player.ts";
import { followAll } from "../testing/follow-all.ts";

const LONG_AGO = Temporal.Instant.from("2020-01-01T00:00:00Z");
const ROUNDS = ["r0", "r1"];
const CASH = 1_000_000n;

let db: TestDatabase;
let wallet: Wallet;
let last = 5_000n;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
});
afterAll(async () => {
  await wallet.close();
  await db.close();
});

const units = fc.bigInt({ min: 0n, max: 200n });
const step = fc.record({
  kind: fc.constantFrom("bet", "bet", "win", "rollback"),
  round: fc.nat({ max: ROUNDS.length - 1 }),
  /** Which of the earlier movements it refers to. */
  aim: fc.nat({ max: 5 }),
  units,
  effectiveBet: fc.option(units, { nil: undefined }),
  aggregated: fc.boolean(),
  free: fc.nat({ max: 4 }).map((n) => n === 0),
  closesRound: fc.nat({ max: 3 }).map((n) => n === 0),
  follow: fc.nat({ max: 4 }).map((n) => n === 0),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** An applied movement as the plain recount knows it. */
interface Movement {
  readonly command: VendorCommand;
  standing: boolean;
}

/** A step as a command; undefined when there is nothing that it could refer to. */
function commandOf(
  player: bigint,
  { kind, round, aim, aggregated, effectiveBet, ...same }: Step,
  made: readonly Movement[],
  n: number,
): VendorCommand | undefined {
  const aims = made.filter(({ command }) => command.kind === "bet" || kind === "rollback");
  const target = kind === "bet" ? undefined : aims.at(aim % Math.max(1, aims.length))?.command;
  if (kind !== "bet" && !target) return undefined;
  return {
    kind: kind as VendorCommand["kind"],
    vendor: 3,
    player,
    transaction: `${player}-${n}`,
    round: target?.round ?? ROUNDS[round] ?? "",
    game: "harbor",
    currency: "PHP",
    units: kind === "rollback" ? 0n : same.units,
    reference: target?.transaction ?? null,
    free: kind !== "rollback" && same.free,
    closesRound: same.closesRound,
    ...(kind !== "rollback" && {
      said: {
        ...(effectiveBet !== undefined && { effectiveBet }),
        ...(aggregated && { aggregated: true }),
      },
    }),
  };
}

const between = (value: bigint, most: bigint) => (value < 0n ? 0n : value < most ? value : most);
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** What a round has come to, counted again from its movements alone. */
function recount(made: readonly Movement[], round: string) {
  const all = made.filter(({ command }) => command.round === round);
  const standing = all.filter((movement) => movement.standing).map(({ command }) => command);
  const bets = standing.filter(({ kind }) => kind === "bet");
  const paid = ({ free, units: staked }: VendorCommand) => (free ? 0n : staked);
  const stake = sum(bets.map(paid));
  const saidIn = ({ kind, free, said }: VendorCommand) =>
    kind === "rollback" || free ? undefined : said?.effectiveBet;
  const isTold = all.some(({ command }) => saidIn(command) !== undefined);
  const wagered = isTold ? sum(standing.map((command) => saidIn(command) ?? 0n)) : stake;
  const isClosed = all.some(({ command }) => command.closesRound) && bets.length > 0;
  const refunds = standing.map((win) => {
    const bet = all.find(({ command }) => command.transaction === win.reference)?.command;
    if (win.kind !== "win" || !bet || !win.said?.aggregated) return 0n;
    const { effectiveBet } = win.said;
    return effectiveBet === undefined || win.free
      ? 0n
      : between(paid(bet) - effectiveBet, win.units);
  });
  return {
    stake,
    refund: sum(refunds),
    turnover: isClosed ? between(wagered, stake) : 0n,
  };
}

test("what is booked as wagered is what a plain recount says, and never more than the stake", async () => {
  const seen = { told: 0, refunds: 0, reversed: 0 };
  const check = async (player: bigint, made: readonly Movement[]) => {
    await followAll(db);
    const records = await selectRecords(db, player, {}, 50, 0);
    const expected = ROUNDS.map((round) => ({ round, ...recount(made, round) }));
    for (const { round, turnover, stake, refund } of records) {
      expect({ round, turnover, stake, refund }).toEqual(
        expected.find((one) => one.round === round),
      );
      expect(turnover <= stake && turnover >= 0n).toBe(true);
    }
    const booked = await turnoverOf(db, player, LONG_AGO);
    expect(booked).toBe(sum(expected.map(({ turnover }) => turnover)));
    seen.refunds += records.filter(({ refund }) => refund > 0n).length;
    seen.told += records.filter(({ turnover, stake }) => turnover !== stake).length;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const player = await addPlayer(db, wallet, { id: ++last, cash: CASH });
      const made: Movement[] = [];
      for (const [n, one] of steps.entries()) {
        const command = commandOf(player, one, made, n);
        const [answer] = command ? await wallet.submit([command]) : [];
        if (!command || !answer?.ok) continue;
        const target = made.find((earlier) => earlier.command.transaction === command.reference);
        if (command.kind === "rollback" && target?.standing) seen.reversed++;
        const inEffect = command.kind !== "rollback" || target?.standing === true;
        if (command.kind === "rollback" && target) target.standing = false;
        made.push({ command, standing: inEffect });
        if (one.follow) await check(player, made);
      }
      await check(player, made);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(seen.told, seen.refunds, seen.reversed)).toBeGreaterThan(5);
});

test("a fish batch books what was shot as turnover and the rest as refund", async () => {
  const player = await addPlayer(db, wallet, { id: ++last, cash: CASH });
  const batch = { vendor: 3, player, round: "batch", game: "fish", currency: "PHP" } as const;
  const same = { ...batch, free: false } as const;
  const bet = { ...same, kind: "bet", transaction: "shots", units: 100n, reference: null } as const;
  const win = { ...same, kind: "win", transaction: "settled", units: 135n } as const;
  const said = { effectiveBet: 60n, aggregated: true, details: '{"bullets":12}' } as const;
  await wallet.submit([{ ...bet, closesRound: false, said: { aggregated: true } }]);
  await wallet.submit([{ ...win, reference: "shots", closesRound: true, said }]);
  await followAll(db);
  const [record] = await selectRecords(db, player, {}, 1, 0);
  expect(record).toMatchObject({ stake: 100n, payout: 135n, refund: 40n, turnover: 60n });
  expect(record?.details).toBe('{"bullets":12}');
  const booked = () =>
    db.rows(sql`
      select stake, payout, refund, turnover from turnover_entry
      where player_id = ${player}
      order by number`);
  const close = { stake: 100n, payout: 135n, refund: 40n, turnover: 60n };
  expect(await booked()).toEqual([close]);
  const back = { ...same, kind: "rollback", transaction: "back", units: 0n } as const;
  await wallet.submit([{ ...back, reference: "settled", closesRound: false }]);
  await followAll(db);
  expect(await booked()).toEqual([
    close,
    { stake: 0n, payout: -135n, refund: -40n, turnover: -60n },
  ]);
});
