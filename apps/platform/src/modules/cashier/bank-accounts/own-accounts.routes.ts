import { z } from "zod";
import { answer, nothing, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, toHttp, valueOf } from "../refusals.ts";
import { idParam } from "../wire.ts";
import { updatePreferred } from "./bank-accounts.store.ts";
import { removeBankAccount, type RemoveAccountRefusal } from "./remove-bank-account.ts";

/** Removing one of the player's own bank accounts, and making one the default. */
export function ownAccountsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const hooks = { preHandler: requireRealPlayer(platform), config: perPlayer(20) };
  const params = idParam("ba");
  const response = { 200: answer(nothing) };

  const removing = {
    summary: "Removes a bank account that no open withdrawal goes to",
    params,
    response,
    refusals: refusing<RemoveAccountRefusal>({
      BANK_ACCOUNT_NOT_FOUND: true,
      BANK_ACCOUNT_IN_USE: true,
    }),
  };
  app.delete("/api/v1/bank-accounts/:id", { ...hooks, schema: removing }, async (request) => {
    const { player, params: which } = request;
    valueOf(await db.inTransaction((tx) => removeBankAccount(tx, player.id, which.id)));
    return success({});
  });

  const preferring = {
    summary: "Makes a bank account the default, which is listed first",
    body: z.object({}),
    params,
    response,
    refusals: refusing({ BANK_ACCOUNT_NOT_FOUND: true }),
  };
  app.put(
    "/api/v1/bank-accounts/:id/default",
    { ...hooks, schema: preferring },
    async ({ player, params: which }) => {
      if (!(await updatePreferred(db, player.id, which.id)))
        throw toHttp({ refusal: "BANK_ACCOUNT_NOT_FOUND" });
      return success({});
    },
  );
}
