import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, Refusal, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { evidenceOf, maskNumber, withdrawalByPublicId } from "../cashier/index.ts";
import { toWireFigures, wireFigures } from "../figures/index.ts";
import { sharedPlacesOf } from "../identity/index.ts";
import { playersByIds } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { mask } from "./mask.ts";
import { namesOf, otherPlayer } from "./players/other-players.ts";
import { totalsOf } from "./players/totals-of.ts";

const evidence = z
  .object({
    firstPayout: z.boolean().meta({ description: "The player's first payout." }),
    paidOutBefore: z.number().int(),
    since: wireTime.nullable().meta({
      description:
        "When the previous withdrawal was requested; null for the first, " +
        "whose figures run from registration.",
    }),
    deposits: z
      .object({ count: z.number().int(), amount: wireMoney })
      .meta({ description: "Since then." }),
    turnover: wireMoney.meta({
      description: "Valid turnover since then, until this one was requested.",
    }),
    required: wireMoney.meta({ description: "Turnover required by the deposits since then." }),
    left: z
      .object({ deposits: wireMoney, bonuses: wireMoney })
      .meta({ description: "What is left to play now; bonuses with what the house asked for." }),
    totals: wireFigures.meta({ description: "Totals of the player since registration." }),
    profit: wireMoney.meta({
      description:
        "What the player has won from the house in settled bets since registration; " +
        "below zero where the player lost.",
    }),
    account: z.object({
      holder: z.string(),
      names: z.array(z.string()).meta({
        description: "The player's registered names; masked for staff without `players.contacts`.",
      }),
      matches: z.boolean().meta({
        description:
          "Whether the holder is one of these names; true where registration asks for no name.",
      }),
      shared: z.boolean(),
      others: z
        .array(otherPlayer.extend({ bound: z.boolean(), at: wireTime }))
        .meta({ description: "Other players who bound this number or tried to." }),
      attempts: z.array(z.object({ id: z.string(), number: z.string(), at: wireTime })).meta({
        description:
          "Other players' numbers that this player tried to bind, but for the end hidden.",
      }),
    }),
    addresses: z
      .array(
        z.object({
          address: z.string(),
          count: z.number().int(),
          others: z.array(otherPlayer.extend({ sameBrowser: z.boolean() })),
        }),
      )
      .meta({
        description: "Addresses where the player and others signed in, fewest others first.",
      }),
  })
  .meta({ id: "WithdrawalEvidence", description: "What staff check before a payout." });

/** The evidence shown beside a withdrawal to the staff who decide it. */
export function withdrawalEvidenceRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary:
      "What staff check before a withdrawal is paid: deposits, turnover, profit, " +
      "and who else uses the bank account or the address",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(evidence) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/withdrawals/:id/evidence",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema },
    async ({ params, staff }) => {
      const withdrawal = await withdrawalByPublicId(db, params.id, { brandId: staff.brandId });
      if (!withdrawal) throw new Refusal(404, "NOT_FOUND", "There is no such withdrawal.");
      const { player, brandId, currency } = withdrawal;
      const [seen, totals, places] = await Promise.all([
        evidenceOf(db, withdrawal),
        totalsOf(db, player),
        sharedPlacesOf(db, player, brandId),
      ]);
      const ids = [
        ...seen.otherUses.map((use) => use.player),
        ...places.flatMap(({ players }) => players.map((one) => one.player)),
      ];
      const named = namesOf(await playersByIds(db, [...new Set(ids)]));
      const wire = (units: bigint) => toWire({ units, currency });
      const isOpen = staff.permissions.includes("players.contacts");
      return success({
        firstPayout: seen.paidOut === 0,
        paidOutBefore: seen.paidOut,
        since: seen.previousAt?.toString() ?? null,
        deposits: { count: seen.depositCount, amount: wire(seen.deposits) },
        turnover: wire(seen.turnover),
        required: wire(seen.required),
        left: { deposits: wire(seen.left.deposits), bonuses: wire(seen.left.bonuses) },
        totals: toWireFigures(totals, totals.open, currency),
        profit: wire(totals.payout + totals.freePayout - totals.stake),
        account: {
          holder: seen.holder,
          names: seen.names.map((name) => (isOpen ? name : mask(name))),
          matches: seen.nameMatches,
          shared: seen.shared,
          others: seen.otherUses.flatMap(({ player: id, bound, at }) =>
            named(id).map((one) => ({ ...one, bound, at: at.toString() })),
          ),
          attempts: seen.attempts.map(({ id, number, at }) => ({
            id: id.toString(),
            number: maskNumber(number),
            at: at.toString(),
          })),
        },
        addresses: places.map(({ place, others, players }) => ({
          address: place,
          count: others,
          others: players.flatMap(({ player: id, sameBrowser }) =>
            named(id).map((one) => ({ ...one, sameBrowser })),
          ),
        })),
      });
    },
  );
}
