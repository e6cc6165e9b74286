import type { Tx } from "@perya/postgres";
import type { Approval } from "./approvals.ts";

/** Who asked for something, as they are now. */
export interface Asker {
  readonly active: boolean;
  /** The brand they work for; null is the house. */
  readonly brandId: bigint | null;
  readonly permissions: readonly string[];
}

/**
 * Reads who asked, by id of the member of staff, and keeps their account and roles as they are
 * until the transaction ends. The module of staff does it, which calls this one.
 */
export type HoldAsker = (tx: Tx, id: bigint) => Promise<Asker | undefined>;

/** The right that a request needs, and how its asker is looked at again. */
export interface Asking {
  /** The permission to ask. */
  readonly right: string;
  readonly holdAsker: HoldAsker;
}

/**
 * Whether who asked could ask for it now as well: a request counts for nothing once their account
 * is closed or the right is taken from them.
 */
export function couldAskNow(
  asker: Asker | undefined,
  right: string,
  { brandId }: Pick<Approval, "brandId">,
): asker is Asker {
  return (
    asker !== undefined &&
    asker.active &&
    (asker.brandId === null || asker.brandId === brandId) &&
    asker.permissions.includes(right)
  );
}
