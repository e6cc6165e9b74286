import { brandById } from "../brands/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { vipLevelReached } from "../loyalty/index.ts";
import { issueGifts } from "./giving/issue-gifts.ts";

/** A level that is reached for the first time brings its gift, once ever. */
export const vipGiftsHear: readonly Listener[] = [
  hears(vipLevelReached, "vip gifts", async (tx, { player, brand: brandId, level, first }) => {
    const brand = first ? await brandById(tx, brandId) : undefined;
    if (!brand) return;
    await issueGifts(tx, brand, "upgrade", [{ player, level, once: String(level), day: null }]);
  }),
];
