import type { PaysProps } from "@perya/game-kit";
import { OddsTable } from "@perya/game-kit/stage";
import { times } from "./panel.tsx";
import { multiplierAt, type Choice } from "./rules.ts";

const CELLS = 25;

/** Chance that this many crates, opened first, are all good. */
function chanceOf(mines: number, picks: number): number {
  return Array.from({ length: picks }, (_, at) => (CELLS - mines - at) / (CELLS - at)).reduce(
    (all, one) => all * one,
    1,
  );
}

/**
 * What every number of good crates pays with the chosen number of spoiled ones, and how likely it
 * is.
 */
export function Pays({ stake, choice, money, language }: PaysProps) {
  const { mines } = choice as Choice;
  return (
    <OddsTable
      caption={`${mines} spoiled of ${CELLS}, at a stake of ${money(stake)}`}
      what="Good crates"
      money={money}
      language={language}
      rows={Array.from({ length: CELLS - mines }, (_, at) => at + 1).map((picks) => ({
        name: `${picks}`,
        times: times(multiplierAt(mines, picks)),
        pays: (stake * multiplierAt(mines, picks)) / 10_000n,
        chance: chanceOf(mines, picks),
      }))}
    />
  );
}
