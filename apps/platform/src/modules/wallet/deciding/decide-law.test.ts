import type { Answer, BetLaw, VendorCommand } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import vectors from "../../profiles/fixtures/vectors.json" with { type: "json" };
import { NO_CAPS, type HouseCommand } from "../wallet.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { decideGroup } from "./decide-group.ts";
import { ask } from "./keys.ts";
import { noStarts } from "./starts.ts";
import { freshState, type NewEntry } from "./state.ts";

const NOON = Date.UTC(2026, 5, 15, 12);
const OPEN: BetLaw = {
  from: 0,
  closed: null,
  tooYoung: null,
  highest: null,
  lowest: null,
  apartMs: null,
  session: null,
};
const SLOTS: BetLaw = {
  ...OPEN,
  highest: { value: 200n, rule: "GB.stake.max v1" },
  apartMs: { value: 2_500, rule: "GB.round.minMs v1" },
};

/** A player with cash, whose commands are decided at times in milliseconds after noon. */
function playerAt() {
  const state = freshState({
    player: 1n,
    seq: 1n,
    cash: 1_000_000n,
    held: 0n,
    owed: 0n,
    currency: "PHP",
    book: "real",
    blocked: false,
    excludedUntil: null,
    ...NO_CAPS,
  });
  state.starts = noStarts();
  const entries: NewEntry[] = [];
  const decided = (commands: readonly (VendorCommand | HouseCommand)[], atMs: number) => {
    const outcome = decideGroup(() => state, commands.map(ask), NOON + atMs, true);
    entries.push(...(outcome?.entries ?? []));
    return outcome?.answers ?? [];
  };
  const send = (command: VendorCommand | HouseCommand, atMs = 0): Answer | undefined =>
    decided([command], atMs)[0];
  const sendAll = (commands: readonly VendorCommand[]) =>
    decided(commands, 0).map((answer) => (answer.ok ? "OK" : answer.refusal));
  const codeOf = (command: VendorCommand, atMs = 0) => {
    const answer = send(command, atMs);
    return answer?.ok ? "OK" : answer?.refusal;
  };
  return { send, sendAll, codeOf, note: () => entries.at(-1)?.note };
}
const spin = (parts: Partial<VendorCommand> = {}) =>
  bet({ player: 1n, units: 100n, law: [SLOTS], ...parts });

test.each(vectors.round)(
  "$profile: $msSinceLastPaidStart ms after the last paid start of $product, paid $paidStart: $decision",
  ({ profile, paidStart, msSinceLastPaidStart: ms, minMs, decision, rule }) => {
    const apart = minMs === null ? null : { value: minMs, rule: `${profile}.round.minMs` };
    const { codeOf, note } = playerAt();
    const law = [{ ...OPEN, apartMs: apart }];
    expect(codeOf(spin({ law }))).toBe("OK");
    const next = spin({ law, units: paidStart ? 100n : 0n, free: !paidStart });
    expect(codeOf(next, ms)).toBe(decision === "TOO_EARLY" ? "LIMIT_REACHED" : "OK");
    expect(note()).toBe(rule);
  },
);

test("where a product is forbidden, a round that is open finishes, and the next one is refused", () => {
  const expected = vectors.tighten.find(({ what }) => what === "product forbidden, round open");
  const { codeOf } = playerAt();
  const stake = spin({ law: [OPEN] });
  expect(codeOf(stake)).toBe("OK");
  const closed = { ...OPEN, closed: "XX.product.slots v2" };
  const ends = codeOf(win(stake, { units: 50n, closesRound: true }), 1_000);
  expect(ends === "OK" ? "finishes" : ends).toBe(expected?.round);
  const next = codeOf(spin({ law: [closed] }), 2_000);
  expect(next === "LIMIT_REACHED" ? "REFUSED" : next).toBe(expected?.nextRound);
});

test.each([
  [2_499, "LIMIT_REACHED"],
  [2_500, "OK"],
])("a start %d ms after the last paid one: %s", (ms, code) => {
  const { codeOf, note } = playerAt();
  expect(codeOf(spin())).toBe("OK");
  expect(codeOf(spin(), ms)).toBe(code);
  expect(note()).toBe(code === "OK" ? null : "GB.round.minMs v1");
});

test("free rounds, the next bets of a round, other games and refused starts keep nobody waiting", () => {
  const { codeOf } = playerAt();
  const first = spin();
  expect(codeOf(first)).toBe("OK");
  expect(codeOf(spin({ round: first.round }), 10)).toBe("OK");
  expect(codeOf(spin({ free: true }), 20)).toBe("OK");
  expect(codeOf(spin({ game: "thunder-orchard" }), 30)).toBe("OK");
  expect(codeOf(spin(), 2_400)).toBe("LIMIT_REACHED");
  expect(codeOf(spin(), 2_500)).toBe("OK");
});

test("a start that was taken back keeps nobody waiting", () => {
  const { send, codeOf } = playerAt();
  const first = spin();
  codeOf(first);
  send(rollback(first), 10);
  expect(codeOf(spin(), 20)).toBe("OK");
});

