import type { TournamentRow } from "@perya/api-client/operator";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money } from "../../shared/format/show.tsx";

type Of = Pick<TournamentRow, "score" | "currency">;
const PARTS_OF_MULTIPLIER = 10_000;
const DECIMALS = 4;

/** A score as plain text: an amount or points with two decimals, or a multiplier with four. */
export function scoreText({ score: kind, currency }: Of, score: string): string {
  if (kind === "MULTIPLIER") return (Number(score) / PARTS_OF_MULTIPLIER).toFixed(DECIMALS);
  return plainMoney({ amount: score, currency }) ?? "";
}

/** A score by its kind. */
export function Score({ of, score }: { of: Of; score: string }) {
  if (of.score === "TURNOVER") return <Money amount={{ amount: score, currency: of.currency }} />;
  const text = scoreText(of, score);
  return <span className="tabular-nums">{of.score === "NET" ? text : `× ${text}`}</span>;
}
