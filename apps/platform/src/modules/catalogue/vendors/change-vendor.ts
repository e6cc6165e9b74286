import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { OpensIn, Vendor } from "../catalogue.ts";
import { searchOf } from "../search/fold.ts";
import { selectVendorGames } from "../games/games.store.ts";
import { updateSearches } from "../games/write-games.store.ts";
import { bumpVersion, lockVendor, moveVendorRow, updateVendor } from "./vendors.store.ts";

/** What staff may set about a vendor. Missing fields stay as they are. */
export interface VendorChange {
  readonly name?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly rolledBackUnknown?: boolean | undefined;
  readonly opensIn?: OpensIn | undefined;
}

/**
 * Sets how a vendor is shown and answered and where its games open; every process knows within
 * seconds. Refuses a status for rollbacks where the dialect has only one. Returns the vendor before
 * and after.
 */
export async function changeVendor(
  tx: Tx,
  vendorId: number,
  change: VendorChange,
): Promise<
  Result<{ readonly before: Vendor; readonly after: Vendor }, "NO_SUCH_VENDOR" | "NOT_IN_DIALECT">
> {
  const before = await lockVendor(tx, vendorId);
  if (!before) return refuse("NO_SUCH_VENDOR");
  const {
    name = before.name,
    logoUrl = before.logoUrl,
    rolledBackUnknown = before.rolledBackUnknown,
    opensIn = before.opensIn,
  } = change;
  if (rolledBackUnknown && before.dialect !== "hub88") return refuse("NOT_IN_DIALECT");
  const after = { ...before, name, logoUrl, rolledBackUnknown, opensIn };
  await updateVendor(tx, vendorId, after);
  if (name !== before.name) await findByNewName(tx, after);
  await bumpVersion(tx);
  return ok({ before, after });
}

/** A vendor's games are found by its name as well. */
async function findByNewName(tx: Tx, { id, name: vendorName }: Vendor): Promise<void> {
  const games = await selectVendorGames(tx, id);
  await updateSearches(
    tx,
    games.map(({ id: gameId, displayName, name }) => ({
      gameId,
      search: searchOf(displayName, name, vendorName),
    })),
  );
}

/** Moves a vendor to a position among all of them, counted from 1. Returns the vendor. */
export async function moveVendor(
  tx: Tx,
  vendorId: number,
  place: number,
): Promise<Result<Vendor, "NO_SUCH_VENDOR">> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  await moveVendorRow(tx, vendorId, place);
  await bumpVersion(tx);
  return ok(vendor);
}
