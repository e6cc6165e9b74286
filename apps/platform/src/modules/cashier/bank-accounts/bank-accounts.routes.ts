import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { payerOf } from "../payer-of.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, valueOf } from "../refusals.ts";
import { toWireBankAccount, wireBankAccount } from "../wire.ts";
import { selectBankAccounts } from "./bank-accounts.store.ts";
import { bindBankAccount, type BindRefusal } from "./bind-bank-account.ts";

const newAccount = z.object({
  bank: z.string().trim().min(2).max(80),
  number: z
    .string()
    .trim()
    .regex(/^[0-9][0-9 -]{4,32}[0-9]$/, "must be 6 to 34 digits"),
  holder: z.string().trim().min(2).max(100),
});

/** A player's own bank accounts. */
export function bankAccountRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);

  const listing = {
    summary: "The player's own bank accounts",
    response: { 200: answer(z.array(wireBankAccount)) },
  };
  app.get("/api/v1/bank-accounts", { preHandler, schema: listing }, async (request) => {
    return success((await selectBankAccounts(db, request.player.id)).map(toWireBankAccount));
  });

  const binding = {
    summary: "Binds a bank account; every one after the first can be used a day later",
    body: newAccount,
    response: { 200: answer(wireBankAccount) },
    refusals: refusing<BindRefusal>({
      HOLDER_DIFFERS: true,
      TOO_MANY_ACCOUNTS: true,
      ACCOUNT_NUMBER_REFUSED: true,
    }),
  };
  app.post(
    "/api/v1/bank-accounts",
    { preHandler, config: perPlayer(10), schema: binding },
    async (request) => {
      const { id: player, brandId } = await payerOf(db, request.player.id);
      const bound = await db.inTransaction((tx) =>
        bindBankAccount(tx, { ...request.body, player, brandId }),
      );
      return success(toWireBankAccount(valueOf(bound)));
    },
  );
}
