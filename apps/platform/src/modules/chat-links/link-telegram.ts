import { money, roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Brand } from "../brands/index.ts";
import type { Player } from "../players/index.ts";
import { currentSection } from "../settings/index.ts";
import { insertLink, linkAgain, lockLinks, selectLinkOf, selectLinks } from "./links.store.ts";
import { isSignedByTelegram, type TelegramLogin } from "./verify-telegram.ts";

export type LinkRefusal = "NOT_OFFERED" | "LINK_NOT_PROVEN" | "LINK_TAKEN" | "LINK_SET";

/**
 * Links a Telegram account to a player who has just signed in there, once for good: repeated it
 * changes nothing. The first one of a player brings the brand's reward, to be claimed.
 */
export async function linkTelegram(
  tx: Tx,
  token: string | undefined,
  { player, brand }: { readonly player: Player; readonly brand: Brand },
  login: TelegramLogin,
): Promise<Result<void, LinkRefusal>> {
  const { isOffered, cash, wagerTimes: playTimes } = await currentSection(tx, brand.id, "chatLink");
  if (!isOffered || token === undefined) return refuse("NOT_OFFERED");
  if (!isSignedByTelegram(login, token, await readClock(tx))) return refuse("LINK_NOT_PROVEN");
  const account = String(login.id);
  await lockLinks(tx, { brandId: brand.id, player: player.id, account });
  const known = await selectLinkOf(tx, brand.id, account);
  if (known && known.player !== player.id) return refuse("LINK_TAKEN");
  const own = await selectLinks(tx, player.id);
  const linked = own.find(({ unlinkedAt }) => unlinkedAt === null);
  if (linked) return linked.account === account ? ok(undefined) : refuse("LINK_SET");
  const name = login.username ? `@${login.username}` : (login.first_name ?? account);
  if (known) {
    await linkAgain(tx, known.id, name);
    return ok(undefined);
  }
  const { units } = roundDownToMinor(money(BigInt(cash), brand.currency));
  const isFirst = own.length === 0 && player.currency === brand.currency;
  await insertLink(tx, {
    publicId: newPublicId("cl"),
    brandId: brand.id,
    player: player.id,
    account,
    name,
    rewardUnits: isFirst ? units : 0n,
    currency: brand.currency,
    playTimes,
  });
  return ok(undefined);
}
