import { toWire } from "@perya/money";
import type { Platform } from "../../platform.ts";
import { transferVendors, vendorsOff, type Vendor } from "../catalogue/index.ts";
import type { z } from "zod";
import { isOver, type Holder } from "./movement.ts";
import { notKeptAmong } from "./moving/not-kept.ts";
import { movementsOf } from "./movements.store.ts";
import { choicesOf, walletsOf } from "./wallets.store.ts";
import { toWireMovement, toWireWallet, type wireWallets } from "./wire.ts";

const MOVEMENTS_SHOWN = 20;

/** A vendor with a wallet of its own, and whether a brand offers it. */
export interface OfferedVendor {
  readonly vendor: Vendor;
  readonly open: boolean;
}

/** Every vendor with a wallet of its own, as a brand offers it. */
export async function vendorsFor(
  { db }: Pick<Platform, "db">,
  brandId: bigint,
): Promise<OfferedVendor[]> {
  const [vendors, off] = [await transferVendors(db), await vendorsOff(db, brandId)];
  return vendors.map((vendor) => ({ vendor, open: vendor.active && !off.has(vendor.id) }));
}

/**
 * A player's wallets: those of vendors that the brand offers, and closed ones where money of the
 * player is or goes.
 */
export async function describeWallets(
  platform: Platform,
  holder: Holder,
): Promise<z.infer<typeof wireWallets>> {
  const { db, wallet } = platform;
  const { id, currency, brandId } = holder;
  const vendors = await vendorsFor(platform, brandId);
  const [balance, held, choices, movements] = [
    await wallet.balance(id),
    await walletsOf(db, id),
    await choicesOf(db, id),
    await movementsOf(db, id, MOVEMENTS_SHOWN),
  ];
  const slugs = new Map(vendors.map(({ vendor }) => [vendor.id, vendor.slug]));
  const notKept = await notKeptAmong(
    platform,
    holder,
    vendors.map(({ vendor }) => vendor.id),
  );
  const wallets = vendors.flatMap(({ vendor, open }) => {
    const of = held.find((one) => one.vendor === vendor.id);
    const way = movements.find((one) => one.vendor === vendor.id && !isOver(one));
    if (!open && !way && (of?.kept ?? 0n) <= 0n) return [];
    const choice = choices.find((one) => one.vendor === vendor.id);
    const movement = way && toWireMovement(way, slugs);
    const has = { wallet: of, movement, choice, notKept: notKept.get(vendor.id) };
    return [toWireWallet(vendor, open, currency, has)];
  });
  return {
    cash: toWire({ units: balance?.cash ?? 0n, currency }),
    wallets,
    movements: movements.map((movement) => toWireMovement(movement, slugs)),
  };
}
