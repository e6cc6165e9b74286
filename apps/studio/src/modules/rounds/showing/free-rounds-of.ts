import { money, toMinor } from "@perya/money";
import { openSecret } from "../../../secrets/seal-secret.ts";
import type { Studio } from "../../../studio.ts";
import type { Session } from "../../sessions/index.ts";
import { readFreeRounds, walletTokenOwner } from "../../wallet-client/index.ts";

/** What a player may play for free here, as a page sees it: the oldest offer. Minor units. */
export async function freeRoundsOf(studio: Studio, session: Omit<Session, "id">) {
  const { operator, user, game, currency } = session;
  const walletToken = openSecret(
    studio.config.secretKey,
    walletTokenOwner(operator, user),
    session.walletToken,
  );
  const [offer] = await readFreeRounds(studio, { operator, user, walletToken, game });
  if (!offer) return null;
  const minor = (units: bigint) => toMinor(money(units, currency)).toString();
  const { reward, left, rounds, stakeUnits, wonUnits, until } = offer;
  return { reward, left, rounds, stake: minor(stakeUnits), won: minor(wonUnits), until };
}
