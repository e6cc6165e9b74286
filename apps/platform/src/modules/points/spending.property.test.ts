import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { playerById } from "../players/index.ts";
import { verifyLedger } from "../wallet/index.ts";
import { convertPoints } from "./converting/convert-points.ts";
import { verifyPoints } from "./ledger/verify-points.ts";
import { rejectOrder } from "./orders/decide-order.ts";
import { lockOrder } from "./orders/orders.store.ts";
import { redeemReward } from "./orders/redeem-reward.ts";
import { ADDRESS, MUG, PESO, usePoints } from "./testing/use-points.ts";

const { db, sites, holder, give, reward, stockOf, pointsOf, cashOf } = await usePoints();
const { wallet } = sites.platform;

const GIVEN = 700n;
const STOCK = 6;
const people: [TestPlayer, TestPlayer] = [await holder(0n), await holder(0n)];

/** One thing that a player or staff does. Keys are few, so that requests come again. */
const action = fc.record({
  who: fc.constantFrom(0, 1),
  kind: fc.constantFrom("redeem", "redeem", "convert", "reject"),
  quantity: fc.integer({ min: 1, max: 3 }),
  key: fc.integer({ min: 0, max: 3 }),
});
/** What is done at once, one after the other. */
const evening = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

test("whatever is redeemed, rejected and converted at once and again: points, stock and money come to what the orders and conversions say", async () => {
  await fc.assert(
    fc.asyncProperty(evening, async (batches) => {
      const mug = await reward({}, STOCK);
      const keys = Array.from({ length: 4 }, () => randomUUID());
      const before = await Promise.all(people.map(cashOf));
      for (const player of people) await give(player, GIVEN - (await pointsOf(player)));
      const run = async ({ who, kind, quantity, key: at }: (typeof batches)[number][number]) => {
        const { id } = people[who === 0 ? 0 : 1];
        const player = await playerById(db, id);
        if (!player) throw new Error("no player");
        const key = keys[at] ?? "";
        if (kind === "reject") return reject(mug);
        if (kind === "convert") {
          const asked = { player, points: 100n, units: 10n * PESO, key };
          return db.inTransaction((tx) => convertPoints(tx, wallet, asked));
        }
        const asked = { player, vipLevel: 0, reward: mug, quantity, price: BigInt(MUG.price) };
        return db.inTransaction((tx) => redeemReward(tx, { ...asked, address: ADDRESS, key }));
      };
      for (const batch of batches) await Promise.all(batch.map(run));

      const orders = await db.rows<{ player: bigint; pieces: bigint }>(sql`
        select player_id as player, sum(quantity)::bigint as pieces from points_order o
        join points_reward r on r.id = o.reward_id
        where r.public_id = ${mug} and state <> 'REJECTED'
        group by 1`);
      const pieces = orders.reduce((sum, one) => sum + one.pieces, 0n);
      expect(BigInt(await stockOf(mug)) + pieces).toBe(BigInt(STOCK));
      for (const [at, player] of people.entries()) {
        const own = orders.find((one) => one.player === player.id)?.pieces ?? 0n;
        const cash = (await cashOf(player)) - (before[at] ?? 0n);
        const converted = (cash / (10n * PESO)) * 100n;
        expect(await pointsOf(player)).toBe(GIVEN - own * BigInt(MUG.price) - converted);
      }
    }),
    { numRuns: 12 },
  );
  expect((await verifyPoints(db)).problems).toEqual([]);
  expect((await verifyLedger(db)).books.flatMap(({ problems }) => problems)).toEqual([]);
});

/** Rejects the oldest order of a reward that waits, if there is one. */
async function reject(mug: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    const row = await tx.row<{ id: string }>(sql`
      select o.public_id as id from points_order o
      join points_reward r on r.id = o.reward_id
      where r.public_id = ${mug} and state = 'IN_PROCESS'
      order by o.id limit 1`);
    const order = row && (await lockOrder(tx, row.id, null));
    if (order) await rejectOrder(tx, order, "staff:test", "not available");
  });
}
