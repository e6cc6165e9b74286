import { hears, type Listener } from "../facts/index.ts";
import { vipLevelLost, vipLevelReached } from "../loyalty/index.ts";
import { vipGiftIssued } from "../vip-gifts/index.ts";
import { notAdvertisedTo } from "./advertising/not-advertised-to.ts";
import { writeLetter } from "./write-letter.ts";

/** A player's VIP level and its gifts are written to them, unless nothing may be advertised. */
export const lettersOfVip: readonly Listener[] = [
  hears(vipLevelReached, "inbox writes", async (tx, { player, brand, label }) => {
    if ((await notAdvertisedTo(tx, brand, [player])).has(player)) return;
    await writeLetter(tx, {
      player,
      template: "vip level reached",
      details: { label },
      link: "/vip",
    });
  }),
  hears(vipLevelLost, "inbox writes", async (tx, { player, brand, label }) => {
    if ((await notAdvertisedTo(tx, brand, [player])).has(player)) return;
    await writeLetter(tx, {
      player,
      ...(label === null
        ? { template: "vip left", details: {} }
        : { template: "vip level lost", details: { label } }),
      link: "/vip",
    });
  }),
  hears(vipGiftIssued, "inbox writes", async (tx, { player, brand, kind, units, currency }) => {
    if ((await notAdvertisedTo(tx, brand, [player])).has(player)) return;
    await writeLetter(tx, {
      player,
      template: `vip gift ${kind}`,
      details: { amount: { amount: units.toString(), currency } },
      link: "/member/rewardCenter",
    });
  }),
];
