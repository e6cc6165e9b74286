import type { Tx } from "@perya/postgres";
import { openAmong } from "../../../approvals/index.ts";
import type { Deposit, DepositSighting } from "../deposit.ts";
import { CREDIT_KIND } from "./deposit-approval.ts";
import { selectSightings } from "./deposit-approvals.store.ts";

/**
 * What people saw of some deposits, oldest first, by deposit. Of those that are not decided only
 * what still counts: figures of a person who was closed, reset or given less since do not.
 */
export async function sightingsOf(
  tx: Tx,
  deposits: readonly Deposit[],
  isDecided: (deposit: Deposit) => boolean,
): Promise<ReadonlyMap<bigint, readonly DepositSighting[]>> {
  const seen = await selectSightings(
    tx,
    deposits.map(({ id }) => id),
  );
  const undecided = deposits.filter((one) => seen.has(one.id) && !isDecided(one));
  if (undecided.length === 0) return seen;
  const open = await openAmong(
    tx,
    CREDIT_KIND,
    undecided.map(({ publicId }) => publicId),
  );
  const counts = new Set(open.map(({ subject, askedBy }) => `${subject} ${askedBy}`));
  for (const { id, publicId } of undecided)
    seen.set(
      id,
      (seen.get(id) ?? []).filter(({ by }) => counts.has(`${publicId} ${by}`)),
    );
  return seen;
}
