import { openSecret } from "../../../secrets/seal-secret.ts";
import type { Studio } from "../../../studio.ts";
import type { Session } from "../../sessions/index.ts";
import { readBalance, walletTokenOwner } from "../../wallet-client/index.ts";

/** What the player has now, in ledger units; null if the wallet does not report it. */
export async function balanceAfter(
  studio: Studio,
  session: Omit<Session, "id">,
): Promise<bigint | null> {
  const walletToken = openSecret(
    studio.config.secretKey,
    walletTokenOwner(session.operator, session.user),
    session.walletToken,
  );
  const { operator, user, currency, game } = session;
  const answer = await readBalance(studio, { operator, user, currency, walletToken, game });
  return answer?.status === "RS_OK" ? answer.balance : null;
}
