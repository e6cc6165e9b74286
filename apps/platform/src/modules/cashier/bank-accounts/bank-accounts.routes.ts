import { z } from "zod";
import { answer, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer } from "../../identity/index.ts";
import { perPlayer } from "../per-player.ts";
import { valueOf } from "../refusals.ts";
import { toWireBankAccount, wireBankAccount } from "../wire.ts";
import { selectBankAccounts } from "./bank-accounts.store.ts";
import { bindBankAccount } from "./bind-bank-account.ts";

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
  const preHandler = requirePlayer(platform);

  app.get("/api/v1/bank-accounts", { preHandler, schema: { response: { 200: answer(z.array(wireBankAccount)) } } }, async (request) => {
    return success((await selectBankAccounts(db, request.player.id)).map(toWireBankAccount));
  });

  const config = perPlayer(10);
  app.post(
    "/api/v1/bank-accounts",
    { preHandler, config, schema: { body: newAccount, response: { 200: answer(wireBankAccount) } } },
    async (request) => {
      const bound = await db.inTransaction((tx) => bindBankAccount(tx, { ...request.body, player: request.player.id }));
      return success(toWireBankAccount(valueOf(bound)));
    },
  );
}
