import type { Mutant } from "./find-mutants.ts";
import type { Fate } from "./results.ts";

const SHOWN = 60;

/** A fault in one line: where it is, and what was changed. */
export function say({
  file,
  line,
  was,
  replacement,
}: Pick<Mutant, "file" | "line" | "was" | "replacement">): string {
  const short = (text: string) => {
    const flat = text.replaceAll(/\s+/g, " ").trim();
    return flat.length > SHOWN ? `${flat.slice(0, SHOWN)}…` : flat;
  };
  return `${file}:${line}  ${short(was)}  ->  ${short(replacement) || "(nothing)"}`;
}

/**
 * The survivors, the score of each area, and the whole one in the last line. A fault that has tests
 * wait for ever is found.
 */
export function report(tried: readonly { readonly mutant: Mutant; readonly fate: Fate }[]): string {
  const survivors = tried.filter(({ fate }) => fate === "survived" || fate === "no test");
  const byArea = Object.entries(Object.groupBy(tried, ({ mutant }) => mutant.area));
  return [
    "",
    ...survivors.map(({ mutant, fate }) => `${fate}: ${say(mutant)}`),
    "",
    ...byArea.map(([area, some]) => `${area.padEnd(12)} ${scoreOf(some)}`),
    `score        ${scoreOf(tried)}`,
  ].join("\n");
}

function scoreOf(tried: readonly { readonly fate: Fate }[]): string {
  const found = tried.filter(({ fate }) => fate === "killed" || fate === "timed out").length;
  return (
    `${tried.length === 0 ? "-" : ((100 * found) / tried.length).toFixed(1)} % (${found} of ` +
    `${tried.length} faults found)`
  );
}
