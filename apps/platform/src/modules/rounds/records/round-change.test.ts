import { expect, test } from "vitest";
import type { LedgerEntry } from "../../wallet/index.ts";
import { roundChanges } from "./round-change.ts";

const NOON = Temporal.Instant.from("2026-11-25T12:00:00Z");

/** One of three entries of a round, a minute after the one before. */
const entry = (seq: bigint, kind: "bet" | "win", units: bigint): LedgerEntry => ({
  player: 1n,
  seq,
  at: NOON.add({ minutes: Number(seq) }),
  vendor: 7,
  kind,
  status: "APPLIED",
  units,
  cash: kind === "bet" ? -units : units,
  held: 0n,
  owed: 0n,
  after: 0n,
  currency: "PHP",
  book: "play",
  transaction: `t${seq}`,
  reference: null,
  round: "round",
  game: "harbor-lanterns",
  note: null,
  free: false,
  closes: kind === "win",
  late: false,
  contra: null,
  said: null,
  reverses: null,
});
const ROUND = [entry(4n, "bet", 100n), entry(5n, "bet", 20n), entry(6n, "win", 70n)];

test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
  "a round is from its first entry to its last, in whatever order they come: %s",
  (order) => {
    const changes = roundChanges(
      order.flatMap((at) => ROUND[at] ?? []),
      new Set(),
    );
    expect(changes).toMatchObject([
      { firstSeq: 4n, lastSeq: 6n, closedSeq: 6n, stake: 120n, payout: 70n, betsLeft: 2, made: 2 },
    ]);
    const times = changes.map(({ openedAt, closedAt }) => [openedAt, closedAt].map(String));
    expect(times).toEqual([["2026-11-25T12:04:00Z", "2026-11-25T12:06:00Z"]]);
  },
);
