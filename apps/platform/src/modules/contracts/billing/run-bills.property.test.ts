import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { billsWorld, PESO } from "../testing/bills-world.ts";
import { plainBills, type PlainContract } from "../testing/plain-bills.ts";
import { runBills } from "./run-bills.ts";

const { db } = await useSites();
const world = billsWorld(db);
const ZONE = "Asia/Manila";
const PLAYERS = 12;

const amount = (min: number, max: number) => fc.bigInt({ min: BigInt(min), max: BigInt(max) });
const tier = fc.record({
  turnover: amount(0, 5_000),
  loss: amount(1, 2_000),
  active: fc.nat(3),
  ppm: fc.integer({ min: 1, max: 300_000 }),
});
const scene = fc.record({
  parents: fc.array(fc.nat(30), { minLength: PLAYERS, maxLength: PLAYERS }),
  // On the second of two days someone stands elsewhere.
  moved: fc.record({ who: fc.nat(PLAYERS - 1), to: fc.nat(30) }),
  // A bet below nothing is a correction of an earlier one.
  bets: fc.array(
    fc.record({
      who: fc.nat(PLAYERS - 1),
      day: fc.nat(1),
      turnover: amount(-800, 4_000),
      lost: amount(-1_500, 1_500),
      paidIn: amount(0, 300),
    }),
    { maxLength: 30 },
  ),
  dividends: fc.boolean(),
  contracts: fc.array(
    fc.record({
      who: fc.nat(PLAYERS - 1),
      tiers: fc.uniqueArray(tier, { minLength: 1, maxLength: 3, selector: ({ ppm }) => ppm }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
});

/** Who stands under whom by place; null for the house. A parent is always an earlier one. */
const parentOf = (at: number, said: number) => (said % (at + 1) === at ? null : said % (at + 1));

let first = Temporal.PlainDate.from("2027-01-04");

test("bills of random trees, contracts, corrections and moves equal a walk over every bet and ancestor", async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ parents, moved, bets, dividends, contracts }) => {
      await db.run(sql`truncate contract_bill_part, contract_bill, contract_measure, contract_run`);
      await db.run(sql`delete from contract_tier`);
      await db.run(sql`delete from contract`);
      const days = [first, first.add({ days: 1 })] as const;
      first = first.add({ days: 7 });
      const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(ZONE).toInstant();
      const ids: bigint[] = [];
      for (let at = 0; at < PLAYERS; at += 1) ids.push(await world.add("1"));
      const idAt = (at: number | null) => (at === null ? null : (ids[at] ?? null));
      const trees = days.map((_, day) =>
        parents.map((said, at) => parentOf(at, day === 1 && moved.who === at ? moved.to : said)),
      );
      for (const [day, tree] of trees.entries()) await world.tree(ids, tree, startOf(days[day]!));
      const kind = dividends ? "DIVIDEND" : "DAILY_SALARY";
      const held = new Map(contracts.map(({ who, tiers }) => [who, tiers]));
      for (const [who, tiers] of held)
        await world.contract(ids[who] ?? 0n, { kind, carry: "NONE" }, tiers);
      await runBills(db, () => Promise.resolve(startOf(days[0])));
      for (const { who, day, ...bet } of bets)
        await world.play(ids[who] ?? 0n, days[day === 1 ? 1 : 0].toString(), bet);
      await world.close(days[0].subtract({ days: 1 }).toString(), days[1].toString());
      await runBills(db, () =>
        Promise.resolve(startOf(days[1].add({ days: 1 })).add({ hours: 5 })),
      );

      for (const [day, tree] of trees.entries()) {
        const mine = bets.filter((bet) => bet.day === day);
        const sum = (who: number, name: "turnover" | "paidIn") =>
          mine.filter((bet) => bet.who === who).reduce((all, bet) => all + bet[name], 0n);
        const active = ids.filter(
          (_, at) => sum(at, "turnover") >= 1_000n && sum(at, "paidIn") >= 100n,
        );
        const plain = plainBills({
          tree: new Map(tree.map((parent, at) => [ids[at] ?? 0n, idAt(parent)])),
          bets: mine.map(({ who, turnover, lost }) => ({
            player: ids[who] ?? 0n,
            turnover: turnover * PESO,
            netLoss: lost * PESO,
          })),
          active: new Set(active),
          isSelfActive: false,
          contracts: [...held].map(([who, tiers]): PlainContract => ({
            holder: ids[who] ?? 0n,
            isDividend: dividends,
            isFloat: false,
            carryIn: 0n,
            tiers: tiers.map(({ turnover, loss, active: minActive, ppm }) => ({
              minTurnover: turnover * PESO,
              minNetLoss: loss * PESO,
              minActive,
              ppm,
            })),
          })),
          perMinor: 1_000n,
        });
        for (const { holder, team, gross, downGross, payable } of plain) {
          const bill = (await world.bills(holder)).find(({ start }) =>
            start.equals(startOf(days[day]!)),
          );
          expect(bill).toMatchObject({ ...team, gross, downGross, payable });
        }
      }
    }),
    { numRuns: 12 },
  );
});
