import type { BoardRow } from "@perya/lottery-kit";
import type { ShowPlan } from "./plan-show.ts";

/** A drawn number and its prize. */
export interface Drawn {
  readonly prize: string;
  readonly number: string;
}

export interface ShowProps {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rows: readonly BoardRow[];
  /** All numbers of the draw, in the order in which they are shown. */
  readonly drawn: readonly Drawn[];
  readonly plan: ShowPlan;
  /** Steps of the plan that are over, and the numbers that are shown by then. */
  readonly step: number;
  readonly shown: number;
  readonly state: "running" | "paused" | "done";
}
