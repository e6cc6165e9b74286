import { setTimeout as pause } from "node:timers/promises";
import { openDice } from "./dice.ts";
import { revive, type Part } from "./parts/part.ts";

export interface Kill {
  readonly number: number;
  readonly name: string;
  /** From the kill until the part served again. */
  readonly downMs: number;
}

const SHORTEST_PEACE_MS = 400;
const LONGEST_PEACE_MS = 3_000;
const LONGEST_ABSENCE_MS = 1_200;
/**
 * How often a part is killed while another one is still starting; otherwise all parts are up and
 * working first.
 */
const OVERLAP_PERCENT = 35;

/**
 * Kills one part after the other, at moments and in an order derived from the seed, each as often
 * as the others, and restarts them. Resolves when the last one is up again.
 */
export async function mayhem(
  parts: readonly Part[],
  kills: number,
  seed: string,
  onBack: (kill: Kill) => void,
): Promise<void> {
  const dice = openDice(seed, "kills");
  const returning = new Map<Part, Promise<void>>();
  let deck: Part[] = [];
  for (let number = 1; number <= kills; number++) {
    if (!dice.chance(OVERLAP_PERCENT)) await Promise.all(returning.values());
    await pause(dice.between(SHORTEST_PEACE_MS, LONGEST_PEACE_MS));
    if (deck.length === 0) deck = dice.shuffle(parts);
    const victim = deck.pop();
    if (!victim) throw new Error("There is nobody to kill");
    await returning.get(victim);
    const absence = dice.between(0, LONGEST_ABSENCE_MS);
    returning.set(
      victim,
      killAndRevive(victim, absence).then((downMs) => {
        returning.delete(victim);
        onBack({ number, name: victim.name, downMs });
      }),
    );
  }
  await Promise.all(returning.values());
}

async function killAndRevive(part: Part, absenceMs: number): Promise<number> {
  const killedAt = performance.now();
  await part.kill();
  await pause(absenceMs);
  await revive(part);
  return performance.now() - killedAt;
}
