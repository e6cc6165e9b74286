import fc from "fast-check";
import { describe, expect, test } from "vitest";
import packet from "../fixtures/red-packet.json" with { type: "json" };
import rng from "../fixtures/rng.json" with { type: "json" };
import { drawFrom, drawTickets, openDraw, splitPacket, ticketList } from "./index.ts";

const SEED = rng.serverSeedHex;

describe("a red packet", () => {
  test("PR-12 the worked example is split to the unit", () => {
    const { total, n, min, label, shares } = packet;
    const split = splitPacket(openDraw(SEED, label), { total, count: n, min });
    expect(split).toEqual(shares);
    expect(split.reduce((sum, share) => sum + share, 0)).toBe(packet.sum);
  });

  test("PR-12 of one share is all of it, and of the smallest shares alone has those", () => {
    const draw = () => openDraw(SEED, "edge");
    expect(splitPacket(draw(), { total: 777, count: 1, min: 100 })).toEqual([777]);
    expect(splitPacket(draw(), { total: 500, count: 5, min: 100 })).toEqual(Array(5).fill(100));
    expect(() => splitPacket(draw(), { total: 499, count: 5, min: 100 })).toThrow(RangeError);
  });

  test("whatever its terms, shares add up to all of it and none is below the smallest", () => {
    const terms = fc
      .record({ count: fc.nat(60), min: fc.nat(500), more: fc.nat(1_000_000) })
      .map(({ count, min, more }) => ({
        count: count + 1,
        min: min + 1,
        total: (count + 1) * (min + 1) + more,
      }));
    fc.assert(
      fc.property(terms, fc.string(), (of, label) => {
        const shares = splitPacket(openDraw(SEED, label), of);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(of.total);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(of.min);
        expect(shares).toHaveLength(of.count);
      }),
    );
  });

  test("in 4,000 packets each position has the same mean, and the last two vary most", () => {
    const { total, n, min, meanByPosition, sdByPosition } = packet;
    const packets = 4_000;
    // A fast stream of the same kind: the rule is tried, not the hash.
    let state = 20_260_101;
    const draw = drawFrom(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0));
    const sums = Array.from({ length: n }, () => ({ sum: 0, squares: 0 }));
    for (let at = 0; at < packets; at++)
      splitPacket(draw, { total, count: n, min }).forEach((share, place) => {
        const of = sums[place];
        if (of) [of.sum, of.squares] = [of.sum + share, of.squares + share * share];
      });
    sums.forEach(({ sum, squares }, place) => {
      const mean = sum / packets;
      const deviation = Math.sqrt(squares / packets - mean * mean);
      const published = sdByPosition[place] ?? 0;
      // Four times the standard error of the mean, and a tenth of the deviation.
      expect(Math.abs(mean - (meanByPosition[place] ?? 0))).toBeLessThan(
        (4 * published) / Math.sqrt(packets),
      );
      expect(Math.abs(deviation / published - 1)).toBeLessThan(0.1);
    });
  });
});

describe("a raffle", () => {
  test("draws what a sample of all its tickets would be, and draws on in the same order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.nat(250),
        fc.string(),
        (tickets, n, label) => {
          const count = Math.min(n, tickets);
          const all = Array.from({ length: tickets }, (_, at) => at + 1);
          const drawn = drawTickets(openDraw(SEED, label), tickets, n);
          expect(drawn).toEqual(openDraw(SEED, label).sample(all, count));
          expect(drawTickets(openDraw(SEED, label), tickets, tickets).slice(0, count)).toEqual(
            drawn,
          );
        },
      ),
    );
  });

  test("of no tickets draws none", () => {
    expect(drawTickets(openDraw(SEED, "none"), 0, 3)).toEqual([]);
  });

  test("gives every ticket the same chance", () => {
    const wins = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 20_000; at++) {
      const [first = 0] = drawTickets(openDraw(SEED, `even:${at}`), 10, 1);
      wins[first - 1] = (wins[first - 1] ?? 0) + 1;
    }
    const chi = wins.reduce((sum, won) => sum + (won - 2_000) ** 2 / 2_000, 0);
    // The 99 % limit of nine degrees of freedom.
    expect(chi).toBeLessThan(21.67);
  });

  test("publishes its list as a line for each holder", () => {
    const list = [
      { code: "0a", tickets: 3 },
      { code: "ff", tickets: 1 },
    ];
    expect(ticketList(list)).toBe("0a 3\nff 1\n");
  });
});
