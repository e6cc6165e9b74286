import type { Activity } from "@perya/api-client/player";
import { sourceOf, useStore } from "@perya/ui/store";
import { storeWatched } from "./watching.ts";

/** Lines that are kept, the newest first. */
const MOST_LINES = 24;
const NONE: Activity = { whole: true, playing: 0, lines: [], players: {}, draws: {}, paid: {} };

let activity = NONE;
let told = () => {};
/** What happens at the brand, by the stream. While anyone looks at it the stream has it. */
const source = sourceOf(
  () => activity,
  (changed) => {
    told = changed;
    storeWatched(true);
    return () => storeWatched(false);
  },
);

/** Takes over what the stream says: everything, or what is new. */
export function hearActivity(event: Activity): void {
  activity = event.whole ? event : withChange(activity, event);
  told();
}

/** All that is known, for a tab that has just begun to look. */
export function wholeActivity(): Activity {
  return { ...activity, whole: true };
}

/** A part of it, followed as it changes; `select` returns the same value until that does. */
export function useActivity<Value>(select: (activity: Activity) => Value): Value {
  return useStore({ watch: source.watch, get: () => select(activity) }, () => select(NONE));
}

function withChange(before: Activity, change: Activity): Activity {
  const known = new Set(before.lines.map(({ id }) => id));
  const fresh = change.lines.filter(({ id }) => !known.has(id));
  return {
    whole: true,
    playing: change.playing,
    lines: fresh.length > 0 ? [...fresh, ...before.lines].slice(0, MOST_LINES) : before.lines,
    players: { ...before.players, ...change.players },
    draws: { ...before.draws, ...change.draws },
    paid: { ...before.paid, ...change.paid },
  };
}
