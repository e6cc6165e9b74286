import type { Tx } from "@perya/postgres";
import {
  askApproval,
  mayActAlone,
  noteAlone,
  openApprovalFor,
  type AloneLimits,
} from "../../approvals/index.ts";
import type { StatementProvider } from "../../cashier/index.ts";
import type { Difference } from "./difference.ts";
import { lockMissing, selectUnknown, selectUploaders } from "./ends.store.ts";
import { moveOf, SETTLE_KIND, type SettlingStaff } from "./settle-difference.ts";

/** Who uploaded a statement, and what one may do alone unless the brand sets its own limit. */
export interface Uploader {
  readonly staff: SettlingStaff;
  readonly standard: AloneLimits;
}

interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

/** A line that would end a difference, which waits for a second person. */
interface Held {
  readonly line: bigint;
  readonly difference: Difference;
}

/**
 * Of lines that fit movements, those that may not end what was missing at the provider by
 * themselves: a file that was made by hand says no more than the person who uploaded it, so what it
 * ends counts towards what they may do alone. Lines read from the provider are not concerned.
 */
export async function holdBack(
  tx: Tx,
  of: Of,
  matches: readonly { readonly line: bigint; readonly movement: string }[],
  uploader: Uploader | undefined,
): Promise<Held[]> {
  const lines = new Map(matches.map(({ line, movement }) => [movement, line]));
  const missing = await lockMissing(tx, of, [...lines.keys()]);
  if (missing.length === 0) return [];
  const by = await selectUploaders(tx, [...lines.values()]);
  const held: Held[] = [];
  for (const difference of missing) {
    const line = lines.get(difference.movement ?? "");
    if (line === undefined || by.get(line) === "system") continue;
    const isOwn = uploader !== undefined && by.get(line) === uploader.staff.username;
    if (!isOwn || !(await mayEnd(tx, difference, uploader))) held.push({ line, difference });
  }
  return held;
}

async function mayEnd(
  tx: Tx,
  difference: Difference,
  { staff, standard }: Uploader,
): Promise<boolean> {
  const move = moveOf(difference, difference.units, { reason: UPLOADED }, staff);
  if (!move) return true;
  if (!(await mayActAlone(tx, staff, move, standard))) return false;
  await noteAlone(tx, move);
  return true;
}

const UPLOADED = "In the statement that was uploaded";

/** Asks a second person about what was held back, once the rows of both sides are there. */
export async function askForHeld(
  tx: Tx,
  held: readonly Held[],
  { staff }: Uploader,
): Promise<void> {
  for (const { line, difference } of held) {
    const { publicId, units } = difference;
    const other = await selectUnknown(tx, line);
    if (!other || (await openApprovalFor(tx, SETTLE_KIND, publicId))) continue;
    const move = moveOf(difference, units, { reason: UPLOADED, other: other.publicId }, staff);
    if (move) await askApproval(tx, move);
  }
}
