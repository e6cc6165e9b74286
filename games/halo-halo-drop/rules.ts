import type { Draw } from "@perya/fair";
import { oneShot, type GameRules } from "@perya/game-kit";
import { ok, refuse, type Result } from "@perya/result";
import tables from "./tables.json" with { type: "json" };

export type Risk = "low" | "mid" | "high";
export type Rows = 8 | 12 | 16;

export interface Choice {
  readonly rows: Rows;
  readonly risk: Risk;
}

export interface Round extends Choice {
  /** One letter per row: left or right. */
  readonly path: string;
  readonly bucket: number;
  /** Total-return multiplier × 10. */
  readonly tenths: number;
}

const RISKS: readonly string[] = ["low", "mid", "high"];
const ROWS: readonly number[] = [8, 12, 16];

/** Total-return multipliers × 10 of every bucket, from the left. */
export function bucketsOf({ rows, risk }: Choice): readonly number[] {
  return tables[`${rows}-${risk}`].mult.map((multiplier) => Math.round(multiplier * 10));
}

function begin(choice: Choice, draw: Draw): Round {
  const bits = Array.from({ length: choice.rows }, () => draw.u32() & 1);
  const bucket = bits.reduce((sum, bit) => sum + bit, 0);
  return {
    ...choice,
    path: bits.map((bit) => (bit === 1 ? "R" : "L")).join(""),
    bucket,
    tenths: bucketsOf(choice)[bucket] ?? 0,
  };
}

function readChoice(input: unknown): Result<Choice, "INVALID_CHOICE"> {
  const { rows, risk } = (input ?? {}) as { rows?: unknown; risk?: unknown };
  const isChoice =
    typeof rows === "number" &&
    ROWS.includes(rows) &&
    typeof risk === "string" &&
    RISKS.includes(risk);
  return isChoice ? ok({ rows: rows as Rows, risk: risk as Risk }) : refuse("INVALID_CHOICE");
}

/**
 * Halo-Halo Drop: a scoop falls through 8, 12 or 16 rows of ice into the layer that sets its
 * payout. Each row is a fair coin.
 */
export const rules: GameRules<Choice, Round, never> = {
  ...oneShot,
  code: "halo-halo-drop",
  fairCode: "plinko",
  name: "Halo-Halo Drop",
  kind: "INSTANT",
  version: "1.0.0",
  rtpPpm: 969_970,
  maxWinX: 700,
  stakeStep: 1n,
  readChoice,
  begin,
  payout: (round, stakeMinor) => (stakeMinor * BigInt(round.tenths)) / 10n,
};
