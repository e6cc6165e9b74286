import type { BoardRow } from "@perya/lottery-kit";
import { lookOf, type Look } from "../art/look-of.ts";
import { Ball } from "./ball.tsx";
import { PrizeName } from "./prize-name.tsx";

/** As wide as a figure: a number that is still to come takes its place already. */
const FIGURE_SPACE = "\u2007";

interface BoardProps {
  readonly gameCode: string;
  readonly rows: readonly BoardRow[];
  /**
   * Highlighted numbers: the player's winning picks, or the special prize if no picks are given.
   */
  readonly lit?: (prize: string, number: string) => boolean;
  /** How many of all the numbers are shown yet, in the order of the draw; all when left out. */
  readonly order?: ReadonlyMap<string, number>;
  readonly shown?: number;
  /** A phone shows the first row alone. */
  readonly short?: boolean;
}

/**
 * The open-number board: a row for every prize, DB on top, then G1 to G8; balls in the order drawn
 * where there are no prizes.
 */
export function Board({ gameCode, rows, lit, order, shown, short = false }: BoardProps) {
  const sorted = rows.toSorted((a, b) => rank(a.prize) - rank(b.prize));
  return (
    <dl className="grid grid-cols-[auto_1fr] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-raised">
      {sorted.map(({ prize, numbers }, row) => (
        <div
          key={prize}
          className={`col-span-2 grid grid-cols-subgrid items-center ${prize === "DB" ? "bg-overlay" : ""} ${short && row > 0 ? "max-sm:hidden" : ""}`}
        >
          <dt className="min-w-13 max-w-24 px-3 text-sm leading-tight font-bold text-soft">
            <PrizeName prize={prize} />
          </dt>
          {/* Digits that are drawn one by one are read from the left in every language. */}
          <dd
            dir="ltr"
            className="flex flex-wrap gap-1.5 py-2 pe-3 rtl:justify-end rtl:ps-3 rtl:pe-0"
          >
            {numbers.map((number, at) => {
              const place = order?.get(`${prize}:${at}`);
              const hidden = shown !== undefined && place !== undefined && place >= shown;
              const own = lit?.(prize, number) ?? prize === "DB";
              const Lit = lit && own ? "mark" : "span";
              return (
                <Lit
                  key={at}
                  className={`bg-transparent ${hidden ? "reveal-wait" : shown === undefined ? "" : "reveal-in"}`}
                >
                  {hidden ? (
                    <Ball number={FIGURE_SPACE.repeat(number.length)} />
                  ) : (
                    <Ball
                      number={number}
                      tone={own ? "won" : "drawn"}
                      look={own && lit ? "ball" : lookOfRow(gameCode, prize)}
                    />
                  )}
                </Lit>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Values computed from the draw are not balls of it. */
function lookOfRow(gameCode: string, prize: string): Look {
  return prize === "SUM" ? "ball" : lookOf(gameCode);
}

/** DB first; the others in order. */
function rank(prize: string): number {
  return prize === "DB" ? -1 : /^G\d$/.test(prize) ? Number(prize[1]) : 0;
}
