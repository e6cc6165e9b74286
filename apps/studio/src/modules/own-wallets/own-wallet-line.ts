import type { Database } from "@perya/postgres";
import { z } from "zod";
import type { WalletLine } from "../../wallet-line.ts";
import { findPlayer } from "../sessions/index.ts";
import { moveOwn } from "./move-own.ts";
import { selectBalance } from "./own-wallets.store.ts";

const KINDS = {
  "/transaction/bet": "bet",
  "/transaction/win": "win",
  "/transaction/rollback": "rollback",
} as const;
const call = z.object({
  user: z.string(),
  game_code: z.string(),
  transaction_uuid: z.string(),
  reference_transaction_uuid: z.string().default(""),
  round: z.string(),
  amount: z.number().int().nonnegative().default(0),
});

/**
 * The line of a player whose money we keep: the same calls as an operator's wallet gets, answered
 * from the studio's own balances.
 */
export function ownWalletLine(db: Database, operator: string, currency: string): WalletLine {
  return {
    send: async (path, body) => {
      const { user } = z.object({ user: z.string() }).parse(body);
      const player = await findPlayer(db, operator, user);
      if (player === undefined) return { status: "RS_ERROR_INVALID_TOKEN", balance: null };
      if (path === "/user/balance")
        return { status: "RS_OK", balance: await selectBalance(db, player, currency) };
      if (!isMovement(path)) throw new Error(`The wallet knows no ${path}`);
      const { transaction_uuid: transaction, amount, ...said } = call.parse(body);
      return db.inTransaction((tx) =>
        moveOwn(tx, {
          player,
          transaction,
          kind: KINDS[path],
          currency,
          units: BigInt(amount),
          reference: said.reference_transaction_uuid || null,
          round: said.round,
          game: said.game_code,
        }),
      );
    },
  };
}

function isMovement(path: string): path is keyof typeof KINDS {
  return Object.hasOwn(KINDS, path);
}
