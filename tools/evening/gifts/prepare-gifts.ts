import { brandById } from "../../../apps/platform/src/modules/brands/index.ts";
import { seedMissions } from "../../../apps/platform/src/modules/missions/index.ts";
import {
  seedPromotions,
  type PromotionDraft,
} from "../../../apps/platform/src/modules/promotions/index.ts";
import { seedSettings } from "../../../apps/platform/src/modules/settings/index.ts";
import type { Platform } from "../../../apps/platform/src/platform.ts";
import { MATCH, MISSIONS, REBATE, SIGN_POINTS } from "./terms.ts";

const LARGE = (10n ** 12n).toString();

/** Half of a deposit a day on top. */
const PROMOTION: PromotionDraft = {
  category: "daily",
  language: "EN",
  words: { EN: { title: "Evening match", about: "Half of a deposit on top.", terms: "" } },
  picture: "",
  startsAt: null,
  endsAt: null,
  audience: {
    countries: [],
    levels: [],
    registeredFrom: null,
    registeredBefore: null,
    heldOutPpm: 0,
  },
  budgetUnits: null,
  rule: {
    type: "DEPOSIT_MATCH",
    occasion: "DAILY",
    methods: [],
    minDeposit: "100000",
    percentBps: Number(MATCH.bps),
    cap: MATCH.cap.toString(),
    base: "B",
    times: 1,
    days: 7,
    weights: { LOTTERY: 10_000 },
    maxCashOutTimes: null,
    // It would refuse the evening's bets.
    maxBet: LARGE,
    hardBlock: false,
    keys: ["account"],
  },
};

/** Makes the promotion, the missions, the check-in and the rebates of the brand. */
export async function prepareGifts(platform: Platform): Promise<void> {
  await platform.db.inTransaction(async (tx) => {
    const brand = await brandById(tx, 1n);
    if (!brand) throw new Error("There is no brand");
    await seedSettings(platform, tx, brand, {
      signIn: { days: [{ points: Number(SIGN_POINTS), cash: "0" }] },
      rebate: {
        mode: "claim",
        minimum: REBATE.minimum.toString(),
        rates: { LOTTERY: Number(REBATE.ppm) },
      },
    });
    await seedPromotions(tx, brand, [PROMOTION]);
    await seedMissions(
      tx,
      brand,
      Object.entries(MISSIONS).map(([kind, terms], order) => ({
        ...terms,
        kind: kind as keyof typeof MISSIONS,
        category: null,
        span: "ONCE",
        vipLevel: 0,
        language: "EN",
        words: { EN: { title: kind, text: "" } },
        wagerTimes: 0,
        currency: brand.currency,
        order,
        startsAt: null,
        endsAt: null,
      })),
    );
  });
}
