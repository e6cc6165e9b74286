import { expect, test } from "vitest";
import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import { checkHeld } from "../held-account.ts";
import type { Call, Heard, Movement } from "../vendor/movement.ts";
import { checkAnswers, checkUnanswered } from "./check-answers.ts";
import { checkOnce, checkUnchanged } from "./check-ledgers.ts";
import { checkRounds, checkSeen } from "./check-rounds.ts";
import { openLedger } from "./ledger.ts";
import { sentBy, tally } from "./tally.ts";

const PLAYER = 1n;
const VENDOR = 7;
const STARTED_WITH = 1_000n;

const movement = (parts: Partial<Movement>): Movement => ({
  vendor: VENDOR,
  player: PLAYER,
  kind: "bet",
  transaction: "b",
  round: "r",
  units: 100n,
  reference: null,
  free: false,
  ...parts,
});
const bet = movement({});
const win = movement({ kind: "win", transaction: "w", units: 30n, reference: "b" });
const back = movement({ kind: "rollback", transaction: "x", units: 0n, reference: "b" });

const entryOf = (of: Movement, parts: Partial<LedgerEntry>) =>
  ({ ...of, status: "APPLIED", cash: 0n, held: 0n, owed: 0n, ...parts }) as LedgerEntry;
const opened = entryOf(movement({ vendor: 0, transaction: "open", units: 0n }), {
  kind: "open",
  seq: 1n,
  after: 0n,
});
const deposited = entryOf(movement({ vendor: 0, transaction: "deposit" }), {
  kind: "deposit",
  seq: 2n,
  cash: STARTED_WITH,
  after: STARTED_WITH,
});
const taken = entryOf(bet, { seq: 3n, cash: -100n, after: 900n });
const paid = entryOf(win, { seq: 4n, cash: 30n, after: 930n });
const good = [opened, deposited, taken, paid];

const ledgerOf = (...log: LedgerEntry[]) => openLedger(new Map([[PLAYER, log]]));
const call = (
  movements: readonly [Movement, ...Movement[]],
  ...heard: Heard[]
): Pick<Call, "movements" | "heard"> => ({ movements, heard });
const ok = (balance: bigint): Heard => ({ ok: true, balance });
const no = (refusal: string, balance: bigint | null = null): Heard => ({
  ok: false,
  refusal,
  balance,
});
const answerFaults = (log: LedgerEntry[], ...calls: Pick<Call, "movements" | "heard">[]) =>
  checkAnswers("", calls, ledgerOf(...log)).faults;
const tallyFaults = (...log: LedgerEntry[]) =>
  tally(log, STARTED_WITH, sentBy([call([bet]), call([win]), call([back])])).faults;

test("a ledger that is right has no faults", () => {
  expect(answerFaults(good, call([bet], ok(900n), ok(900n)), call([win], ok(930n)))).toEqual([]);
  expect(tally(good, STARTED_WITH, sentBy([call([bet]), call([win])]))).toMatchObject({
    cash: 930n,
    owed: 0n,
    faults: [],
  });
  expect(checkOnce(ledgerOf(...good))).toMatchObject({ looked: 4, faults: [] });
});

test.each([
  [
    "an acknowledged bet that is gone",
    good.slice(0, 2),
    call([bet], ok(900n)),
    /0 of 1 movements are in the ledger/,
  ],
  [
    "an acknowledged balance that is another one now",
    good,
    call([bet], ok(901n)),
    /its entry says 900/,
  ],
  [
    "an acknowledged bet that is there twice",
    [...good, { ...taken, seq: 5n }],
    call([bet], ok(900n)),
    /0 of 1 movements/,
  ],
  [
    "half of an acknowledged group",
    good.slice(0, 3),
    call([bet, win], ok(930n)),
    /1 of 2 movements/,
  ],
  [
    "a refused bet that was taken",
    good,
    call([bet], no("NOT_ENOUGH_MONEY", 900n)),
    /it was applied/,
  ],
  [
    "a rejection that was not kept",
    good.slice(0, 2),
    call([bet], no("NOT_ENOUGH_MONEY", 900n)),
    /no rejection is kept/,
  ],
  [
    "a bet told to be taken back that nobody took back",
    good,
    call([bet], no("TRANSACTION_ROLLED_BACK")),
    /nobody took it back/,
  ],
  [
    "an answer that does not belong to the call",
    good,
    call([bet], no("INVALID_TOKEN")),
    /no answer to it/,
  ],
])("%s is found", (_what, log, sent, fault) => {
  expect(answerFaults(log, sent)).toEqual([expect.stringMatching(fault)]);
});

