import type { RoundView } from "@perya/game-kit";
import { describe, expect, test } from "vitest";
import { isOpen, nextTable, openTable, type TableEvent, type TableState } from "./table-state.ts";

const round = (status: RoundView["status"], more: Partial<RoundView> = {}): RoundView => ({
  roundId: "one",
  game: "harbor-lanterns",
  status,
  step: 0,
  choice: {},
  stake: "100",
  payout: "0",
  over: status === "CLOSED" || status === "PENDING_CREDIT",
  state: {},
  fair: { commitment: "", clientSeed: "", nonce: 0 },
  ...more,
});
const enter = (open: RoundView | null, balance = "1000") => openTable({ round: open, balance });
const after = (table: TableState, ...events: TableEvent[]) => events.reduce(nextTable, table);
const NO_MONEY = { code: "NOT_ENOUGH_MONEY", text: "The balance does not cover this stake." };
const asked: TableEvent = { type: "asked", newRound: true };
const answered = (view: RoundView, balance: string | null): TableEvent => ({
  type: "answered",
  answer: { round: view, balance },
});

describe("a round", () => {
  test("takes its stake at once and counts its win when it was shown", () => {
    const showing = after(enter(null), asked, answered(round("CLOSED", { payout: "350" }), "1250"));
    expect([showing.phase, showing.balance, showing.won]).toEqual(["showing", 900n, null]);
    const shown = after(showing, { type: "shown" });
    expect([shown.phase, shown.balance, shown.won]).toEqual(["idle", 1250n, 350n]);
  });

  test("whose balance the wallet did not report keeps the last one reported", () => {
    expect(after(enter(null), asked, answered(round("CLOSED"), null)).balance).toBe(1000n);
  });

  test("with a decision left waits for it after each step", () => {
    const table = after(enter(null), asked, answered(round("OPEN"), "900"), { type: "shown" });
    expect([isOpen(table), table.balance, table.won]).toEqual([true, 900n, null]);
  });

  test("whose win the wallet has not confirmed shows it, and adds it to the balance when it is there", () => {
    const owed = after(
      enter(null),
      asked,
      answered(round("PENDING_CREDIT", { payout: "350" }), "900"),
      { type: "shown" },
    );
    expect([owed.phase, owed.balance, owed.won]).toEqual(["owed", 900n, 350n]);
    const still = after(owed, {
      type: "heard",
      round: round("PENDING_CREDIT", { payout: "350" }),
      balance: "900",
    });
    expect(still.phase).toBe("owed");
    const paid = after(still, {
      type: "heard",
      round: round("CLOSED", { payout: "350" }),
      balance: "1250",
    });
    expect([paid.phase, paid.balance, paid.won]).toEqual(["idle", 1250n, 350n]);
  });
});

describe("a stake that is refused", () => {
  test("leaves the stage as it was and the player free to choose another", () => {
    const table = after(enter(null, "50"), asked, {
      type: "refused",
      problem: NO_MONEY,
      round: round("REJECTED", { over: false }),
      balance: "50",
    });
    expect([table.phase, table.round, table.balance, table.problem]).toEqual([
      "idle",
      null,
      50n,
      NO_MONEY,
    ]);
    expect(isOpen(table)).toBe(false);
    expect(after(table, asked).problem).toBeUndefined();
  });

  test("because a round is open on another page brings that round here", () => {
    const problem = { code: "ROUND_OPEN", text: "Another round of this game is not over yet." };
    expect(
      isOpen(
        after(enter(null), asked, {
          type: "refused",
          problem,
          round: round("OPEN", { roundId: "other" }),
        }),
      ),
    ).toBe(true);
  });

  test("because the wallet is silent is cleared up: decided rounds are shown, others took nothing", () => {
    const problem = { code: "WALLET_UNAVAILABLE", text: "The wallet is not answering." };
    const owed = after(enter(null), asked, {
      type: "refused",
      problem,
      round: round("DEBITING", { over: false, state: null }),
    });
    expect(owed.phase).toBe("owed");
    expect(
      after(owed, { type: "heard", round: round("DEBITING", { over: false }), balance: "1000" })
        .phase,
    ).toBe("owed");
    expect(after(owed, { type: "heard", round: round("CLOSED"), balance: "900" })).toMatchObject({
      phase: "showing",
      balance: 900n,
    });
    expect(after(owed, { type: "heard", round: null, balance: "1000" })).toMatchObject({
      phase: "idle",
      round: null,
      balance: 1000n,
    });
  });
});

test("a decision for a round that another page has ended says so, and shows the money as it is", () => {
  const problem = { code: "ROUND_NOT_OPEN", text: "This round does not take decisions." };
  const unsure = after(
    enter(round("OPEN")),
    { type: "asked", newRound: false },
    { type: "refused", problem },
  );
  expect(unsure.phase).toBe("owed");
  const settled = after(unsure, { type: "heard", round: null, balance: "1125" });
  expect([settled.phase, settled.round, settled.balance, settled.problem?.code]).toEqual([
    "idle",
    null,
    1125n,
    "ROUND_ENDED",
  ]);
});

test("a lost connection keeps everything, and the same call can be made again", () => {
  const problem = { code: "NETWORK", text: "The connection is lost." };
  const lost = after(enter(null), asked, { type: "lost", problem });
  expect([lost.phase, lost.balance, lost.problem]).toEqual(["lost", 1000n, problem]);
  expect(
    after(
      lost,
      { type: "asked", newRound: false },
      answered(round("CLOSED", { payout: "20" }), "920"),
    ),
  ).toMatchObject({
    phase: "showing",
    balance: 900n,
  });
});

describe("coming in", () => {
  test("with an open round goes on with it", () => {
    expect(isOpen(enter(round("OPEN")))).toBe(true);
  });

  test("with a round nobody watched shows it first, its win not counted yet", () => {
    expect(enter(round("CLOSED", { payout: "350" }), "1250")).toMatchObject({
      phase: "showing",
      balance: 900n,
      finalBalance: 1250n,
      resumed: true,
    });
  });

  test("with a stake still on its way waits for what comes of it", () => {
    expect(enter(round("DEBITING", { over: false, state: null })).phase).toBe("owed");
  });
});
