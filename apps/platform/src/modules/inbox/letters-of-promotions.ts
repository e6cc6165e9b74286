import type { Tx } from "@perya/postgres";
import { brandById } from "../brands/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { bonusMoved, bonusRefused } from "../promotions/index.ts";
import { notAdvertisedTo } from "./advertising/not-advertised-to.ts";
import type { Letter } from "./inbox.ts";
import { writeLetter } from "./write-letter.ts";

/** The page of a player's bonuses. */
const BONUSES = "/member/bonusDetails";

type Moved = Parameters<(typeof bonusMoved)["told"]["encode"]>[0];

/** What becomes of bonuses, and of applications for them, is written to their players. */
export const lettersOfPromotions: readonly Listener[] = [
  hears(bonusMoved, "inbox writes", async (tx, told) => {
    if (told.to === "ISSUED") return writeAccepted(tx, told);
    const letter = letterOf(told);
    if (letter) await writeLetter(tx, letter);
  }),
  hears(bonusRefused, "inbox writes", (tx, { player, promotion, label }) =>
    writeLetter(tx, {
      player,
      template: "bonus refused",
      details: { label },
      link: `/promotions/${promotion}`,
    }),
  ),
];

/** What invites to claim a bonus is not written to who may not be invited to play. */
async function writeAccepted(tx: Tx, told: Moved): Promise<void> {
  const { player, brand: brandId, from, promotion, label, units, currency, until } = told;
  if (from !== "APPLYING" || until === null) return;
  if ((await notAdvertisedTo(tx, brandId, [player])).has(player)) return;
  const brand = await brandById(tx, brandId);
  const at = Temporal.Instant.from(until).toZonedDateTimeISO(brand?.zone ?? "UTC");
  await writeLetter(tx, {
    player,
    template: "application accepted",
    details: {
      amount: { amount: units.toString(), currency },
      label,
      day: at.toPlainDate().toString(),
    },
    link: `/promotions/${promotion}`,
  });
}

/** What is written of a step of a bonus; undefined for steps that need no words. */
function letterOf(told: Moved): Letter | undefined {
  const { player, from, to, byPlayer, units, removed, currency, promotion, label, why } = told;
  const letter = { player, link: BONUSES };
  const of = (what: bigint) => ({ amount: { amount: what.toString(), currency }, label });
  const wasPlayed = from === "PROCESS";
  if (to === "PROCESS" || (to === "COMPLETED" && !wasPlayed))
    return { ...letter, template: "bonus credited", details: of(units) };
  if (to === "COMPLETED")
    return removed > 0n
      ? { ...letter, template: "bonus completed in part", details: of(removed) }
      : { ...letter, template: "bonus completed", details: { label } };
  if (to === "EXPIRED")
    return wasPlayed
      ? { ...letter, template: "bonus expired", details: of(removed) }
      : { ...letter, template: "bonus unclaimed", details: { label } };
  if (to === "FORFEITED")
    return {
      ...letter,
      template: byPlayer ? "bonus given up" : "bonus ended by exclusion",
      details: of(removed),
    };
  if (to === "VOIDED") return { ...letter, template: "bonus voided", details: of(removed) };
  if (to === "REJECTED" && why !== null)
    return {
      player,
      template: "application rejected",
      details: { label, why },
      link: `/promotions/${promotion}`,
    };
  return undefined;
}