test("the highest stake is accepted to the unit, and what is above it is refused with rule and version", () => {
  const { codeOf, note } = playerAt();
  expect(codeOf(spin({ units: 200n }))).toBe("OK");
  expect(codeOf(spin({ units: 201n }), 5_000)).toBe("LIMIT_REACHED");
  expect(note()).toBe("GB.stake.max v1");
});

test("of the law's bound and the player's own the lower one is named", () => {
  const { send, codeOf, note } = playerAt();
  send({ kind: "limit", player: 1n, key: "limit", singleBet: 150n });
  expect(codeOf(spin({ units: 201n }))).toBe("LIMIT_REACHED");
  expect(note()).toBe("singleBet");
});

test("the highest stake is one of a round: its bets count together, without those taken back", () => {
  const { send, codeOf, note } = playerAt();
  const first = spin({ units: 120n });
  const { round } = first;
  expect(codeOf(first)).toBe("OK");
  const second = spin({ round, units: 80n });
  expect(codeOf({ ...spin({ round, units: 81n }) })).toBe("LIMIT_REACHED");
  expect(note()).toBe("GB.stake.max v1");
  expect(codeOf(second)).toBe("OK");
  expect(codeOf(spin({ round, units: 1n }))).toBe("LIMIT_REACHED");
  expect(codeOf(spin({ round, units: 50n, free: true }))).toBe("OK");
  send(rollback(second));
  expect(codeOf(spin({ round, units: 80n }))).toBe("OK");
  // Another vendor may have a round of the same name.
  expect(codeOf(spin({ round, vendor: 9, units: 200n }))).toBe("OK");
  expect(codeOf(spin({ units: 200n }), 5_000)).toBe("OK");
});

test("a round's sum above the law is refused also where each of its bets is within the player's own limit", () => {
  const { send, codeOf, note } = playerAt();
  send({ kind: "limit", player: 1n, key: "limit", singleBet: 150n });
  const first = spin({ units: 150n });
  expect(codeOf(first)).toBe("OK");
  expect(codeOf(spin({ round: first.round, units: 100n }))).toBe("LIMIT_REACHED");
  expect(note()).toBe("GB.stake.max v1");
});

test("a group's bets on one round count together, and leave nothing when one of them is refused", () => {
  const { sendAll, codeOf } = playerAt();
  const first = spin({ units: 150n });
  const more = (units: bigint) => spin({ round: first.round, units });
  expect(sendAll([first, more(51n)])).toEqual(["LIMIT_REACHED", "LIMIT_REACHED"]);
  const again = { ...first, transaction: "again" };
  expect(sendAll([again, more(50n)])).toEqual(["OK", "OK"]);
  expect(codeOf(more(1n))).toBe("LIMIT_REACHED");
});

test("the law of the decision's own instant counts, to the millisecond", () => {
  const law = [OPEN, { ...OPEN, from: NOON + 1_000, closed: "XX.product.slots v2" }];
  const { codeOf, note } = playerAt();
  expect(codeOf(spin({ law }), 999)).toBe("OK");
  expect(codeOf(spin({ law }), 1_000)).toBe("LIMIT_REACHED");
  expect(note()).toBe("XX.product.slots v2");
});

test("an open round finishes when its product closes", () => {
  const { send, codeOf } = playerAt();
  const open = spin();
  codeOf(open);
  expect(codeOf(spin({ law: [{ ...OPEN, closed: "XX.product.slots v2" }] }))).toBe("LIMIT_REACHED");
  expect(send(win(open, { units: 50n, closesRound: true }))).toMatchObject({ ok: true });
});

test("a player who is too young places no bet, not even a free one", () => {
  const law = [{ ...OPEN, tooYoung: "PH.age.min v1" }];
  const { codeOf, note } = playerAt();
  expect(codeOf(spin({ law, free: true }))).toBe("PLAYER_DISABLED");
  expect(note()).toBe("PH.age.min v1");
});

test("a stake below the lowest is refused, and a free one is not", () => {
  const law = [{ ...OPEN, lowest: { value: 2_000n, rule: "KE.stake.min v1" } }];
  const { codeOf } = playerAt();
  expect(codeOf(spin({ law, units: 1_999n }))).toBe("LIMIT_REACHED");
  expect(codeOf(spin({ law, units: 2_000n }))).toBe("OK");
  expect(codeOf(spin({ law, units: 1n, free: true }))).toBe("OK");
});

test("a repeat gets the stored answer, whatever the law says by then", () => {
  const { send, codeOf } = playerAt();
  const first = spin();
  const refused = spin({ units: 500n });
  codeOf(first);
  codeOf(refused);
  expect(send({ ...first, law: [{ ...OPEN, closed: "XX.product.slots v2" }] })).toMatchObject({
    ok: true,
    receipt: { replayed: true },
  });
  expect(send({ ...refused, law: [OPEN] })).toMatchObject({ ok: false, replayed: true });
});
