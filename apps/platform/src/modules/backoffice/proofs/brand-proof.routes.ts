import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandAsked, requireStaff } from "../../staff/index.ts";
import { lastProof } from "../../wallet/index.ts";
import { brandPart } from "./brand-proof.ts";

const part = z.object({
  currency: z.string(),
  book: z.string(),
  accounts: z.number().int(),
  players: wireMoney.meta({ description: "Totals of the players' accounts." }),
  held: wireMoney,
  owed: wireMoney,
  balancesMatch: z.boolean().meta({ description: "Every account equals its last entry." }),
});
const brandProof = z
  .object({
    brand: z.string(),
    ledger: z.object({ green: z.boolean().nullable(), verifiedAt: wireTime.nullable() }).meta({
      description:
        "Result of the last proof of the whole ledger, all brands; null before the first.",
    }),
    parts: z.array(part).meta({ description: "The brand's own accounts, read for this answer." }),
  })
  .meta({
    id: "BrandProof",
    description:
      "The ledger proof for a brand's staff: the overall result with their own brand's part.",
  });

/** The proof for a brand's staff. The house may ask for any brand's part. */
export function brandProofRoutes(app: App, platform: Platform): void {
  const { reads, db } = platform;
  const schema = {
    summary: "The result of the last ledger proof, and the brand's own part, read live",
    querystring: z.object({ brand: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: { 200: answer(brandProof) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/brand-proof",
    { preHandler: requireStaff(platform, "proof.read"), schema },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const [proof, sums] = await Promise.all([lastProof(db), brandPart(reads, brand.id)]);
      const parts = sums.map(({ currency, book, accounts, cash, held, owed, broken }) => {
        const wire = (units: bigint) => toWire({ units, currency });
        return {
          currency,
          book,
          accounts,
          players: wire(cash),
          held: wire(held),
          owed: wire(owed),
          balancesMatch: broken === 0,
        };
      });
      return success({
        brand: brand.name,
        ledger: { green: proof?.green ?? null, verifiedAt: proof?.at.toString() ?? null },
        parts,
      });
    },
  );
}
