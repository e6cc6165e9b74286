import type { BetLaw, SessionBound, VendorCommand } from "@perya/wallet-protocol";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { lostInSession } from "./index.ts";
import { bet, openBook, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

const { db, book } = await useBook();

const PLANNED: SessionBound = {
  value: 100n,
  rule: "XX.limit.session v1",
  number: 1n,
  afterSeq: 2n,
};

const lawOf = (over: Partial<SessionBound> = {}): BetLaw => ({
  from: 0,
  closed: null,
  tooYoung: null,
  highest: null,
  lowest: null,
  apartMs: null,
  session: { ...PLANNED, ...over },
});

async function codeOf(command: VendorCommand, wallet = book.wallet) {
  const [answer] = await wallet.submit([command]);
  return answer?.ok ? "OK" : answer?.refusal;
}

test("a session's loss is bounded by what was planned: open stakes count as lost, wins give room", async () => {
  const player = await book.playerWith(1_000n);
  const spin = (units: bigint) => bet({ player, units, law: [lawOf()] });
  const first = spin(60n);
  expect(await codeOf(first)).toBe("OK");
  expect(await codeOf(spin(41n))).toBe("LIMIT_REACHED");
  expect(await codeOf(win(first, { units: 30n }))).toBe("OK");
  const second = spin(70n);
  expect(await codeOf(second)).toBe("OK");
  expect(await codeOf(spin(1n))).toBe("LIMIT_REACHED");
  expect(await codeOf(rollback(second))).toBe("OK");
  expect(await codeOf(spin(70n))).toBe("OK");
  expect(await lostInSession(db, player, PLANNED)).toBe(100n);
});

test("bets before the session, of games without one, and their wins are no part of it", async () => {
  const player = await book.playerWith(1_000n);
  const before = bet({ player, units: 500n });
  expect(await codeOf(before)).toBe("OK");
  const spin = (units: bigint) => bet({ player, units, law: [lawOf({ afterSeq: 3n })] });
  expect(await codeOf(spin(100n))).toBe("OK");
  const elsewhere = bet({ player, units: 50n });
  expect(await codeOf(elsewhere)).toBe("OK");
  expect(await codeOf(win(before, { units: 300n }))).toBe("OK");
  expect(await codeOf(win(elsewhere, { units: 300n }))).toBe("OK");
  expect(await codeOf(spin(1n))).toBe("LIMIT_REACHED");
  // The next session begins at nothing, also for the process that knows the one before.
  const next = bet({ player, units: 100n, law: [lawOf({ number: 2n, afterSeq: 8n })] });
  expect(await codeOf(next)).toBe("OK");
});

test("two processes keep to one session between them, and so does one that was started again", async () => {
  const player = await book.playerWith(1_000n);
  const other = openBook(db).wallet;
  onTestFinished(() => other.close());
  const spin = (units: bigint) => bet({ player, units, law: [lawOf()] });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => codeOf(spin(10n), n % 2 ? other : book.wallet)),
  );
  expect(all.filter((code) => code === "OK")).toHaveLength(10);
  const restarted = openBook(db).wallet;
  onTestFinished(() => restarted.close());
  expect(await codeOf(spin(1n), restarted)).toBe("LIMIT_REACHED");
});

test("whatever is played, a session's loss is never above the plan, and the log says the same", async () => {
  const step = fc.record({
    what: fc.constantFrom("bet", "plain", "win", "rollback"),
    units: fc.bigInt({ min: 0n, max: 60n }),
    of: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const player = await book.playerWith(10_000n);
      const rounds = new Map<VendorCommand, { paid: bigint }>();
      const lost = () =>
        [...rounds].reduce((sum, [one, { paid }]) => sum + (one.law ? one.units - paid : 0n), 0n);
      for (const { what, units, of } of steps) {
        const known = [...rounds.keys()];
        const earlier = known[of % Math.max(1, known.length)];
        if (what === "bet" || what === "plain") {
          const made = bet({ player, units, ...(what === "bet" && { law: [lawOf()] }) });
          const isOver = what === "bet" && units > 0n && lost() + units > PLANNED.value;
          expect(await codeOf(made)).toBe(isOver ? "LIMIT_REACHED" : "OK");
          if (!isOver) rounds.set(made, { paid: 0n });
        } else if (earlier && what === "win") {
          expect(await codeOf(win(earlier, { units }))).toBe("OK");
          const round = rounds.get(earlier);
          if (round) round.paid += units;
        } else if (earlier && rounds.get(earlier)?.paid === 0n) {
          expect(await codeOf(rollback(earlier))).toBe("OK");
          rounds.delete(earlier);
        }
        expect(await lostInSession(db, player, PLANNED)).toBe(lost());
      }
    }),
    { numRuns: 25 },
  );
});
