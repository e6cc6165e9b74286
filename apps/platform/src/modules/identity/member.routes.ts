import { currencyOf, toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { arrivalOf, playerById, profileOf } from "../players/index.ts";
import { paymentLawOf } from "../profiles/index.ts";
import { addressOfAvatar } from "./avatars/avatars.ts";
import { clubLabelOf } from "./club-label.ts";
import { requirePlayer } from "./require-player.guard.ts";

const memberValue = z
  .object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    avatar: z.string().meta({ description: "Address of the member's picture." }),
    type: z.string(),
    toUpline: z.string().nullable().meta({
      description: "Who invited them, where the law lets money go from player to player.",
    }),
    clubLabel: z.object({
      labelName: z.string(),
      color: z.string(),
      color2: z.string(),
      rankLevel: z.number().int(),
    }),
    vipLabelName: z.string(),
    currency: z.string(),
    currencySymbol: z.string(),
    kycLevel: z.number().int(),
    createdAt: wireTime,
  })
  .meta({ id: "Member", description: "Who is signed in." });

export const balanceValue = z
  .object({ sumBalance: wireMoney, held: wireMoney, owed: wireMoney })
  .meta({
    id: "Balance",
    description: "Cash to play with, money held for withdrawals, and money owed to the house.",
  });

/** The player's identity and balance. */
export function memberRoutes(app: App, platform: Platform): void {
  const preHandler = requirePlayer(platform);

  const who = {
    preHandler: requirePlayer(platform, { oldPassword: true }),
    schema: { summary: "Who is signed in", response: { 200: answer(memberValue) } },
  };
  app.get("/api/v1/member", who, async (request) => {
    const player = await playerById(platform.db, request.player.id);
    if (!player) throw new Error("A signed-in player is missing");
    const { publicId, username, nickname, kind, currency, kycLevel, createdAt } = player;
    const arrival = await arrivalOf(platform.db, player.id);
    const mayTransfer =
      player.book !== "real" || !(await paymentLawOf(platform, player.brandId)).playerTransfer;
    const label = await clubLabelOf(platform, player, request);
    return success({
      id: publicId,
      account: username,
      nickname: nickname || username,
      avatar: addressOfAvatar((await profileOf(platform.db, player.id)).avatar),
      type: kind,
      toUpline: mayTransfer ? (arrival?.upline?.username ?? null) : null,
      clubLabel: label,
      vipLabelName: label.labelName,
      currency,
      currencySymbol: currencyOf(currency).symbol,
      kycLevel,
      createdAt: createdAt.toString(),
    });
  });

  const what = {
    preHandler,
    schema: { summary: "The player's balance", response: { 200: answer(balanceValue) } },
  };
  app.get("/api/v1/balance", what, async (request) =>
    success(await readBalance(platform, request.player.id)),
  );
}

/** A player's money as pages show it. */
export async function readBalance(
  platform: Platform,
  player: bigint,
): Promise<z.infer<typeof balanceValue>> {
  const balance = await platform.wallet.balance(player);
  if (!balance) throw new Error(`Player ${player} has no account`);
  const wire = (units: bigint) => toWire({ units, currency: balance.currency });
  return { sumBalance: wire(balance.cash), held: wire(balance.held), owed: wire(balance.owed) };
}
