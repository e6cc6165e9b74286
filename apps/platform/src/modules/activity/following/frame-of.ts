import type { Frame } from "../../../realtime/brand-feed.ts";
import type { Activity, ActivityLine } from "../../../realtime/activity.ts";
import type { BrandWindow, Figures } from "./brand-window.ts";

/**
 * The step from what was shown to these lines and numbers, as bytes of the stream. Everything is
 * serialised once at most, however many watch.
 */
export function frameOf(window: BrandWindow, fresh: readonly ActivityLine[], now: Figures): Frame {
  const before = window.shown;
  const { lines } = window;
  window.shown = now;
  const change: Activity = {
    whole: false,
    playing: now.playing,
    lines: [...fresh],
    players: changed(before.players, now.players, () => 0),
    draws: changed(before.draws, now.draws, ({ issueNo }) => ({ issueNo, players: 0 })),
    paid: changed(before.paid, now.paid, ({ currency }) => ({ amount: "0", currency })),
  };
  let whole: Buffer | undefined;
  return {
    whole: () => (whole ??= bytesOf({ whole: true, ...now, lines: [...lines] })),
    change: isEmpty(change) && before.playing === now.playing ? undefined : bytesOf(change),
  };
}

/** Values that differ from before; what is gone has the value that `none` says. */
function changed<Value>(
  before: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>>,
  none: (before: Value) => Value,
): Record<string, Value> {
  const other = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  const gone = Object.entries(before)
    .filter(([name]) => !(name in now))
    .map(([name, value]) => [name, none(value)] as const);
  return Object.fromEntries([...gone, ...other]);
}

function isEmpty({ lines, players, draws, paid }: Activity): boolean {
  return lines.length === 0 && [players, draws, paid].every((one) => Object.keys(one).length === 0);
}

function bytesOf(activity: Activity): Buffer {
  return Buffer.from(`event: activity\ndata: ${JSON.stringify(activity)}\n\n`);
}
