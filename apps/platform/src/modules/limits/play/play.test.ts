import { expect, test } from "vitest";
import { answered, isAtPlay, isDue, seen, type PlaySession } from "./play.ts";

const at = (minute: number) =>
  Temporal.Instant.fromEpochMilliseconds(1_800_000_000_000 + Math.round(minute * 60_000));

/** Plays from one minute to another, with a page that says so every minute. */
function playing(from: number, to: number, every = 60, session?: PlaySession) {
  let last = seen(session, session?.number, every, at(from));
  for (let minute = from + 1; minute <= to; minute++)
    last = seen(last.session, last.session.number, every, at(minute));
  return last;
}

test("a check falls due after an hour of play, not a moment before", () => {
  const { session, state } = playing(0, 59);
  expect(state).toBe("PLAYING");
  expect(seen(session, session.number, 60, at(59.99)).state).toBe("PLAYING");
  expect(seen(session, session.number, 60, at(60)).state).toBe("DUE");
});

test("a check that is due waits for its answer, however long the player is away", () => {
  const due = playing(0, 60);
  expect(seen(due.session, undefined, 60, at(60 * 24 * 7))).toEqual(due);
  const on = answered(due.session, "continue", at(65));
  expect(isDue(on, 60)).toBe(false);
  expect(playing(66, 124, 60, on).state).toBe("PLAYING");
  expect(playing(66, 125, 60, on).state).toBe("DUE");
  expect(playing(66, 125, 60, on).session.begunAt).toEqual(at(0));
});

test("a check that is due does not go away when a longer time between checks is chosen", () => {
  const due = playing(0, 60);
  expect(seen(due.session, due.session.number, 120, at(61))).toEqual(due);
  const on = answered(due.session, "continue", at(65));
  expect(playing(66, 184, 120, on).state).toBe("PLAYING");
});

test("after a quarter of an hour away another session begins", () => {
  const { session } = playing(0, 30);
  expect(seen(session, session.number, 60, at(44.9)).session.number).toBe(session.number);
  const next = seen(session, session.number, 60, at(45)).session;
  expect(next).toMatchObject({ number: session.number + 1n, begunAt: at(45) });
});

test("a stopped session stays so for pages that were open, and a page opened later begins another", () => {
  const stopped = answered(playing(0, 60).session, "stop", at(61));
  expect(seen(stopped, stopped.number, 60, at(62)).state).toBe("STOPPED");
  expect(seen(stopped, stopped.number - 1n, 60, at(62)).state).toBe("STOPPED");
  expect(seen(stopped, undefined, 60, at(62))).toMatchObject({
    state: "PLAYING",
    session: { number: stopped.number + 1n },
  });
});

test("a law that comes meanwhile with shorter checks holds at once", () => {
  const { session } = playing(0, 40);
  expect(isDue(session, 60)).toBe(false);
  expect(isDue(session, 30)).toBe(true);
});

test("minutes under a check count for as long as a game may go on under it, and then no more", () => {
  const due = playing(0, 60);
  const under = (minute: number) => {
    const then = seen(due.session, due.session.number, 60, at(minute));
    return isAtPlay(then, at(minute));
  };
  expect([60, 61, 62.99, 63, 90].map(under)).toEqual([true, true, true, false, false]);
  expect(answered(due.session, "continue", at(90)).dueAt).toBeNull();
  expect(answered(due.session, "stop", at(90)).dueAt).toBeNull();
});
