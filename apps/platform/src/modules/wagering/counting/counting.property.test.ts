import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countTurnover } from "../index.ts";
import { plain } from "../testing/plain-feed.ts";
import { useWagering } from "../testing/use-wagering.ts";
import type { Entry, OpenRequirement } from "./feed.ts";
import { countAgain } from "./count-again.ts";
import { followTurnover } from "./follow-turnover.ts";

const { db, ask, play, newPlayer } = await useWagering();

const weights = fc.option(
  fc.record({
    RNG: fc.constantFrom(10_000, 3_333, 0),
    LIVE: fc.constantFrom(10_000, 1_500, 0),
  }),
  { nil: null },
);
const units = fc.bigInt({ min: 1n, max: 60n });
const category = fc.constantFrom("RNG", "LIVE", "PVP");
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant("ask"), units, weights }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("play"), units, category }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("back"), units, ago: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("count") }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("cut") }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("follow") }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("again") }) },
) as fc.Arbitrary<Step>;
type Step =
  | { type: "ask"; units: bigint; weights: OpenRequirement["weights"] }
  | { type: "play"; units: bigint; category: string }
  | { type: "back"; units: bigint; ago: number }
  | { type: "count" | "cut" | "follow" | "again" };

/** Each round ends in another microsecond than any other, and than any requirement begins in. */
const now = async () =>
  (await db.row<{ now: Temporal.Instant }>(sql`select clock_timestamp() as now`))?.now ??
  Temporal.Now.instant();

test("whatever is asked, played, taken back, counted, cut off, followed and counted again, in whatever order, every figure is what feeding it unit by unit gives, and the sum of what fed it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const player = newPlayer();
      const [asked, entries]: [OpenRequirement[], Entry[]] = [[], []];
      const rounds: { closedAt: Temporal.Instant; category: string; left: bigint }[] = [];
      const count = () => db.inTransaction((tx) => countTurnover(tx, [player]));
      const book = async (round: (typeof rounds)[number], turnover: bigint) => {
        const at = await now();
        await play(player, { ...round, units: turnover, at });
        const of = { source: "rounds", vendorId: 3, gameCode: "harbor", before: round.left };
        const { closedAt, category: its } = round;
        const number = BigInt(entries.length);
        entries.push({ ...of, number, category: its, closedAt, turnover });
        round.left += turnover;
      };
      for (const one of steps) {
        if (one.type === "ask") {
          const { units: required, weights: weigh } = one;
          const made = await ask(player, { required, principal: required, weights: weigh });
          asked.push({ ...made, id: BigInt(asked.length), done: 0n });
        } else if (one.type === "play") {
          const round = { closedAt: await now(), category: one.category, left: 0n };
          rounds.push(round);
          await book(round, one.units);
        } else if (one.type === "back") {
          const round = rounds.at(-1 - one.ago);
          if (round && round.left > 0n)
            await book(round, -(one.units < round.left ? one.units : round.left));
        } else if (one.type === "count") await count();
        else if (one.type === "follow") await followTurnover(db, "rounds");
        else if (one.type === "again") await db.inTransaction(countAgain);
        else
          await db
            .inTransaction(async (tx) => {
              await countTurnover(tx, [player]);
              throw new Error("cut off");
            })
            .catch(() => undefined);
      }
      await count();
      const stored = await db.rows<{ done: bigint; required: bigint; fed: bigint; state: string }>(
        sql`
          select done, required, status as state, (
            select coalesce(sum(credited), 0)::int8 from wagering_feed
            where requirement = requirement.id
          ) as fed
          from requirement where player = ${player} order by created_at, id`,
      );
      expect(stored.map(({ done }) => done)).toEqual(plain(asked, entries));
      for (const { done, required, fed, state } of stored)
        expect([fed, state]).toEqual([done, done === required ? "DONE" : "OPEN"]);
    }),
    { numRuns: 30 },
  );
});
