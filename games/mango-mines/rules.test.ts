import { openDraw } from "@perya/fair";
import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "./fixtures/rounds.json" with { type: "json" };
import { multiplierAt, rules, type Round } from "./rules.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

function play(round: Round, ...actions: Parameters<typeof rules.act>[1][]): Round {
  return actions.reduce((state, action) => {
    const next = rules.act(state, action);
    if (!next.ok) throw new Error(next.refusal);
    return next.value;
  }, round);
}

test.each(vectors)(
  "round $nonce with $mines mines comes out as published",
  ({ mines, nonce, cells, mult }) => {
    expect(
      rules.begin({ mines }, openDraw(SEED, `mines:client-seed-1:${nonce}`)).mineCells,
    ).toEqual(cells);
    for (const [picks, multiplier] of Object.entries(mult))
      expect(multiplierAt(mines, Number(picks))).toBe(BigInt(Math.round(multiplier * 10_000)));
  },
);

test("the return is at most 99 %, and less than a ten-thousandth of the multiplier below it, for every number of mines and picks", () => {
  for (let mines = 1; mines <= 24; mines++) {
    let ways = 1;
    for (let picks = 1; picks <= 25 - mines; picks++) {
      ways *= (25 - mines - picks + 1) / (25 - picks + 1);
      const multiplier = Number(multiplierAt(mines, picks)) / 10_000;
      expect(multiplier * ways).toBeLessThanOrEqual(0.99 + 1e-9);
      if (multiplier < rules.maxWinX)
        expect((multiplier + 0.0001) * ways).toBeGreaterThan(0.99 - 1e-9);
    }
  }
});

test("nobody sees a mine before the round is over", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.string({ minLength: 1 }),
      fc.shuffledSubarray(Array.from({ length: 25 }, (_, cell) => cell)),
      (mines, label, picks) => {
        let round = rules.begin({ mines }, openDraw(SEED, label));
        for (const pick of picks) {
          const shown = rules.reveal(round) as { mineCells: unknown };
          expect(shown.mineCells).toEqual(round.ended ? round.mineCells : null);
          if (round.ended) break;
          round = play(round, { pick });
        }
      },
    ),
  );
});

test("a spoiled crate takes the stake, cashing out pays what stands, opening every safe one cashes out by itself", () => {
  const round = rules.begin({ mines: 3 }, openDraw(SEED, "mines:client-seed-1:0"));
  expect(rules.payout(play(round, { pick: 24 }), 1_000n)).toBe(0n);
  expect(rules.payout(play(round, { pick: 0 }, { pick: 1 }, { cashOut: true }), 1_000n)).toBe(
    1_285n,
  );
  const all = Array.from({ length: 25 }, (_, pick) => ({ pick })).filter(
    ({ pick }) => !round.mineCells.includes(pick),
  );
  expect(play(round, ...all).ended).toBe("CASHED_OUT");
});

test("opening a crate twice, cashing out nothing and acting after the end are refused", () => {
  const round = rules.begin({ mines: 3 }, openDraw(SEED, "mines:client-seed-1:0"));
  expect(rules.act(round, { cashOut: true }).ok).toBe(false);
  expect(rules.act(play(round, { pick: 0 }), { pick: 0 }).ok).toBe(false);
  expect(rules.act(play(round, { pick: 24 }), { pick: 1 }).ok).toBe(false);
});

test("a round that is left is cashed out where it stands, the stake back when nothing was opened", () => {
  const round = rules.begin({ mines: 5 }, openDraw(SEED, "left:1"));
  expect(rules.payout(rules.finish(round), 500n)).toBe(500n);
});

test.each([null, {}, { mines: 0 }, { mines: 25 }, { mines: 1.5 }, { mines: "3" }])(
  "the choice %j is invalid",
  (choice) => {
    expect(rules.readChoice(choice).ok).toBe(false);
  },
);

test.each([{ pick: 0 }, { pick: 24 }, { cashOut: true }])(
  "the action %j is read as it is",
  (action) => {
    expect(rules.readAction(action)).toEqual({ ok: true, value: action });
  },
);

test.each([null, {}, { pick: 25 }, { pick: -1 }, { pick: 1, cashOut: true }, { cashOut: false }])(
  "the action %j is invalid",
  (action) => {
    expect(rules.readAction(action).ok).toBe(false);
  },
);

test("no multiplier is above the highest win, and the pick that reaches it cashes out by itself, with safe crates left", () => {
  const most = BigInt(rules.maxWinX) * 10_000n;
  for (let mines = 1; mines <= 24; mines++)
    for (let picks = 1; picks <= 25 - mines; picks++)
      expect(multiplierAt(mines, picks)).toBeLessThanOrEqual(most);
  // 0.99 × C(25, 9) / C(13, 9) is 2,828; one more pick would make it 11,315.
  expect([multiplierAt(12, 9), multiplierAt(12, 10)]).toEqual([28_287_346n, most]);
  const round = rules.begin({ mines: 12 }, openDraw(SEED, "mines:client-seed-1:0"));
  const safe = Array.from({ length: 25 }, (_, pick) => ({ pick })).filter(
    ({ pick }) => !round.mineCells.includes(pick),
  );
  expect(play(round, ...safe.slice(0, 9)).ended).toBeNull();
  const ended = play(round, ...safe.slice(0, 10));
  expect([ended.ended, rules.payout(ended, 7n)]).toEqual(["CASHED_OUT", 70_000n]);
});
