import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { newestComparisons } from "../comparing/comparisons.store.ts";
import { lastPulled } from "../playing/records.store.ts";
import { countWaiting } from "../playing/set-aside.store.ts";
import { slugsOf } from "./slugs-of.ts";
import { countOpen, differingWallets } from "./staff-movements.store.ts";

const SHOWN = 50;
const overview = z
  .object({
    stuck: z.number().int(),
    unknown: z.number().int(),
    silent: z.number().int().meta({
      description: "Fetching everything waits for the vendor to say how much that is.",
    }),
    waitingRecords: z.array(z.object({ vendor: z.string(), count: z.number().int() })),
    lastRecords: z.array(z.object({ vendor: z.string(), at: wireTime })).meta({
      description: "When vendors told what was played last; a minute ago where all is well.",
    }),
    comparisons: z.array(
      z.object({
        vendor: z.string(),
        book: z.string(),
        players: z.number().int(),
        silent: z.number().int(),
        differing: z.number().int(),
        kept: wireMoney,
        reported: wireMoney,
        at: wireTime,
      }),
    ),
    differences: z.array(
      z.object({
        vendor: z.string(),
        player: z.string(),
        playerName: z.string(),
        kept: wireMoney,
        reported: wireMoney,
        difference: wireMoney,
        at: wireTime,
      }),
    ),
  })
  .meta({ id: "VendorWalletsOverview" });

/** What waits at vendors' wallets and how their balances compare, for staff. */
export function operatorOverviewRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "vendor-wallets.read");
  const summing = {
    summary: "What waits, and how vendors' balances compare with ours",
    response: { 200: answer(overview) },
  };
  app.get("/operator/v1/vendor-wallets", { preHandler, schema: summing }, async ({ staff }) => {
    const slugs = await slugsOf(platform);
    const of = (vendor: number) => slugs.get(vendor) ?? "";
    return success({
      ...(await waitingOf(platform, staff.brandId, of)),
      ...(await comparedOf(platform, staff.brandId, of)),
    });
  });
}

async function waitingOf({ db }: Platform, brandId: bigint | null, of: (vendor: number) => string) {
  const { stuck, unknown, silent } = await countOpen(db, brandId);
  return {
    stuck: Number(stuck),
    unknown: Number(unknown),
    silent: Number(silent),
    waitingRecords: (await countWaiting(db, brandId)).map(({ vendor, waiting }) => ({
      vendor: of(vendor),
      count: Number(waiting),
    })),
    lastRecords: (await lastPulled(db)).map(({ vendor, at }) => ({
      vendor: of(vendor),
      at: at.toString(),
    })),
  };
}

async function comparedOf(
  { db }: Platform,
  brandId: bigint | null,
  of: (vendor: number) => string,
) {
  return {
    comparisons: (await newestComparisons(db, brandId, SHOWN)).map(
      ({ vendor, currency, kept, reported, at, book, players, silent, differing }) => ({
        book,
        players,
        silent,
        differing,
        vendor: of(vendor),
        kept: toWire({ units: kept, currency }),
        reported: toWire({ units: reported, currency }),
        at: at.toString(),
      }),
    ),
    differences: (await differingWallets(db, brandId, SHOWN)).map((one) => ({
      vendor: of(one.vendor),
      player: one.playerRef,
      playerName: one.playerName,
      kept: toWire({ units: one.kept, currency: one.currency }),
      reported: toWire({ units: one.reported, currency: one.currency }),
      difference: toWire({ units: one.difference, currency: one.currency }),
      at: one.at.toString(),
    })),
  };
}
