import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, test } from "vitest";
import { step, useRandomPlay } from "../../../testing/use-random-play.ts";
import { NEW_ROUND, roundBookings } from "../../turnover/testing/round-bookings.ts";
import { entriesBetween } from "../../wallet/index.ts";
import { roundChanges, type RoundChange } from "../testing/round-change.ts";

const { db, play } = await useRandomPlay();

/** Instants are compared as text. */
const inWords = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));

/** The record of a round as the rule says it, entry by entry. */
const recordOf = (change: RoundChange) => ({
  round: change.round,
  game: change.game,
  stake: change.stake,
  payout: change.payout,
  freePayout: change.freePayout,
  freeStake: change.freeStake,
  refund: change.refund,
  effective: change.effective,
  details: change.details,
  made: change.made,
  standing: change.betsLeft,
  closed: change.closed,
  openedAt: change.openedAt,
  closedAt: change.closedAt,
  closedSeq: change.closedSeq,
  firstSeq: change.firstSeq,
  lastSeq: change.lastSeq,
});

const stored = async (player: bigint) =>
  (
    await db.rows<{ round: string; category: string | null }>(sql`
      select round, game_code as game, stake, payout, free_payout as "freePayout",
        free_stake as "freeStake", refund, effective, details, made, standing, closed,
        opened_at as "openedAt", closed_at as "closedAt", closed_seq as "closedSeq",
        first_seq as "firstSeq", last_seq as "lastSeq", category
      from betting_record
      where player_id = ${player}`)
  ).toSorted((a, b) => (a.round < b.round ? -1 : 1));

test("records, turnover and late moves are what the rule says of one entry after the other, however they were followed", async () => {
  let late = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const player = await play(steps);
      const entries = await entriesBetween(db, player, 1n, 1_000n);
      const changes = roundChanges(entries, new Set()).toSorted((a, b) =>
        a.round < b.round ? -1 : 1,
      );
      const records = await stored(player);
      expect(records.map(({ category: _category, ...record }) => inWords(record))).toEqual(
        changes.map((change) => inWords(recordOf(change))),
      );
      const bookings = changes
        .flatMap(({ moves }, n) => roundBookings(NEW_ROUND, moves, records[n]?.category ?? ""))
        .toSorted((a, b) => Number(a.origin - b.origin));
      const booked = await db.rows<object>(sql`
        select at, closed_at as "closedAt", origin, rounds, stake, payout, refund, turnover,
          free_stake as "freeStake", free_payout as "freePayout"
        from turnover_entry
        where player_id = ${player}
        order by origin`);
      expect(booked.map(inWords)).toEqual(
        bookings.map(({ amounts, isClose: _isClose, ...when }) => inWords({ ...when, ...amounts })),
      );
      const kept = await db.rows<{ seq: bigint }>(sql`
        select seq from late_move
        where player_id = ${player}
        order by seq`);
      const lateSeqs = bookings.filter(({ isClose }) => !isClose).map(({ origin }) => origin);
      expect(kept.map(({ seq }) => seq)).toEqual(lateSeqs);
      late += lateSeqs.length;
    }),
    { numRuns: 30 },
  );
  expect(late).toBeGreaterThan(3);
});
