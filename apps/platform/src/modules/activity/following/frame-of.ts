import type { Frame } from "../../../realtime/brand-feed.ts";
import type { LanguageCode } from "@perya/languages";
import type { Activity } from "../../../realtime/activity.ts";
import type { BrandWindow, Figures } from "./brand-window.ts";
import { lineFor, type Line } from "./lines-of.ts";

/** What happens, before games are named. */
type Unnamed = Omit<Activity, "lines"> & { readonly lines: readonly Line[] };

/**
 * The step from what was shown to these lines and numbers, as bytes of the stream. Everything is
 * serialised at most once for each language, however many watch.
 */
export function frameOf(window: BrandWindow, fresh: readonly Line[], now: Figures): Frame {
  const before = window.shown;
  const { lines } = window;
  window.shown = now;
  const change = {
    whole: false,
    playing: now.playing,
    lines: fresh,
    players: changed(before.players, now.players, () => 0),
    draws: changed(before.draws, now.draws, ({ issueNo }) => ({ issueNo, players: 0 })),
    paid: changed(before.paid, now.paid, ({ currency }) => ({ amount: "0", currency })),
  };
  const isStill = isEmpty(change) && before.playing === now.playing;
  return {
    whole: byLanguage((readable) => bytesOf({ whole: true, ...now, lines }, readable)),
    change: byLanguage((readable) => (isStill ? undefined : bytesOf(change, readable))),
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

/** Makes something once for each list of languages. */
function byLanguage<Made>(
  make: (readable: readonly LanguageCode[]) => Made,
): (readable: readonly LanguageCode[]) => Made {
  const made = new Map<string, Made>();
  return (readable) => {
    const key = readable.join();
    const known = made.get(key) ?? make(readable);
    made.set(key, known);
    return known;
  };
}

function isEmpty({ lines, players, draws, paid }: Unnamed): boolean {
  return lines.length === 0 && [players, draws, paid].every((one) => Object.keys(one).length === 0);
}

function bytesOf({ lines, ...figures }: Unnamed, readable: readonly LanguageCode[]): Buffer {
  const activity: Activity = { ...figures, lines: lines.map((line) => lineFor(line, readable)) };
  return Buffer.from(`event: activity\ndata: ${JSON.stringify(activity)}\n\n`);
}
