import type { Tournament } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** Figures as they look in every language, with two decimals. */
const FIGURES = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const UNITS_PER_POINT = 100_000n;
const PARTS_OF_MULTIPLIER = 10_000n;
const HUNDREDTHS = 100n;

interface ScoreProps {
  readonly of: Pick<Tournament, "score" | "total">;
  /** Ledger units, or ten-thousandths of a multiplier. */
  readonly score: string;
}

/** A score by its kind: an amount, points, or a multiplier, rounded down to two decimals. */
export function Score({ of: { score: kind, total }, score }: ScoreProps) {
  const t = useText("tournaments");
  if (kind === "TURNOVER") return <Money amount={{ amount: score, currency: total.currency }} />;
  const figures = rounded(BigInt(score), kind === "NET" ? UNITS_PER_POINT : PARTS_OF_MULTIPLIER);
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {kind === "NET" ? t("points", { figures }) : <span dir="ltr">{`× ${figures}`}</span>}
    </bdi>
  );
}

/** Parts as figures with two decimals, rounded down. */
function rounded(parts: bigint, one: bigint): string {
  return FIGURES.format(Number(parts / (one / HUNDREDTHS)) / Number(HUNDREDTHS));
}
