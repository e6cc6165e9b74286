import type { WithdrawalStatus } from "../withdrawal.ts";
import type { Leg, LegStatus } from "./leg.ts";

type Part = Pick<Leg, "status" | "units" | "receivedUnits" | "restOf">;

/**
 * Where a withdrawal's money is. The five add up to its amount, in ledger units; source: player
 * money reference, section 2.
 */
export interface Standing {
  /** Left the hold for good. */
  readonly paid: bigint;
  /** On its way, disputed, or failed and not decided. */
  readonly open: bigint;
  /** The rest of legs that arrived in part, until it is sent or returned. */
  readonly toRepay: bigint;
  /** Cash of the player's again. */
  readonly returned: bigint;
  /** Taken for what its player owed. */
  readonly setOff: bigint;
}

/** Adds up a withdrawal's legs. */
export function standingOf(legs: readonly Part[]): Standing {
  const sum = (of: (leg: Part) => bigint) => legs.reduce((total, leg) => total + of(leg), 0n);
  const ended = (as: LegStatus) => sum(({ status, units }) => (status === as ? units : 0n));
  return {
    paid: sum((leg) => leg.receivedUnits),
    open: sum((leg) => (isOpen(leg) && !isRest(leg) ? leg.units : 0n)),
    toRepay: sum((leg) => (isRest(leg) ? leg.units : 0n)),
    returned: ended("RETURNED"),
    setOff: ended("SET_OFF"),
  };
}

/** The status of a withdrawal by its legs: what needs a person comes first. */
export function statusOf(legs: readonly Part[]): WithdrawalStatus {
  const some = (is: (leg: Part) => boolean) => legs.some(is);
  if (some(({ status }) => status === "DISPUTED")) return "DISPUTED";
  if (some(({ status }) => status === "FAILED")) return "FAILED";
  if (some((leg) => leg.status === "CREATED" && !isRest(leg))) return "PAYING";
  if (some(isRest)) return "PARTLY_RECEIVED";
  if (some(({ status }) => status === "SENT")) return "SENT";
  return some(({ receivedUnits }) => receivedUnits > 0n) ? "COMPLETED" : "REFUNDED";
}

const OPEN: readonly LegStatus[] = ["CREATED", "SENT", "DISPUTED", "FAILED"];
const isOpen = ({ status }: Part) => OPEN.includes(status);

/** The rest of a leg, as long as nothing was done about it. */
const isRest = ({ status, restOf }: Part) => status === "CREATED" && restOf !== null;
