import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { Platform } from "../../platform.ts";
import { askVendor, findVendor, findVisibleGame, type ListedGame } from "../catalogue/index.ts";
import { holdSession, type SignedIn } from "../identity/index.ts";
import { noteOpened } from "../shelf/index.ts";
import { closeSession, openSession } from "./open-session.ts";

export interface Launch {
  readonly player: Pick<SignedIn, "id" | "publicId" | "currency" | "brandId" | "sessionId">;
  readonly gameSlug: string;
  readonly platform: "GPL_DESKTOP" | "GPL_MOBILE";
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly country: string;
  readonly ip: string;
}

export type LaunchRefusal = "NOT_LOGGED_IN" | "NO_SUCH_GAME" | "VENDOR_UNAVAILABLE";

const gameUrl = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Opens a game: makes the session first, because the vendor may call the wallet the moment it answers, then asks the vendor for an address with its own single-use
 * ticket. The wallet token never reaches the browser. Two short transactions, not one around the call: a slow vendor must not hold a connection.
 */
export async function launchGame(platform: Platform, launch: Launch): Promise<Result<string, LaunchRefusal>> {
  const { db } = platform;
  const { player } = launch;
  const game = await findVisibleGame(db, player.brandId, launch.gameSlug);
  if (!game) return refuse("NO_SUCH_GAME");
  // A sign-out ends every game there is: one that is opened while it happens must be among them, or not be opened.
  const token = await db.inTransaction(async (tx) =>
    (await holdSession(tx, player.sessionId)) ? openSession(tx, { playerId: player.id, vendorId: game.vendorId }) : undefined,
  );
  if (token === undefined) return refuse("NOT_LOGGED_IN");
  const url = await askForUrl(platform, launch, game, token);
  if (url !== undefined) {
    await noteOpened(db, player.id, game.id);
    return ok(url);
  }
  await db.inTransaction((tx) => closeSession(tx, token));
  return refuse("VENDOR_UNAVAILABLE");
}

async function askForUrl({ db, config, log }: Platform, launch: Launch, game: ListedGame, token: string): Promise<string | undefined> {
  const vendor = await findVendor(db, game.vendorSlug);
  if (!vendor) return undefined;
  const answer = await askVendor(vendor, config, "game/url", {
    user: launch.player.publicId,
    token,
    game_code: game.code,
    platform: launch.platform,
    lang: launch.language,
    currency: launch.player.currency,
    country: launch.country,
    ip: launch.ip,
    lobby_url: `${config.playerUrl}/`,
    deposit_url: `${config.playerUrl}/wallet`,
  });
  const read = answer.ok ? gameUrl.safeParse(answer.value) : undefined;
  if (read?.success) return read.data.url;
  log.warn(
    { vendor: vendor.slug, game: game.code, why: answer.ok ? "no address in the answer" : [answer.refusal, answer.detail] },
    "a game could not be opened",
  );
  return undefined;
}
