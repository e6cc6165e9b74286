import fc from "fast-check";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import type { Wallet } from "../../wallet/index.ts";
import { PESO, useBonuses } from "../testing/bonus-world.ts";
import { pesos } from "../testing/draft-of.ts";
import { matchDeposit } from "./credited-deposit.ts";
import { followTails } from "./follow-tails.ts";
import { forfeitGrant } from "./forfeit-grant.ts";

const world = await useBonuses();
const { db, platform, open, deposit, cash, grants } = world;
const { wallet } = platform;
const RULE = { times: 2, base: "B", weights: { RNG: 10_000 }, keys: [], maxBet: pesos(100_000) };

/** A wallet whose process dies at its nth movement, before or after it was written. */
function dyingAt(nth: number, written: boolean): Wallet {
  let count = 0;
  return {
    ...wallet,
    append: async (tx, group) => {
      const isLast = ++count === nth;
      if (isLast && !written) throw new Error("killed");
      const answer = await wallet.append(tx, group);
      if (isLast) throw new Error("killed");
      return answer;
    },
  };
}
const DEATHS = [1, 2].flatMap((nth) => [false, true].map((written) => ({ nth, written })));

const statuses = async (player: TestPlayer) => (await grants(player)).map(({ status }) => status);

test("PR-08 a kill at any movement gives a bonus once, and takes it back once", async () => {
  const id = await open({}, RULE);
  const player = await world.player();
  await deposit(player, 1_000n);
  const credited = {
    publicId: "dep_killed",
    player: player.id,
    method: "bank-transfer",
    units: 1_000n * PESO,
    isFirst: true,
    chosen: id,
  } as const;
  const give = (with_: Wallet) => db.inTransaction((tx) => matchDeposit(tx, with_, credited));
  for (const { nth, written } of DEATHS) {
    await expect(give(dyingAt(nth, written))).rejects.toThrow("killed");
    expect([await cash(player), await statuses(player)]).toEqual([1_000n, []]);
  }
  await give(wallet);
  await give(wallet);
  expect([await cash(player), await statuses(player)]).toEqual([2_000n, ["PROCESS"]]);

  const grant = (await grants(player))[0]?.id ?? "";
  const giveUp = (with_: Wallet) =>
    db.inTransaction((tx) => forfeitGrant(tx, with_, player.id, grant));
  for (const written of [false, true]) {
    await expect(giveUp(dyingAt(1, written))).rejects.toThrow("killed");
    expect([await cash(player), await statuses(player)]).toEqual([2_000n, ["PROCESS"]]);
  }
  expect((await giveUp(wallet)).ok).toBe(true);
  expect((await giveUp(wallet)).ok).toBe(false);
  expect([await cash(player), await statuses(player)]).toEqual([1_000n, ["FORFEITED"]]);
});

/** What a player does while a bonus is open: pays in, or plays a round that pays so much. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("deposit" as const), units: fc.bigInt({ min: 1n, max: 9n }) }),
  fc.record({
    kind: fc.constant("round" as const),
    units: fc.bigInt({ min: 1n, max: 9n }),
    pays: fc.bigInt({ min: 0n, max: 20n }),
  }),
);

test("PR-08 whatever is paid in and played, a player who gives a bonus up is left with their own money at most, and the ledger has what bonuses say", async () => {
  const id = await open({ budget: pesos(1_000_000) }, { ...RULE, occasion: "DAILY" });
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: 1n, max: 9n }),
      fc.array(step, { maxLength: 5 }),
      fc.bigInt({ min: 0n, max: 40n }),
      async (first, steps, returns) => {
        const player = await world.player();
        await deposit(player, first * 100n, id);
        let own = first * 100n;
        for (const one of steps) {
          if (one.kind === "deposit") {
            await deposit(player, one.units * 100n);
            own += one.units * 100n;
          } else if (one.units * 100n <= (await cash(player))) {
            const round = await world.bet(player, one.units * 100n);
            if (one.pays > 0n) await world.win(player, round, one.pays * 100n);
          }
        }
        // One bet of half of it is open at the end.
        const stake = (await cash(player)) / 2n;
        const round = stake > 0n ? await world.bet(player, stake) : undefined;
        await world.follow(player);
        const before = await cash(player);
        const [grant] = await grants(player);
        await player.call("POST", `/bonuses/${grant?.id}/forfeit`, {});
        const kept = before < own ? before : own;
        expect(await cash(player)).toBe(kept);
        if (round === undefined || returns === 0n) return;
        await world.win(player, round, returns * 100n);
        await followTails(platform);
        const missing = own - kept;
        const back = returns * 100n < missing ? returns * 100n : missing;
        expect(await cash(player)).toBe(kept + back);
      },
    ),
    { numRuns: 4 },
  );
  expect(
    await db.rows(sql`
      select g.public_id from promotion_grant g
      where g.bonus_units - g.removed_units <> (
        select coalesce(sum(e.cash - e.owed), 0) from wallet_entry e
        where e.player = g.player and e.note = g.public_id and e.vendor = 0
      )`),
  ).toEqual([]);
  expect(
    await db.rows(sql`
      select public_id from promotion
      where reserved_units <> (
        select coalesce(sum(bonus_units), 0) from promotion_grant where promotion = promotion.id
      )`),
  ).toEqual([]);
  expect(await world.ledgerProblems()).toEqual([]);
});
