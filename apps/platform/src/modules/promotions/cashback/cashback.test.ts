import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { rollUp } from "../../figures/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { claimIssued } from "../grants/claim-issued.ts";
import { expireIssued } from "../grants/expire-issued.ts";
import { PESO, useBonuses } from "../testing/bonus-world.ts";
import { CASHBACK, pesos, promotionOf } from "../testing/draft-of.ts";
import { giveCashback } from "./give-cashback.ts";
import { makeCashback } from "./make-cashback.ts";

const world = await useBonuses();
const { db, platform, cash, grants } = world;

const ZONE = "Asia/Manila";
const today = Temporal.Now.zonedDateTimeISO(ZONE).startOfDay();
/** The day whose losses come back: it is over in every way at any time of today. */
const day = today.subtract({ days: 2 });
const NAME = day.toPlainDate().toString();
const noon = day.add({ hours: 12 }).toInstant();
const later = today.subtract({ days: 1 }).add({ hours: 1 }).toInstant();

/** Books a round of the day, or a correction of it that came later. */
async function played(
  { id }: TestPlayer,
  lost: bigint,
  { category = "RNG", counts = true, at = noon, excluded = false } = {},
): Promise<void> {
  const stake = lost > 0n ? lost : 1n;
  const amounts = {
    rounds: 1n,
    stake: stake * PESO,
    payout: (stake - lost) * PESO,
    refund: 0n,
    turnover: counts ? stake * PESO : 0n,
    freeStake: 0n,
    freePayout: 0n,
  };
  await db.inTransaction((tx) =>
    bookTurnoverEntries(tx, "rounds", [
      {
        playerId: id,
        brandId: 1n,
        currency: "PHP",
        book: "play",
        excluded,
        vendorId: 3,
        gameCode: "harbor",
        category,
        at,
        closedAt: noon,
        amounts,
        origin: 1n,
      },
    ]),
  );
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
}

/** An open promotion that has been open since the day began. */
async function openOn(rule: object = {}, budget = pesos(100_000)): Promise<string> {
  const id = await world.open({ rule: { ...CASHBACK, ...rule }, budget });
  await db.run(sql`
    update promotion_step set at = ${day.toInstant().toString()}::timestamptz
    where subject = 'promotion' and to_status = 'OPEN'
      and subject_id = (select id from promotion where public_id = ${id})`);
  return id;
}

async function run(): Promise<void> {
  await makeCashback(db);
  await giveCashback(platform);
}

const [claiming, small, winner, live, rich, trial, twice, pausing, bound, unlucky] =
  await Promise.all(Array.from({ length: 10 }, () => world.player()));
if (!claiming || !small || !winner || !live || !rich || !trial || !twice || !pausing || !bound)
  throw new Error("There are ten players");
if (!unlucky) throw new Error("There are ten players");
await played(claiming, 1_234n);
await played(small, 99n);
await played(winner, -500n);
await played(live, 1_000n, { category: "LIVE" });
await played(rich, 90_000n);
await played(trial, 1_000n, { excluded: true });
await played(twice, 1_000n);
await played(pausing, 1_000n);
await pausing.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
// What counts no turnover was lost all the same; and a bonus ran at noon, for half an hour.
await played(bound, 400n);
await played(bound, 600n, { counts: false });
await played(unlucky, 2_000n);
await played(unlucky, -300n);

const id = await openOn();
const half = await openOn({
  categories: ["LIVE"],
  payment: "AT_ONCE",
  percentBps: 5_000,
  times: 0,
});
const tight = await openOn({ categories: ["LIVE"] }, pesos(50));
const gift = await world.open({
  rule: { ...CASHBACK, type: "GIFT", occasion: "ONCE", bonus: pesos(10) },
  budget: pesos(100),
});
await bound.call("POST", `/promotions/${gift}/claim`, {});
await bound.call("POST", `/bonuses/${(await grants(bound))[0]?.id}/forfeit`, {});
await db.run(sql`
  update promotion_step
  set at = ${noon.toString()}::timestamptz
    + case when to_status = 'PROCESS' then interval '-15 minutes' else interval '15 minutes' end
  where subject = 'grant' and n > 1`);

