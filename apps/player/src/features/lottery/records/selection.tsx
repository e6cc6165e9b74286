import type { LotteryRecord } from "@perya/api-client/player";
import { Ball } from "../board/ball.tsx";
import { markName } from "../play/say.ts";

/** The picks of a bet, winning ones highlighted. */
export function Selection({ line }: { line: LotteryRecord["lines"][number] }) {
  return line.selection.split(",").map((pick) => {
    const lit = line.winning.includes(pick) || (line.won && line.winning.length === 0);
    const Lit = lit ? "mark" : "span";
    return (
      <Lit key={pick} className="bg-transparent">
        {/^\d+$/.test(pick) ? (
          <Ball number={pick} small tone={lit ? "won" : "plain"} />
        ) : (
          <span
            className={`rounded-lg px-2 text-sm font-semibold ${lit ? "bg-bulb text-on-bulb" : "bg-overlay text-ink"}`}
          >
            {markName(pick)}
          </span>
        )}
      </Lit>
    );
  });
}
