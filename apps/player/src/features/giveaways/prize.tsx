import type { Raffle } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { Points } from "../../shared/format/points.tsx";

/** What a prize brings: cash, points or both. */
export function Prize({ cash, points }: Pick<Raffle["prizes"][number], "cash" | "points">) {
  return (
    <span className="inline-flex flex-wrap gap-x-2 font-bold text-teal">
      {cash && <Money amount={cash} />}
      {points > 0 && <Points points={String(points)} />}
    </span>
  );
}
