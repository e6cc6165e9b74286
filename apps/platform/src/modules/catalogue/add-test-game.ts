import type { Tx } from "@perya/postgres";
import { slugOf, type Vendor } from "./catalogue.ts";
import { upsertGame } from "./games.store.ts";
import { bumpVersion } from "./vendors.store.ts";

/** Adds a game that is on no list: an integration's test game, played by test players alone. */
export async function addTestGame(tx: Tx, vendor: Vendor, code: string): Promise<void> {
  await upsertGame(tx, {
    slug: slugOf(vendor.slug, code),
    vendorId: vendor.id,
    vendorName: vendor.name,
    code,
    name: code,
    gameType: "INHOUSE",
    classify: "test",
    supportPlay: false,
    rtp: "",
    listed: false,
    iconUrl: "",
    showIconUrl: "",
    minBets: {},
    lines: 0,
  });
  await bumpVersion(tx);
}
