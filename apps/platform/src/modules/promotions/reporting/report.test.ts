import { createHash } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { send, type TestPlayer } from "../../../testing/people.ts";
import { useBonuses } from "../testing/bonus-world.ts";
import { GIFT, pesos } from "../testing/draft-of.ts";

const world = await useBonuses();
const { db, maker, sites } = world;
const HALF = { audience: { heldOutPpm: 500_000 } };
const gift = (more: object = {}) => world.open({ ...more }, GIFT);

interface Row {
  id: string;
  given: number;
  done: number;
  forfeited: number;
  credited: { amount: string };
  removed: { amount: string };
  cost: { amount: string };
  deposits: { amount: string };
  costPpm: number | null;
  net: { amount: string };
  offered: { players: number; takers: number; mean: { amount: string } } | null;
  heldOut: { players: number; takers: number; mean: { amount: string } } | null;
  uplift: { perPlayer: { amount: string }; proven: boolean } | null;
  refused: { reason: string; count: number }[];
}

const report = async () =>
  (await maker.call("GET", "/promotions/report")).value as {
    promotions: Row[];
    rewarded: { amount: string };
    cost: { amount: string };
  };
const rowOf = async (id: string) => {
  const row = (await report()).promotions.find((one) => one.id === id);
  if (!row) throw new Error(`${id} is not reported`);
  return row;
};

const isListed = async (person: TestPlayer, promotion: string) => {
  const { value } = await person.call("GET", "/promotions");
  return (value as { id: string }[]).some(({ id }) => id === promotion);
};

test("PR-09 who is held out never finds a promotion, can't join, choose or claim it, and a guest reads of it", async () => {
  const [claimed, matched] = [await gift(HALF), await world.open(HALF)];
  let [found, hidden] = [0, 0];
  while (found === 0 || hidden === 0) {
    const person = await world.player();
    const listed = await isListed(person, claimed);
    const detail = await person.call("GET", `/promotions/${claimed}`);
    const claim = await person.call("POST", `/promotions/${claimed}/claim`, {});
    expect([detail.status, claim.status]).toEqual(listed ? [200, 200] : [404, 404]);
    expect(await isListed(person, claimed)).toBe(listed);
    [found, hidden] = listed ? [found + 1, hidden] : [found, hidden + 1];
  }
  const { offered, heldOut, given, refused } = await rowOf(claimed);
  expect([offered?.players, offered?.takers]).toEqual([found, found]);
  expect([heldOut?.players, heldOut?.takers, given]).toEqual([hidden, 0, found]);
  expect(refused).toEqual([]);

  let person = await world.player();
  while (await isListed(person, matched)) person = await world.player();
  expect((await person.call("POST", `/promotions/${matched}/join`, {})).status).toBe(404);
  expect((await world.order(person, 500n, matched)).code).toBe("PROMOTION_OVER");
  await world.deposit(person, 500n);
  expect((await rowOf(matched)).given).toBe(0);
  expect((await send(sites.playerUrl, {}, "GET", `/api/v1/promotions/${matched}`)).status).toBe(
    200,
  );
});

test("PR-10 what a promotion cost is what the ledger has of it, with what was taken back", async () => {
  const id = await world.open({}, { occasion: "DAILY" });
  const [one, other] = [await world.player(), await world.player()];
  await world.deposit(one, 1_000n, id);
  await world.deposit(other, 500n, id);
  const [bonus] = await world.grants(other);
  expect((await other.call("POST", `/bonuses/${bonus?.id}/forfeit`, {})).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    given: 2,
    done: 0,
    forfeited: 1,
    deposits: { amount: pesos(1_500) },
    credited: { amount: pesos(1_500) },
    removed: { amount: pesos(500) },
    cost: { amount: pesos(1_000) },
    costPpm: 666_666,
  });
  const { cost, promotions, rewarded } = await report();
  const sum = promotions.reduce((all, row) => all + BigInt(row.cost.amount), 0n);
  expect(BigInt(cost.amount)).toBe(sum + BigInt(rewarded.amount));
  const paid = await db.row<{ units: bigint }>(sql`
    select sum(cash)::int8 as units from wallet_entry where contra = (
      select id from wallet_house where name = 'promotions'
    )`);
  expect(paid?.units).toBe(BigInt(cost.amount));
});

test("PR-10 net revenue of those who were offered it is set against those held out, from the day they were drawn", async () => {
  const id = await gift(HALF);
  for (const isOffered of [true, true, true, false, false]) {
    const person = await world.player();
    await db.run(sql`
      insert into promotion_group (promotion, player, held_out)
      select id, ${person.id}, ${!isOffered} from promotion where public_id = ${id}`);
    expect(await isListed(person, id)).toBe(isOffered);
    // 300 of each who was offered it stays with the house, and 100 of each other one.
    await db.run(sql`
      insert into report_day (
        brand_id, day, ref_day, player_id, vendor_id, game_code, category, currency, book, excluded,
        stake, payout, jackpot_stake, bonus_credited, bonus_removed, rebate, loyalty
      )
      select 1, day, day, ${person.id}, 3, 'harbor', 'RNG', 'PHP', 'play', false,
        ${(isOffered ? 411n : 211n) * 100_000n}, ${100n * 100_000n}, 100000, 500000, 200000,
        300000, 400000
      from (select (now() at time zone 'Asia/Manila')::date as day) today`);
  }
  const row = await rowOf(id);
  expect(row.offered).toMatchObject({ players: 3, mean: { amount: pesos(300) } });
  expect(row.heldOut).toMatchObject({ players: 2, mean: { amount: pesos(100) } });
  expect(row.uplift).toMatchObject({ perPlayer: { amount: pesos(200) }, proven: true });
});

test("PR-10 why players were refused is counted, and who may not read figures reads none", async () => {
  const id = await gift({ audience: { levels: [3] } });
  const person = await world.player();
  await person.call("POST", `/promotions/${id}/claim`, {});
  await person.call("POST", `/promotions/${id}/claim`, {});
  expect((await rowOf(id)).refused).toEqual([{ reason: "OTHER_PLAYERS", count: 2 }]);
  const support = await sites.staff("support");
  expect((await support.call("GET", "/promotions/report")).status).toBe(403);
  expect(await maker.call("GET", "/promotions/report?from=2027-02-01&to=2027-01-01")).toMatchObject(
    { status: 400, code: "BAD_DAYS" },
  );
});

test("PR-09 staff see what a control group was drawn by before a player is in it, and the seed once it is closed", async () => {
  const id = await gift(HALF);
  const shown = async () => (await maker.call("GET", `/promotions/${id}`)).value.draw;
  const { commitment, seed } = await shown();
  expect(seed).toBeNull();
  await maker.call("POST", `/promotions/${id}/close`, { reason: "The fair is over" });
  const closed = await shown();
  expect(commitment).toBe(createHash("sha256").update(closed.seed).digest("hex"));
  expect(closed.commitment).toBe(commitment);
});
