import type { Tx } from "@perya/postgres";
import { sealSecret } from "../../secrets/seal-secret.ts";
import { newToken, tokenHash } from "@perya/secrets";
import type { Conduct } from "./conduct.ts";
import { walletTokenOwner } from "../wallet-client/index.ts";
import { insertTicket, upsertPlayer } from "./sessions.store.ts";

/** From the operator's answer to the page's first call. */
const TICKET_SECONDS = 60;

export interface Launch {
  readonly operator: string;
  readonly user: string;
  readonly walletToken: string;
  readonly game: string;
  readonly currency: string;
  readonly conduct: Conduct;
}

/**
 * A ticket for one game page, good once and for a minute. Only its hash is kept; the operator's
 * token stays here and never reaches a browser.
 */
export async function issueTicket(tx: Tx, secretKey: string, launch: Launch): Promise<string> {
  const ticket = newToken();
  const { operator, user, game, currency, conduct } = launch;
  const player = await upsertPlayer(tx, operator, user);
  const walletToken = sealSecret(secretKey, walletTokenOwner(operator, user), launch.walletToken);
  await insertTicket(tx, {
    hash: tokenHash(ticket),
    player,
    game,
    currency,
    walletToken,
    conduct,
    seconds: TICKET_SECONDS,
  });
  return ticket;
}
