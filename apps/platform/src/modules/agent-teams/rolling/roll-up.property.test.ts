import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rebuildTeams } from "../index.ts";
import { teamWorld, type Step } from "../testing/team-world.ts";

let db: TestDatabase;
let world: ReturnType<typeof teamWorld>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  world = teamWorld(db);
});
afterAll(() => db.close());

const START = Temporal.Instant.from("2026-03-01T16:00:00Z");
const MEMBERS = 14;
const SAME = { own: 0, teams: 0, games: 0 };
const at = (hours: number) => START.add({ hours });
const dayOf = (time: Temporal.Instant) =>
  time.toZonedDateTimeISO("Asia/Manila").toPlainDate().toString();

/** Each member stands under one who came before, or the house. */
const tree = fc.array(fc.nat({ max: 100 }), { minLength: MEMBERS, maxLength: MEMBERS });
const step = fc.record({
  who: fc.nat({ max: MEMBERS - 1 }),
  hours: fc.integer({ min: 0, max: 71 }),
  kind: fc.constantFrom("bet" as const, "bet" as const, "deposit" as const, "bonus" as const),
  units: fc.bigInt({ min: -200_000_000n, max: 400_000_000n }),
  game: fc.nat({ max: 2 }),
  excluded: fc.constantFrom(false, false, false, true),
});
const history = fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 });

/** The agents above a member, the nearest first. */
function pathOf(member: bigint, parentOf: ReadonlyMap<bigint, bigint | null>): bigint[] {
  const above = parentOf.get(member) ?? null;
  return above === null ? [] : [above, ...pathOf(above, parentOf)];
}

/** The same by a plain walk: what was done goes to each agent on the way to the house. */
function walk(steps: readonly Step[], parentOf: ReadonlyMap<bigint, bigint | null>) {
  const sums = new Map<string, Record<string, bigint>>();
  const add = (key: string, measures: Record<string, bigint>) => {
    const sum = sums.get(key) ?? {};
    for (const [name, units] of Object.entries(measures)) sum[name] = (sum[name] ?? 0n) + units;
    sums.set(key, sum);
  };
  for (const one of steps) {
    const book = one.excluded ? "test" : "real";
    const measures: Record<string, bigint> =
      one.kind === "bet"
        ? { stake: one.units, payout: one.units / 3n, turnover: one.units / 2n }
        : one.kind === "deposit"
          ? { deposits: one.units }
          : { bonus: one.units };
    for (const agent of pathOf(one.player, parentOf))
      add(`${agent} ${dayOf(one.at)} ${book}`, measures);
  }
  return new Map([...sums].filter(([, sum]) => Object.values(sum).some((units) => units !== 0n)));
}

test("teams come to what a walk over the path of each bettor says, however much is read at once, and a second reading finds the same", async () => {
  await fc.assert(
    fc.asyncProperty(tree, history, async (parents, batches) => {
      const ids: bigint[] = [];
      const parentOf = new Map<bigint, bigint | null>();
      const depths: number[] = [];
      for (const [index, parent] of parents.entries()) {
        const under = index === 0 || parent % 5 === 0 ? -1 : parent % index;
        const fits = under >= 0 && (depths[under] ?? 0) < 10;
        const above = fits ? (ids[under] ?? null) : null;
        const id = await world.member(above, at(index));
        depths.push(fits ? (depths[under] ?? 0) + 1 : 1);
        ids.push(id);
        parentOf.set(id, above);
      }
      const done: Step[] = [];
      for (const batch of batches) {
        const steps = batch.map(({ who, hours, ...rest }) => ({
          ...rest,
          player: ids[who] ?? 0n,
          at: at(MEMBERS + hours),
        }));
        await world.book(steps);
        await world.addUp();
        done.push(...steps);
      }
      await world.addUp();
      const stored = await db.rows<Record<string, bigint> & { key: string }>(sql`
        select agent_id || ' ' || day || ' ' || book as key, stake, payout, turnover, deposits,
          bonus
        from team_day where agent_id = any (${ids}::int8[])`);
      const wanted = walk(done, parentOf);
      for (const { key, ...sums } of stored)
        for (const [name, units] of Object.entries(sums))
          expect([key, name, units]).toEqual([key, name, wanted.get(key)?.[name] ?? 0n]);
      for (const key of wanted.keys()) expect(stored.map((row) => row.key)).toContain(key);
      const joined = await db.rows<{ agent: bigint; members: bigint }>(sql`
        select agent_id as agent, sum(members)::int8 as members
        from team_day where agent_id = any (${ids}::int8[])
        group by 1`);
      for (const { agent, members } of joined) {
        const below = ids.filter((id) => pathOf(id, parentOf).includes(agent));
        expect(members).toBe(BigInt(below.length));
      }
      expect(await db.inTransaction((tx) => rebuildTeams(tx, false))).toMatchObject({
        wrong: SAME,
      });
    }),
    { numRuns: 12 },
  );
});
