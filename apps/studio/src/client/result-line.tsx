import type { GameFace } from "@perya/game-kit";
import type { TableState } from "./table/table-state.ts";

interface ResultLineProps {
  readonly table: Pick<TableState, "phase" | "round" | "won" | "balance">;
  readonly face: Pick<GameFace, "describe">;
  readonly money: (minor: bigint) => string;
}

/** Announces a round's result, once, for players who can't see the stage. */
export function ResultLine({
  table: { phase, round, won, balance },
  face,
  money,
}: ResultLineProps) {
  const isTold = won !== null && round && phase !== "asking" && phase !== "showing";
  return (
    <p role="status" data-testid="result" className="sr-only">
      {isTold &&
        [
          won > 0n ? `Paid ${money(won)}` : "No win",
          face.describe(round.state),
          `You have ${money(balance)}`,
        ]
          .filter(Boolean)
          .join(". ")}
    </p>
  );
}