test("PR-01 the loss of a day comes back once the day is closed, once, however many work at it: by its share and cap, nothing of a small loss or a win, of trials and of who takes a break, or of what a bonus ran in", async () => {
  await run();
  expect(await grants(claiming)).toEqual([]);
  await db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
    values (
      1, ${NAME}::date, 'CLOSED', ${day.toInstant().toString()},
      ${day.add({ days: 1 }).toInstant().toString()}, 1, 'hash'
    )`);
  await Promise.all([run(), run()]);
  await played(claiming, 5_000n, { at: later });
  await run();
  expect(await grants(claiming)).toMatchObject([
    {
      status: "ISSUED",
      bonus: { amount: ((12_340n * PESO) / 100n).toString() },
      loss: { from: NAME, to: NAME, amount: { amount: pesos(1_234) } },
      required: { amount: ((37_020n * PESO) / 100n).toString() },
    },
  ]);
  expect(await grants(rich)).toMatchObject([{ bonus: { amount: pesos(500) } }]);
  expect(await grants(unlucky)).toMatchObject([{ bonus: { amount: pesos(170) } }]);
  for (const one of [small, winner, trial, pausing]) expect(await grants(one)).toEqual([]);
  expect((await grants(bound)).map(({ status }) => status)).toEqual(["FORFEITED"]);
});

test("it is claimed once, however often and fast one presses, and is wagered; what a rule credits at once is there without a press", async () => {
  const [waiting] = await grants(claiming);
  const claim = () => claiming.call("POST", `/bonuses/${waiting?.id}/claim`, {});
  const dying = db.inTransaction(async (tx) => {
    await claimIssued(tx, platform.wallet, claiming.id, waiting?.id ?? "");
    throw new Error("power cut");
  });
  await expect(dying).rejects.toThrow("power cut");
  expect(await cash(claiming)).toBe(0n);
  const presses = await Promise.all([claim(), claim(), claim()]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await cash(claiming)).toBe(123n);
  expect(await grants(claiming)).toMatchObject([{ status: "PROCESS" }]);
  expect(await small.call("POST", `/bonuses/${waiting?.id}/claim`, {})).toMatchObject({
    status: 404,
  });
  expect(await cash(live)).toBe(500n);
  expect((await grants(live)).map(({ status }) => status)).toEqual(
    expect.arrayContaining(["COMPLETED"]),
  );
  expect(await world.ledgerProblems()).toEqual([]);
});

test("who has a bonus running is told to play it first, and claims it on the promotion's page after that", async () => {
  const match = await world.open({}, { occasion: "DAILY" });
  await world.deposit(twice, 100n, match);
  const standing = async () =>
    (await twice.call("GET", `/promotions/${id}`)).value.standing as object;
  expect(await standing()).toMatchObject({ status: "ISSUED", action: "CLAIM" });
  const refused = await twice.call("POST", `/promotions/${id}/claim`, {});
  expect([refused.status, refused.code]).toEqual([409, "OTHER_BONUS"]);
  const rewards = async () => (await twice.call("GET", "/rewards")).value.open;
  const [reward] = await rewards();
  expect(reward).toMatchObject({ kind: "promotion", cash: { amount: pesos(100) } });
  expect(await twice.call("POST", `/rewards/promotion/${reward.id}/claim`, {})).toMatchObject({
    code: "OTHER_BONUS",
  });
  const running = (await grants(twice)).find(({ status }) => status === "PROCESS");
  await twice.call("POST", `/bonuses/${running?.id}/forfeit`, {});
  expect(await twice.call("POST", `/promotions/${id}/claim`, {})).toMatchObject({ status: 200 });
  expect(await standing()).toMatchObject({ status: "PROCESS", action: null });
  expect(await cash(twice)).toBe(200n);
});

test("what is beyond the budget is refused with its reason, and what nobody claims ends and gives its part back", async () => {
  const reserved = async (promotion: string) =>
    BigInt((await world.maker.call("GET", `/promotions/${promotion}`)).value.reserved.amount);
  expect(await reserved(half)).toBe(500n * PESO);
  expect(await reserved(tight)).toBe(0n);
  const staff = await world.maker.call("GET", `/players/${live.publicId}/bonuses`);
  expect(staff.value.refusals).toMatchObject([{ reason: "BUDGET_USED" }]);
  const before = await reserved(id);
  await db.run(sql`
    update promotion_grant set expires_at = now() - interval '1 minute'
    where player = ${rich.id} and status = 'ISSUED'`);
  await expireIssued(platform);
  await expireIssued(platform);
  const [lapsed] = await grants(rich);
  expect(lapsed?.status).toBe("EXPIRED");
  expect(await reserved(id)).toBe(before - 500n * PESO);
  const late = await rich.call("POST", `/bonuses/${lapsed?.id}/claim`, {});
  expect([late.status, late.code]).toEqual([409, "WRONG_STATE"]);
});

test("more than the whole loss, and what the law forbids, can't be saved", async () => {
  const save = (rule: object) =>
    world.maker.call("POST", "/promotions", promotionOf({ rule: { ...CASHBACK, ...rule } }));
  expect(await save({ percentBps: 10_001 })).toMatchObject({ status: 400 });
  expect(await save({})).toMatchObject({ status: 200 });
  // Games count in full there, or not at all.
  await chooseProfiles(db, ["GB"]);
  expect(await save({})).toMatchObject({ status: 422, code: "AGAINST_LAW" });
});
