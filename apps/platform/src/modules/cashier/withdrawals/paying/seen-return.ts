import type { ActingStaff } from "../../cashier.ts";
import type { LegName } from "../legs/lock-leg.ts";

/** What one person saw at the bank of a leg's transfer that came back. */
export interface SeenReturn extends LegName {
  /** What came back, in ledger units. */
  readonly returnedUnits: bigint;
  /** The bank's number of the transfer that came back: the proof both people must have seen. */
  readonly reference: string;
  readonly reason: string;
  readonly staff: ActingStaff;
}

/** Why it does not count. */
export type ConfirmReturnRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "TOO_NEW"
  | "RETURNED_AMOUNT_DIFFERS"
  | "RETURNED_TOO_MUCH"
  | "RETURN_KNOWN"
  | "REFERENCE_USED"
  | "SECOND_PERSON_NEEDED";
