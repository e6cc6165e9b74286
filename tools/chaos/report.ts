import type { Check } from "./proof/check.ts";
import type { Figures } from "./load.ts";
import type { Held } from "./held-account.ts";
import type { Kill } from "./mayhem.ts";
import type { Passed } from "./troubles.ts";

const MOST_FAULTS = 10;

/** Prints one line per kill, after the part is back. */
export function printKill({ number, name, downMs }: Kill, kills: number, figures: Figures): void {
  const count = `${String(number).padStart(String(kills).length)}/${kills}`;
  const down = `down ${(downMs / 1000).toFixed(1).padStart(4)} s`;
  console.log(`  kill ${count}  ${name.padEnd(10)}  ${down}   ${countsOf(figures)}`);
}

/** Prints one line per freeze and partition, after it has ended. */
export function printPassed({ kind, name, ms }: Passed): void {
  console.log(
    `  ${kind === "freeze" ? "frozen " : "cut off"} ${name.padEnd(32)} for ` +
      `${(ms / 1000).toFixed(1).padStart(4)} s`,
  );
}

/** Prints the results of the other players while one account was held. */
export function printHeld({
  asked,
  accepted,
  p99_ms: p99,
  usual_accepted: anyway,
  usual_p99_ms: usual,
}: Held): void {
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
  console.log(
    `  one account held: ${asked} bets of others, ${percent(accepted)} accepted (goal: ` +
      `99 %), 99 of 100 within ${p99} ms (goal: 300)`,
  );
  console.log(
    `  with nothing held, a moment before: ${percent(anyway)} accepted, ` +
      `99 of 100 within ${usual} ms\n`,
  );
}

/** The counts of a load in words. */
export function countsOf({ sent, answered, unknown, spins }: Figures): string {
  return `${sent} vendor calls, ${answered} answered, ${unknown} without an answer, ${spins} spins`;
}

/** Prints the proof as a table, with the differences below it. Returns whether all checks hold. */
export function printProof(checks: readonly Check[]): boolean {
  const width = Math.max(...checks.map(({ name }) => name.length));
  console.log(
    `\n  ${"proven".padEnd(width)}  ${"looked at".padStart(9)}  ${"different".padStart(9)}`,
  );
  for (const { name, looked, faults } of checks)
    console.log(
      `${faults.length === 0 ? "✓" : "✗"} ${name.padEnd(width)}  ` +
        `${String(looked).padStart(9)}  ${String(faults.length).padStart(9)}`,
    );
  for (const { name, faults } of checks.filter(({ faults }) => faults.length > 0)) {
    console.log(`\n${name}:`);
    for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`  ${fault}`);
    if (faults.length > MOST_FAULTS) console.log(`  and ${faults.length - MOST_FAULTS} more`);
  }
  return checks.every(({ faults }) => faults.length === 0);
}
