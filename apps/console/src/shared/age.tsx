import { useSyncExternalStore } from "react";
import { ageWords } from "./age-words.ts";

const TICK_MS = 15_000;
/** The time that ages are counted to: the same for a whole page, so that it changes in one go. */
let now = Date.now();

function subscribe(changed: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** How long ago something began, in words, with the exact instant as its title. */
export function Age({ since }: { since: string | null | undefined }) {
  const at = useSyncExternalStore(subscribe, () => now);
  if (!since) return <span className="text-soft">–</span>;
  return (
    <time dateTime={since} title={since} className="whitespace-nowrap tabular-nums">
      {ageWords(at - Date.parse(since))}
    </time>
  );
}
