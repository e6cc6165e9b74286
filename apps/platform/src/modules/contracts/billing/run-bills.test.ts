import { sql } from "@perya/postgres/sql";
import { beforeEach, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { payBills } from "../paying/pay-bills.ts";
import { billsWorld, PESO } from "../testing/bills-world.ts";
import { runBills } from "./run-bills.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const world = billsWorld(db);
const at = (time: string) => () =>
  Promise.resolve(Temporal.ZonedDateTime.from(`${time}[Asia/Manila]`).toInstant());

// Days close one after the other: each test has later ones than those before it.
beforeEach(async () => {
  await db.run(sql`truncate contract_bill_part, contract_bill, contract_measure, contract_run`);
  await db.run(sql`delete from contract_tier`);
  await db.run(sql`delete from contract`);
});

const agent = async () => (await sites.player()).id;

/** An agent under the house, two agents below, and members of theirs. */
async function line() {
  const [a, b, c] = [await agent(), await agent(), await agent()];
  await world.place(a, null);
  await world.place(b, a);
  await world.place(c, a);
  return { a, b, c };
}

/** Members of an agent who are active on a day, with this turnover and loss each. */
async function members(
  agent: bigint,
  day: string,
  count: number,
  each: { readonly turnover: bigint; readonly lost?: bigint },
): Promise<bigint[]> {
  const added: bigint[] = [];
  for (let at = 0; at < count; at += 1) {
    const member = await world.add();
    await world.place(member, agent);
    await world.play(member, day, { ...each, paidIn: 50_000n });
    added.push(member);
  }
  return added;
}

const TOP = [
  { turnover: 10_000n, active: 2, ppm: 2_000 },
  { turnover: 100_000n, active: 5, ppm: 4_000 },
  { turnover: 500_000n, active: 10, ppm: 6_000 },
];

test("AC-11 a day's salaries are made from half past three once the day is closed, paid by difference, once", async () => {
  const { a, b, c } = await line();
  await world.contract(a, {}, TOP);
  await world.contract(b, {}, TOP.slice(0, 2));
  await world.contract(c, {}, TOP.slice(0, 2));
  await runBills(db, at("2026-03-02T12:00"));
  await members(b, "2026-03-02", 6, { turnover: 20_000n });
  await members(c, "2026-03-02", 5, { turnover: 90_000n });

  await runBills(db, at("2026-03-03T03:31"));
  expect(await world.bills(a)).toEqual([]);
  await world.close("2026-03-01", "2026-03-02");
  await runBills(db, at("2026-03-03T03:29"));
  expect(await world.bills(a)).toEqual([]);

  await Promise.all([1, 2, 3].map(() => runBills(db, at("2026-03-03T03:30"))));
  const [bill] = await world.bills(a);
  expect(bill).toMatchObject({
    turnover: 570_000n * PESO,
    active: 11,
    gross: 3_420n * PESO,
    downGross: 2_280n * PESO,
    payable: 1_140n * PESO,
    state: "PAYABLE",
  });
  expect(await world.bills(b)).toMatchObject([{ payable: 480n * PESO }]);
  expect(await world.bills(c)).toMatchObject([{ payable: 1_800n * PESO }]);

  await Promise.all([1, 2, 3].map(() => payBills(platform)));
  await payBills(platform);
  const cash = async (player: bigint) => (await platform.wallet.balance(player))?.cash;
  expect([await cash(a), await cash(b), await cash(c)]).toEqual([
    1_140n * PESO,
    480n * PESO,
    1_800n * PESO,
  ]);
  expect(await world.bills(a)).toMatchObject([{ state: "PAID", version: 1 }]);
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
});

const LADDER = [
  { turnover: 300_000n, loss: 10_000n, active: 3, ppm: 30_000 },
  { turnover: 500_000n, loss: 30_000n, active: 5, ppm: 50_000 },
  { turnover: 1_000_000n, loss: 50_000n, active: 8, ppm: 100_000 },
];

test("AC-10 a dividend is made at four o'clock after its period, carries what the team won, and the first one waits for review", async () => {
  const { a } = await line();
  await world.contract(a, { kind: "DIVIDEND", period: "H" }, LADDER);
  await runBills(db, at("2026-04-10T12:00"));
  await members(a, "2026-04-03", 5, { turnover: 130_000n, lost: -3_000n });
  await members(a, "2026-04-30", 6, { turnover: 130_000n, lost: 9_000n });
  await world.close("2026-04-01", "2026-04-30");
  await runBills(db, at("2026-04-16T04:00"));
  await runBills(db, at("2026-05-01T03:59"));
  expect(await world.bills(a)).toMatchObject([
    { netLoss: -15_000n * PESO, carryOut: -15_000n * PESO, state: "NOT_QUALIFIED" },
  ]);
  await runBills(db, at("2026-05-01T04:00"));
  const [, second] = await world.bills(a);
  expect(second).toMatchObject({
    start: Temporal.Instant.from("2026-04-15T16:00:00Z"),
    netLoss: 54_000n * PESO,
    carryIn: -15_000n * PESO,
    carryOut: 0n,
    payable: 1_950n * PESO,
    state: "PENDING_REVIEW",
    review: ["FIRST_DIVIDEND"],
  });
});

test("a member who comes in the period counts where they came, and a move counts from its own period on", async () => {
  const { a, b, c } = await line();
  for (const agent of [a, b, c]) await world.contract(agent, {}, [{ ppm: 1_000 }]);
  await runBills(db, at("2026-06-02T12:00"));
  const late = await world.add();
  await world.place(late, b, "2026-06-02T08:00:00Z");
  await world.play(late, "2026-06-02", { turnover: 10_000n });
  await world.play(late, "2026-06-03", { turnover: 20_000n });
  await db.run(
    sql`update agent_place set to_at = '2026-06-02T16:00:00Z' where player_id = ${late}`,
  );
  await world.place(late, c, "2026-06-02T16:00:00Z");
  await world.close("2026-06-01", "2026-06-03");
  await runBills(db, at("2026-06-04T03:30"));
  const turnovers = async (agent: bigint) =>
    (await world.bills(agent)).map(({ turnover }) => turnover / PESO);
  expect(await turnovers(b)).toEqual([10_000n, 0n]);
  expect(await turnovers(c)).toEqual([0n, 20_000n]);
  expect(await turnovers(a)).toEqual([10_000n, 20_000n]);
});

test("salaries of a period are taken off what the team lost, and trial accounts count for nothing", async () => {
  const { a } = await line();
  await world.contract(a, {}, [{ ppm: 10_000 }]);
  await world.contract(a, { kind: "DIVIDEND", period: "D", carry: "NONE" }, [{ ppm: 100_000 }]);
  await runBills(db, at("2026-07-02T12:00"));
  await members(a, "2026-07-02", 1, { turnover: 10_000n, lost: 1_000n });
  const trial = await world.add("4");
  await world.place(trial, a);
  await world.play(trial, "2026-07-02", { turnover: 90_000n, lost: 9_000n, excluded: true });
  await world.close("2026-07-01", "2026-07-02");
  await runBills(db, at("2026-07-03T04:00"));
  expect(await world.bills(a)).toMatchObject([
    { kind: "DAILY_SALARY", payable: 100n * PESO },
    { kind: "DIVIDEND", netLoss: 900n * PESO, payable: 90n * PESO },
  ]);
});

test("a corrected day before is counted in the day of its correction, and a team below zero is paid nothing", async () => {
  const { a } = await line();
  await world.contract(a, {}, [{ ppm: 10_000 }]);
  await runBills(db, at("2026-08-02T12:00"));
  const member = await world.add();
  await world.place(member, a);
  await world.play(member, "2026-08-02", { turnover: 10_000n });
  await world.close("2026-08-01", "2026-08-02");
  await runBills(db, at("2026-08-03T03:30"));
  await world.play(member, "2026-08-03", { turnover: -15_000n });
  await world.close("2026-08-03", "2026-08-03");
  await runBills(db, at("2026-08-04T03:30"));
  expect(await world.bills(a)).toMatchObject([
    { turnover: 10_000n * PESO, payable: 100n * PESO, state: "PAYABLE" },
    { turnover: -15_000n * PESO, payable: 0n, gross: 0n },
  ]);
});

test("a period settled again leaves what is paid, and writes the rest as another version", async () => {
  const { a, b } = await line();
  await world.contract(a, {}, [{ ppm: 10_000 }]);
  await world.contract(b, {}, [{ ppm: 4_000 }]);
  await runBills(db, at("2026-09-02T12:00"));
  await members(b, "2026-09-02", 1, { turnover: 10_000n });
  await world.close("2026-09-01", "2026-09-02");
  await runBills(db, at("2026-09-03T03:30"));
  await db.run(sql`update contract_bill set due_at = 'infinity' where player_id = ${a}`);
  await payBills(platform);
  await db.run(sql`update contract_tier set ppm = ppm * 2`);
  await db.run(sql`update contract_run set next_start = '2026-09-01T16:00:00Z'`);
  await runBills(db, at("2026-09-03T03:30"));
  expect(await world.bills(b)).toMatchObject([{ state: "PAID", payable: 40n * PESO, version: 1 }]);
  expect(await world.bills(a)).toMatchObject([
    { state: "PAYABLE", gross: 200n * PESO, downGross: 40n * PESO, version: 2 },
  ]);
});

test("killed before its commit, a period leaves nothing, and is settled whole by the next worker", async () => {
  const { a } = await line();
  await world.contract(a, {}, [{ ppm: 10_000 }]);
  await runBills(db, at("2026-10-02T12:00"));
  await members(a, "2026-10-02", 2, { turnover: 5_000n });
  await world.close("2026-10-01", "2026-10-02");
  await db.run(sql`
    create function end_of_worker() returns trigger language plpgsql
    as 'begin raise exception ''killed''; end'`);
  await db.run(sql`
    create trigger killed before update on contract_run
    for each row execute function end_of_worker()`);
  await expect(runBills(db, at("2026-10-03T03:30"))).rejects.toThrow("killed");
  expect(await world.bills(a)).toEqual([]);
  const rows = await db.row<{ count: number }>(
    sql`select count(*)::int4 as count from contract_measure`,
  );
  expect(rows?.count).toBe(0);
  await db.run(sql`drop trigger killed on contract_run`);
  await runBills(db, at("2026-10-03T03:30"));
  expect(await world.bills(a)).toMatchObject([{ payable: 100n * PESO, active: 2 }]);
});

test("with equal rates the upline gets nothing, and a downline that qualifies is paid though its upline does not", async () => {
  const { a, b, c } = await line();
  await world.contract(a, {}, [{ ppm: 5_000, active: 1 }]);
  await world.contract(b, {}, [{ ppm: 5_000 }]);
  await world.contract(c, {}, [{ ppm: 3_000 }]);
  await runBills(db, at("2026-11-02T12:00"));
  const [one = 0n] = await members(b, "2026-11-02", 1, { turnover: 10_000n });
  await world.play(one, "2026-11-03", { turnover: 900n });
  await world.close("2026-11-01", "2026-11-03");
  await runBills(db, at("2026-11-04T03:30"));
  expect(await world.bills(a)).toMatchObject([
    { gross: 50n * PESO, downGross: 50n * PESO, payable: 0n, state: "CALCULATED" },
    { gross: 0n, payable: 0n, state: "NOT_QUALIFIED" },
  ]);
  expect(await world.bills(b)).toMatchObject([{ payable: 50n * PESO }, { payable: 450_000n }]);
});
