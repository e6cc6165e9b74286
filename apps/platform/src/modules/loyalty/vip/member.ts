import type { Progress } from "./ladder/decide-level.ts";

/** Why a level or a floor changed. */
export const CAUSES = ["REACHED", "NOT_KEPT", "CHARGE_BACK", "FLOOR", "LADDER"] as const;

type Cause = (typeof CAUSES)[number];

/** A player's place on the ladder. */
export interface VipMember extends Progress {
  readonly player: bigint;
  readonly brandId: bigint;
  /** The level rose in the month that is running, which counts as kept. */
  readonly isFresh: boolean;
}

/** A change of a level or a floor, as it is kept. */
export interface VipChange {
  readonly before: number;
  readonly after: number;
  /** The floor after it. */
  readonly floor: number;
  readonly cause: Cause;
  /** `system`, or the name of a member of staff. */
  readonly actor: string;
  readonly reason: string;
}
