import { refuse } from "@perya/result";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { payerOf } from "../payer-of.ts";
import { paysBitcoin } from "../withdrawals/orders/payers.ts";
import { perPlayer } from "../per-player.guard.ts";
import { refusing, valueOf } from "../refusals.ts";
import { toWireBankAccount, wireBankAccount } from "../wire.ts";
import { selectBankAccounts } from "./bank-accounts.store.ts";
import { isBitcoinAddress } from "./bitcoin-address.ts";
import { newAccount } from "./new-account-wire.ts";
import { bindBankAccount, type BindRefusal } from "./bind-bank-account.ts";

/** A player's own bank accounts. */
export function bankAccountRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);

  const listing = {
    summary: "The player's own bank accounts, the default first",
    response: { 200: answer(z.array(wireBankAccount)) },
  };
  app.get("/api/v1/bank-accounts", { preHandler, schema: listing }, async (request) => {
    const accounts = await selectBankAccounts(db, request.player.id);
    return success(accounts.filter(({ removed }) => !removed).map(toWireBankAccount));
  });

  const binding = {
    summary: "Binds a bank account; every one after the first can be used a day later",
    body: newAccount,
    response: { 200: answer(wireBankAccount) },
    refusals: refusing<BindRefusal | "BITCOIN_NOT_OFFERED">({
      HOLDER_DIFFERS: true,
      TOO_MANY_ACCOUNTS: true,
      ACCOUNT_NUMBER_REFUSED: true,
      BITCOIN_NOT_OFFERED: true,
    }),
  };
  app.post(
    "/api/v1/bank-accounts",
    { preHandler, config: perPlayer(10), schema: binding },
    async (request) => {
      const { id: player, brandId } = await payerOf(db, request.player.id);
      const bound = await db.inTransaction(async (tx) =>
        isBitcoinAddress(request.body.number) && !(await paysBitcoin(tx, platform.config, brandId))
          ? refuse("BITCOIN_NOT_OFFERED")
          : bindBankAccount(tx, { ...request.body, player, brandId }),
      );
      return success(toWireBankAccount(valueOf(bound)));
    },
  );
}