test("half of a group nobody answered is found", () => {
  const group = [call([bet, win])];
  expect(checkUnanswered("", group, ledgerOf(...good.slice(0, 3))).faults).toHaveLength(1);
  for (const log of [good, good.slice(0, 2)])
    expect(checkUnanswered("", group, ledgerOf(...log)).faults).toEqual([]);
});

test.each([
  [
    "a wrong balance on the way",
    [opened, deposited, { ...taken, after: 899n }],
    /leaves 899, where 900 is right/,
  ],
  [
    "money nobody sent",
    [opened, deposited, entryOf(movement({ transaction: "?" }), { seq: 3n, after: 1_000n })],
    /nobody sent it/,
  ],
  [
    "another amount than was sent",
    [opened, deposited, { ...taken, units: 99n }],
    /units is 99, but 100 was sent/,
  ],
  ["a win on no bet", [opened, deposited, { ...paid, after: 1_030n }], /pays on no bet/],
  [
    "a bet rejected although there was money",
    [opened, deposited, entryOf(bet, { seq: 3n, status: "NOT_ENOUGH_MONEY", after: 1_000n })],
    /rejected/,
  ],
  [
    "a rollback that gave nothing back",
    [opened, deposited, taken, entryOf(back, { seq: 4n, after: 900n })],
    /where 1000 is right/,
  ],
])("%s is found by counting again", (_what, log, fault) => {
  expect(tallyFaults(...log)[0]).toMatch(fault);
});

test("a win that was spent before it is taken back leaves a debt", () => {
  const spend = movement({ transaction: "s", units: 920n });
  const undo = movement({ kind: "rollback", transaction: "y", units: 0n, reference: "w" });
  const log = [
    ...good,
    entryOf(spend, { seq: 5n, after: 10n }),
    entryOf(undo, { seq: 6n, after: 0n }),
  ];
  expect(
    tally(log, STARTED_WITH, sentBy([bet, win, spend, undo].map((one) => call([one])))),
  ).toMatchObject({ cash: 0n, owed: 20n, faults: [] });
});

test("an entry that a replay changed, or took away, is found", () => {
  expect(checkUnchanged(ledgerOf(...good), ledgerOf(...good)).faults).toEqual([]);
  expect(checkUnchanged(ledgerOf(...good), ledgerOf(...good.slice(0, 3))).faults).toHaveLength(1);
  expect(
    checkUnchanged(ledgerOf(...good), ledgerOf(...good.slice(0, 3), { ...paid, after: 931n }))
      .faults,
  ).toHaveLength(1);
});

test("rounds that moved something else than they say, are unfinished, unknown, or were shown otherwise are found", () => {
  const round = { id: "r", user: "pl_1", status: "CLOSED", stake: 1n, payout: 0n };
  const log = [entryOf(bet, { cash: -1_000n }), entryOf(win, { cash: 0n })];
  expect(checkRounds([round], ledgerOf(...log), VENDOR).faults).toEqual([]);
  expect(checkRounds([{ ...round, payout: 2n }], ledgerOf(...log), VENDOR).faults).toHaveLength(1);
  expect(checkRounds([{ ...round, status: "VOID" }], ledgerOf(...log), VENDOR).faults).not.toEqual(
    [],
  );
  expect(checkRounds([{ ...round, status: "DEBITING" }], ledgerOf(), VENDOR).faults).toEqual([
    "round r is DEBITING",
  ]);
  expect(checkRounds([], ledgerOf(...log), VENDOR).faults).toEqual([
    "round r is known to the wallet alone",
  ]);
  const seen = { roundId: "r", user: "pl_1", status: "CLOSED", payout: "0" };
  expect(checkSeen([seen], [round]).faults).toEqual([]);
  expect(checkSeen([{ ...seen, payout: "5" }], [round]).faults).toHaveLength(1);
  expect(checkSeen([seen], []).faults).toEqual(["round r was shown and is gone"]);
});

test("others who notice that one account is held are found: refused, unanswered, or slower than the machine makes them anyway", () => {
  const held = { asked: 1_000, accepted: 1, p99_ms: 290, usual_accepted: 1, usual_p99_ms: 12 };
  expect(checkHeld(held).faults).toEqual([]);
  expect(checkHeld({ ...held, p99_ms: 700, usual_p99_ms: 500 }).faults).toEqual([]);
  expect(checkHeld({ ...held, accepted: 0.98 }).faults).toEqual([
    expect.stringContaining("98.0 %"),
  ]);
  expect(checkHeld({ ...held, accepted: 0.9, usual_accepted: 0.9 }).faults).toEqual([]);
  expect(checkHeld({ ...held, p99_ms: 2_500 }).faults).toEqual([
    expect.stringContaining("2500 ms"),
  ]);
});
