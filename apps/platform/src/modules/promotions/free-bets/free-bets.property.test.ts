import fc from "fast-check";
import { expect, test } from "vitest";
import { useFreeBets } from "../testing/free-world.ts";

const world = await useFreeBets();
const { openFree, claim, offered, submit, betOf, winOf, rollbackOf, cash } = world;
const PESO = 100_000n;
const ROUNDS = 3;
const CAP = 50n;

/** What a studio may do, in any order and as often as it likes. */
const step = fc.record({
  kind: fc.constantFrom("bet", "win", "void", "again"),
  which: fc.nat(5),
  won: fc.bigInt(0n, 30n),
});

test("whatever a studio sends in whatever order, no more rounds count than were given, and the bonus is what the counted ones won", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const promotion = await openFree();
      const player = await world.player();
      await claim(player, promotion);
      const [offer] = await offered(player);
      const reward = offer?.reward ?? "";
      const rounds: { bet: ReturnType<typeof betOf>; state: "OPEN" | "VOID" | bigint }[] = [];
      const counted = () => rounds.filter(({ state }) => state !== "VOID");
      const isOver = () =>
        counted().length === ROUNDS && counted().every(({ state }) => state !== "OPEN");
      for (const { kind, which, won } of steps) {
        const round = rounds[which % Math.max(1, rounds.length)];
        const ended = isOver();
        if (kind === "bet") {
          const bet = betOf(player, reward);
          const may = counted().length < ROUNDS && !ended;
          expect((await submit(bet)).ok).toBe(may);
          if (may) rounds.push({ bet, state: "OPEN" });
        } else if (round && kind === "again") {
          await submit(round.bet);
        } else if (round && kind === "win") {
          const isOpen = round.state === "OPEN";
          expect((await submit(winOf(round.bet, won * PESO))).ok).toBe(isOpen);
          if (isOpen) round.state = won;
        } else if (round?.state === "OPEN") {
          await submit(rollbackOf(round.bet));
          round.state = "VOID";
        }
      }
      const total = counted().reduce(
        (sum, { state }) => sum + (typeof state === "bigint" ? state : 0n),
        0n,
      );
      const most = total < CAP ? total : CAP;
      expect(await cash(player)).toBe(isOver() ? most : 0n);
      const left = (await offered(player))[0]?.left ?? 0;
      expect(left).toBe(isOver() ? 0 : ROUNDS - counted().length);
    }),
    { numRuns: 25 },
  );
  expect(await world.ledgerProblems()).toEqual([]);
});
