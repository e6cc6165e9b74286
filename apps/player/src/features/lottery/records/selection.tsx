import type { BoardRow } from "@perya/lottery-kit";
import { Ball } from "../board/ball.tsx";
import type { WireOrderLine } from "./wire.ts";
import { markName } from "../play/say.ts";
import { came } from "./came.ts";

/** What was bet on, the figures that came in the draw lit. A side that is no figure is lit when its line won. */
export function Selection({ line, board }: { line: WireOrderLine; board: readonly BoardRow[] | null }) {
  return line.selection.split(",").map((pick) =>
    /^\d+$/.test(pick) ? (
      <Ball key={pick} number={pick} small tone={line.won || (board && came(pick, board)) ? "won" : "plain"} />
    ) : (
      <span key={pick} className={`rounded-lg px-2 text-sm font-semibold ${line.won ? "bg-bulb text-on-bulb" : "bg-overlay"}`}>
        {markName(pick)}
      </span>
    ),
  );
}
