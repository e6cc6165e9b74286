import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, inject } from "vitest";
import { createVendor, vendorAccounts, type Vendor } from "../index.ts";
import { applyGameList, type VendorGame } from "../filling/sync-games.ts";

export const SECRET_KEY = "a key of the platform, long enough to seal with";
export const BRAND = 1n;
export const body = Buffer.from("{}");

export function listed(code: string, over: Partial<VendorGame> = {}): VendorGame {
  const texts = {
    category: "Slots",
    product: "",
    url_thumb: "/thumb.png",
    url_background: "",
    rtp: "95.99",
  };
  return {
    game_code: code,
    name: code,
    enabled: true,
    demo_game_support: false,
    min_bets: {},
    lines: 0,
    ...texts,
    ...over,
  };
}

/** Vendors with keys and games, on a database of their own. */
export async function useVendors() {
  let made = 0;
  const newSlug = () => `vendor-${++made}`;
  const db = await cloneDatabase(inject("platform"));
  afterAll(() => db.close());

  async function vendorWith(
    key: Parameters<typeof createVendor>[3],
    dialect: Vendor["dialect"] = "hub88",
  ): Promise<Vendor> {
    const slug = newSlug();
    const created = await db.inTransaction((tx) =>
      createVendor(
        tx,
        SECRET_KEY,
        { slug, vassalage: "V", name: slug, dialect, gamesUrl: "https://games.example/" },
        key,
      ),
    );
    if (!created.ok) throw new Error(created.refusal);
    return created.value;
  }

  async function accountOf(slug: string) {
    const account = (await vendorAccounts(db, SECRET_KEY)).find((vendor) => vendor.slug === slug);
    if (!account) throw new Error(`No vendor ${slug}`);
    return account;
  }

  async function sync(vendor: Vendor, games: readonly VendorGame[]) {
    return db.inTransaction((tx) => applyGameList(tx, vendor, games));
  }

  return { db, newSlug, vendorWith, accountOf, sync };
}
