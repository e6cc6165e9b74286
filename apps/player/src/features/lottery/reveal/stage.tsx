import type { ComponentType } from "react";
import { ornament } from "../../../shared/loading/ornament.ts";
import type { ShowKind } from "./show-of.ts";
import type { ShowProps } from "./show.ts";
import "./stage.css";

/** Each show is loaded by those who watch it. */
const SHOWS: Readonly<Record<ShowKind, ComponentType<ShowProps>>> = {
  dice: ornament(() => import("./shows/dice-show.tsx")),
  race: ornament(() => import("./shows/race-show.tsx")),
  drums: ornament(() => import("./shows/drums-show.tsx")),
  balls: ornament(() => import("./shows/balls-show.tsx")),
};

/** The place that each takes, also before it is loaded. */
const HEIGHTS: Readonly<Record<ShowKind, string>> = {
  dice: "h-40",
  race: "h-72",
  drums: "h-52",
  balls: "h-36",
};

/**
 * Where a draw is watched; as it ended where it is over. Left to right in every language, as
 * numbers are. The board below says the same in figures.
 */
export function Stage({ kind, ...show }: ShowProps & { readonly kind: ShowKind }) {
  const Show = SHOWS[kind];
  return (
    <div
      aria-hidden="true"
      dir="ltr"
      data-show={kind}
      data-state={show.state}
      className={`show relative overflow-hidden rounded-2xl border border-line bg-well ${HEIGHTS[kind]}`}
    >
      <Show {...show} />
    </div>
  );
}
