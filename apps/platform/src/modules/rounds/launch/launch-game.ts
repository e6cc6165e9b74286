import { refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import {
  askVendor,
  findVendor,
  findVisibleGame,
  isOurStudio,
  operatorFor,
  takesTrials,
  type ListedGame,
} from "../../catalogue/index.ts";
import { holdSession, type SignedIn } from "../../identity/index.ts";
import { needsLimit, needsPlan, pausedAmong, type Pause } from "../../limits/index.ts";
import { isTrialAccount } from "../../players/index.ts";
import { launchFlags, lawOfPlay, productOf } from "../../profiles/index.ts";
import { keptOutByRegister } from "../../registers/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { noteOpened } from "../../shelf/index.ts";
import { notKeptAt, refusalOfNotKept } from "../../vendor-wallets/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";
import { readLaunchAddress, type LaunchAddress } from "./launch-address.ts";
import { closeEarlier, closeSession, openSession } from "../sessions/open-session.ts";

export interface Launch {
  readonly player: Pick<
    SignedIn,
    "id" | "publicId" | "kind" | "currency" | "book" | "brandId" | "sessionId"
  >;
  /** The game, or the room of a game between players. */
  readonly gameId: string | undefined;
  readonly roomId: string | undefined;
  /**
   * The game's id and its vendor's code, if the page names them: they must match the game.
   */
  readonly nodeId?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly platform: "GPL_DESKTOP" | "GPL_MOBILE";
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly country: string;
  readonly ip: string;
  /** The address of the site that the player is on, where the game leads back to. */
  readonly site: string;
}

/** The currency that asks a vendor for its demo mode, in which it makes no wallet calls. */
const DEMO_CURRENCY = "XXX";

export type LaunchRefusal =
  | "TRIAL_ACCOUNT"
  | "PLAYER_DISABLED"
  | Pause
  | "LIMIT_NEEDED"
  | "SESSION_NEEDED"
  | "BET_LIMIT_NOT_KEPT"
  | "RULES_NOT_KEPT"
  | "PRODUCT_CLOSED"
  | "PROOF_NEEDED"
  | "REGISTER_REFUSED"
  | "TOO_YOUNG"
  | "NOT_LOGGED_IN"
  | "NOT_FOUND"
  | "VENDOR_UNAVAILABLE"
  | "INVALID_URL";

/**
 * Opens a game: creates the session first, because the vendor may call the wallet the moment it
 * answers, then requests an address from the vendor with its own single-use ticket. The wallet
 * token never reaches the browser. Two short transactions, not one around the call: a slow vendor
 * must not hold a connection. A trial account gets another company's game in its demo mode, which
 * has no session and makes no wallet calls, where the game offers one, and is refused elsewhere.
 * What the brand's jurisdiction closes does not open; how a game has to behave goes with the
 * request.
 */
export async function launchGame(
  platform: Platform,
  launch: Launch,
): Promise<Result<LaunchAddress, LaunchRefusal>> {
  const { db } = platform;
  const { player } = launch;
  const game = await findVisibleGame(db, player.brandId, launch.gameId ?? launch.roomId ?? "");
  if (!game || !isNamed(launch, game)) return refuse("NOT_FOUND");
  if (isTrialAccount(player) && !takesTrials({ slug: game.vendorSlug }))
    return launchDemo(platform, launch, game);
  const guards = await guardsOf(db, player.id);
  if (!guards || guards.blocked || isExcluded(guards)) return refuse("PLAYER_DISABLED");
  const pause = (await pausedAmong(db, [player.id])).get(player.id);
  if (pause) return refuse(pause);
  if (await needsLimit(platform, player)) return refuse("LIMIT_NEEDED");
  if (await keptOutByRegister(platform, player)) return refuse("REGISTER_REFUSED");
  const law = await lawOfPlay(platform, player, productOf(game));
  if (law.refusal) return refuse(law.refusal);
  const notKept = await refusedAtVendor(platform, player, game);
  if (notKept) return refuse(notKept);
  if (await needsPlan(platform, player, productOf(game))) return refuse("SESSION_NEEDED");
  // A sign-out ends every open game: one that is being opened meanwhile must be among them, or not
  // open.
  const token = await db.inTransaction(async (tx) => {
    if (!(await holdSession(tx, player.sessionId))) return undefined;
    return openSession(tx, { playerId: player.id, vendorId: game.vendorId });
  });
  if (token === undefined) return refuse("NOT_LOGGED_IN");
  const address = await askForAddress(platform, launch, game, {
    user: player.publicId,
    token,
    currency: player.currency,
    ...launchFlags(law),
  });
  if (!address.ok) {
    await db.inTransaction((tx) => closeSession(tx, token));
    return address;
  }
  // Where the law wants one game at a time, the one that is opened last goes on.
  if (!law.flags.parallel) await db.inTransaction((tx) => closeEarlier(tx, player.id, token));
  await noteOpened(db, player.id, game.id);
  return address;
}

/** A vendor that keeps money opens no game where it can't keep what bounds the player's bets. */
async function refusedAtVendor(
  platform: Platform,
  player: Launch["player"],
  { vendorSlug }: ListedGame,
) {
  const vendor = await findVendor(platform.db, vendorSlug);
  if (vendor?.wallet !== "transfer") return undefined;
  return refusalOfNotKept(await notKeptAt(platform, player, vendor));
}

async function launchDemo(
  platform: Platform,
  launch: Launch,
  game: ListedGame,
): ReturnType<typeof launchGame> {
  if (!game.supportPlay) return refuse("TRIAL_ACCOUNT");
  const address = await askForAddress(platform, launch, game, { currency: DEMO_CURRENCY });
  if (address.ok) await noteOpened(platform.db, launch.player.id, game.id);
  return address;
}

/** Whether a game matches what the page says about it. */
function isNamed({ roomId, nodeId, vassalage }: Launch, game: ListedGame): boolean {
  if (roomId !== undefined && game.gameType !== "PVP") return false;
  return (
    (nodeId ?? String(game.id)) === String(game.id) &&
    (vassalage ?? game.vassalage) === game.vassalage
  );
}

async function askForAddress(
  platform: Platform,
  launch: Launch,
  game: ListedGame,
  plays: { readonly user?: string; readonly token?: string; readonly currency: string } & Readonly<
    Record<string, unknown>
  >,
): Promise<Result<LaunchAddress, "VENDOR_UNAVAILABLE" | "INVALID_URL">> {
  const { db, config, log } = platform;
  const vendor = await findVendor(db, game.vendorSlug);
  if (!vendor) return refuse("VENDOR_UNAVAILABLE");
  const { brandId } = launch.player;
  const { resources } = await settingsOf(platform, brandId);
  const operator = await operatorFor(platform, brandId, vendor);
  const answer = await askVendor(vendor, operator, "game/url", {
    ...plays,
    game_code: game.code,
    platform: launch.platform,
    lang: launch.language,
    country: launch.country,
    ip: launch.ip,
    lobby_url: `${launch.site}/`,
    deposit_url: `${launch.site}/wallet`,
  });
  const read = answer.ok
    ? readLaunchAddress(answer.value, {
        popup: vendor.opensIn === "popup",
        gameOrigins: config.gameOrigins,
        // These are in front of our own studio: no other vendor is served from there.
        cdns: isOurStudio(vendor) ? resources.launchGameCDNs : [],
      })
    : answer;
  if (read.ok) return read;
  log.warn(
    { vendor: vendor.slug, game: game.code, why: [read.refusal, read.detail] },
    "a game could not be opened",
  );
  return refuse(read.refusal === "INVALID_URL" ? "INVALID_URL" : "VENDOR_UNAVAILABLE");
}
