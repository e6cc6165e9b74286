import type { PaysProps } from "@perya/game-kit";
import { OddsTable } from "@perya/game-kit/stage";
import { bucketsOf, type Choice } from "./rules.ts";

/** The number of paths into a layer: this many steps to the right out of this many rows. */
function waysInto(rows: number, bucket: number): number {
  return Array.from({ length: bucket }, (_, at) => (rows - at) / (at + 1)).reduce(
    (all, one) => all * one,
    1,
  );
}

/**
 * What every layer pays with the chosen rows and risk, and how likely it is; the two sides mirror
 * each other.
 */
export function Pays({ stake, choice, money, language }: PaysProps) {
  const { rows, risk } = choice as Choice;
  const middle = rows / 2;
  const layers = bucketsOf(choice as Choice).slice(0, middle + 1);
  return (
    <OddsTable
      caption={`${rows} rows, risk ${risk}, at a stake of ${money(stake)}`}
      what="Layer from the edge"
      money={money}
      language={language}
      rows={layers.map((tenths, bucket) => ({
        name: bucket === middle ? "the middle" : `${bucket + 1}`,
        times: `${tenths / 10}`,
        pays: (stake * BigInt(tenths)) / 10n,
        chance: (waysInto(rows, bucket) * (bucket === middle ? 1 : 2)) / 2 ** rows,
      }))}
    />
  );
}
