import fc from "fast-check";
import { expect, test } from "vitest";
import { isPaused, withPause } from "./forced-pause.ts";
import { answered, seen, type PlaySession } from "./play.ts";

const GERMANY = { afterMinutes: 60, minutes: 5 };
const at = (minute: number) =>
  Temporal.Instant.fromEpochMilliseconds(1_800_000_000_000 + Math.round(minute * 60_000));

/** A page or a game is seen at each of some minutes; in a pause nothing of it is written. */
function play(minutes: readonly number[], session?: PlaySession, law = GERMANY) {
  let last = session;
  for (const minute of minutes) {
    if (last && isPaused(last, at(minute))) continue;
    last = withPause(seen(last, undefined, 120, at(minute)).session, last, law, at(minute));
  }
  if (!last) throw new Error("Nobody played");
  return last;
}
const every = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);

test("an hour after play began it pauses for five minutes, to the second", () => {
  expect(play(every(0, 58)).pause).toBeNull();
  const session = play(every(0, 59));
  expect(session.pause).toEqual({ from: at(60), until: at(65) });
  expect([59.99, 60, 64.99, 65].map((minute) => isPaused(session, at(minute)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the next hour begins when the player is back after the pause", () => {
  const after = play(every(60, 70), play(every(0, 59)));
  expect(after).toMatchObject({ unbrokenAt: at(65), pause: null });
  expect(play(every(71, 124), after).pause).toEqual({ from: at(125), until: at(130) });
});

test("who was away for as long has paused, and who stops and begins again has not", () => {
  expect(play([...every(0, 40), ...every(45, 70)]).unbrokenAt).toEqual(at(45));
  expect(play([...every(0, 40), ...every(44, 58)]).unbrokenAt).toEqual(at(0));
  const stopped = answered(play(every(0, 40)), "stop", at(40));
  const again = play(every(41, 59), stopped);
  expect(again.number).toBe(2n);
  expect(again.pause).toEqual({ from: at(60), until: at(65) });
});

test("a law that comes after hours of play has the pause begin once every process knows of it", () => {
  const long = play(every(0, 100), undefined, { afterMinutes: 600, minutes: 5 });
  expect(play([101], long).pause).toEqual({
    from: at(101).add({ seconds: 10 }),
    until: at(106).add({ seconds: 10 }),
  });
});

test("however it is played, nobody plays for more than an hour and a moment without five minutes' pause", () => {
  const gap = fc.double({ min: 0.01, max: 6, noNaN: true });
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 300 }), (gaps) => {
      let [minute, begun, seenLast] = [0, 0, 0];
      let session = play([0]);
      for (const more of gaps) {
        minute += more;
        if (isPaused(session, at(minute))) continue;
        if (minute - seenLast >= GERMANY.minutes) begun = minute;
        session = play([minute], session);
        seenLast = minute;
        // Nobody speaks for up to six minutes here; pages do twice a minute.
        expect(minute - begun).toBeLessThan(60 + 6);
        if (session.pause)
          expect(session.pause.until).toEqual(session.pause.from.add({ minutes: 5 }));
      }
    }),
    { numRuns: 300 },
  );
});
