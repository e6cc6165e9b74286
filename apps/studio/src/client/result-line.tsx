import type { GameFace } from "@perya/game-kit";
import type { TableState } from "./table/table-state.ts";

interface ResultLineProps {
  readonly table: Pick<TableState, "phase" | "round" | "won" | "balance">;
  readonly face: Pick<GameFace, "tell">;
  readonly money: (minor: bigint) => string;
}

/** Says how a round came out, once, for players who can't see the stage. */
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
          face.tell(round.state),
          `You have ${money(balance)}`,
        ]
          .filter(Boolean)
          .join(". ")}
    </p>
  );
}
