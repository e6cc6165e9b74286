import type { Tx } from "@perya/postgres";
import { slugOf, type Vendor } from "../catalogue.ts";
import { upsertGame } from "./write-games.store.ts";
import { bumpVersion } from "../vendors/vendors.store.ts";

/** Adds an unlisted game: an integration's test game, played only by test players. */
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
