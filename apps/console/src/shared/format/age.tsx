import { sourceOf, useStore } from "@perya/ui/store";
import { ageWords } from "./age-words.ts";

const TICK_MS = 15_000;
/** The current time for ages: shared by a page, so that all ages change together. */
let now = Date.now();
const clock = sourceOf(
  () => now,
  (changed) => {
    const timer = setInterval(() => {
      now = Date.now();
      changed();
    }, TICK_MS);
    return () => clearInterval(timer);
  },
);

/** How long ago something began, in words, with the exact instant as its title. */
export function Age({ since }: { since: string | null | undefined }) {
  const at = useStore(clock);
  if (!since) return <span className="text-soft">–</span>;
  return (
    <time dateTime={since} title={since} className="whitespace-nowrap tabular-nums">
      {ageWords(at - Date.parse(since))}
    </time>
  );
}
