import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { lawsOfDeposits } from "../deposits/laws-of-deposits.ts";
import { publishDeposit } from "../deposits/publish-deposit.ts";
import { payerOf } from "../payer-of.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, valueOf } from "../refusals.ts";
import { toWireDeposit, wireDeposit } from "../wire.ts";
import { REDEEM_REFUSALS, redeemVoucher } from "./redeem-voucher.ts";

/** Tries of one player in a minute, right ones too. */
const TRIES = 10;
const LONGEST_CODE = 40;

/** A player redeems a voucher. */
export function voucherRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const schema = {
    summary: "Redeems a voucher; repeating a key answers the same deposit",
    body: z.object({ code: z.string().trim().min(1).max(LONGEST_CODE), key: z.uuid() }),
    response: { 200: answer(wireDeposit) },
    refusals: refusing(REDEEM_REFUSALS),
  };
  app.post(
    "/api/v1/vouchers/redeem",
    { preHandler: requireRealPlayer(platform), config: perPlayer(TRIES), schema },
    async (request) => {
      const player = await payerOf(db, request.player.id);
      const laws = await lawsOfDeposits(platform, player);
      const redeemed = await db.inTransaction((tx) =>
        redeemVoucher(tx, wallet, player, request.body, laws),
      );
      const deposit = valueOf(redeemed);
      publishDeposit(platform, deposit);
      return success(toWireDeposit(deposit));
    },
  );
}
