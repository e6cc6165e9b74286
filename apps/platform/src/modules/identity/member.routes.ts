import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { playerById } from "../players/index.ts";
import { requirePlayer } from "./require-player.ts";

const memberValue = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.string(),
  currency: z.string(),
  kycLevel: z.number().int(),
  createdAt: z.string(),
});

const balanceValue = z.object({ sumBalance: wireMoney, held: wireMoney, owed: wireMoney });

/** Who one is and what one has. */
export function memberRoutes(app: App, platform: Platform): void {
  const preHandler = requirePlayer(platform);

  app.get("/api/v1/member", { preHandler, schema: { response: { 200: answer(memberValue) } } }, async (request) => {
    const player = await playerById(platform.db, request.player.id);
    if (!player) throw new Error("A signed-in player is missing");
    const { publicId, username, nickname, currency, kycLevel, createdAt } = player;
    return success({
      id: publicId,
      account: username,
      nickname: nickname || username,
      type: "0",
      currency,
      kycLevel,
      createdAt: createdAt.toString(),
    });
  });

  app.get("/api/v1/balance", { preHandler, schema: { response: { 200: answer(balanceValue) } } }, async (request) =>
    success(await readBalance(platform, request.player.id)),
  );
}

/** A player's money as pages show it. */
export async function readBalance(platform: Platform, player: bigint): Promise<z.infer<typeof balanceValue>> {
  const balance = await platform.wallet.balance(player);
  if (!balance) throw new Error(`Player ${player} has no account`);
  const wire = (units: bigint) => toWire({ units, currency: balance.currency });
  return { sumBalance: wire(balance.cash), held: wire(balance.held), owed: wire(balance.owed) };
}
