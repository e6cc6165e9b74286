import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { brandById } from "../../brands/index.ts";
import type { Player } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { appendEntry } from "../ledger/append-entry.ts";
import { lockAccount } from "../ledger/ledger.store.ts";
import { payCash } from "../pay-cash.ts";
import type { PointsRefusal } from "../refusals.ts";
import {
  convertedInDay,
  conversionByKey,
  insertConversion,
  type Conversion,
} from "./conversions.store.ts";
import { convertible, worthOf } from "./convertible.ts";

export interface ConvertRequest {
  readonly player: Player;
  readonly points: bigint;
  /** What the player was shown to get, in ledger units. */
  readonly units: bigint;
  readonly key: string;
}

/**
 * Converts points to cash: points and money move in one transaction, which the caller rolls back
 * where it is refused. Repeating a key answers the same conversion. The caller has checked the
 * password.
 */
export async function convertPoints(
  tx: Tx,
  wallet: Wallet,
  { player, points, units, key }: ConvertRequest,
): Promise<Result<Conversion, PointsRefusal>> {
  const { id, brandId, currency, book } = player;
  const account = await lockAccount(tx, id, brandId);
  const earlier = await conversionByKey(tx, id, key);
  if (earlier) return earlier.points === points ? ok(earlier) : refuse("KEY_REUSED");
  const { cashPerHundred, convertPerDay } = await currentSection(tx, brandId, "points");
  const worth = worthOf(points, BigInt(cashPerHundred));
  const brand = await brandById(tx, brandId);
  if (cashPerHundred === "0" || brand?.currency !== currency) return refuse("NOT_CONVERTIBLE");
  if (points !== convertible(points)) return refuse("NOT_WHOLE");
  if (account.balance < points) return refuse("NOT_ENOUGH_POINTS");
  if (worth !== units) return refuse("RATE_CHANGED");
  if ((await convertedInDay(tx, id)) + points > BigInt(convertPerDay))
    return refuse("CONVERT_LIMIT");

  const publicId = newPublicId("pc");
  const taken = { player: id, brandId, kind: "CONVERT", change: -points, ref: publicId } as const;
  const spent = await appendEntry(tx, taken);
  if (!spent.ok) return spent;
  const paid = await payCash(tx, wallet, { player: id, brandId, key: publicId, units: worth });
  if (!paid.ok) return paid;
  const made = { publicId, player: id, key, points, units: worth, currency, book };
  await insertConversion(tx, made);
  return ok(made);
}
