import { toWire } from "@perya/money";
import type { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, siteReached, type ReachedBrand } from "../../brands/index.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { playerById, playersByIds } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { selectBrought, selectFriendsOf } from "../friends/friends.store.ts";
import { codeOf, ownCode } from "../friends/own-code.ts";
import { referralValue, toFriend, toTerms } from "./wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 30;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };
const FRIENDS_SHOWN = 100;

/** A player's invitation, and the friends who came by it. */
export function referralRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);
  const reading = {
    summary: "The player's invitation, what it promises, and the friends who came by it",
    response: { 200: answer(referralValue.nullable()) },
  };
  app.get("/api/v1/referral", { preHandler: signedIn, schema: reading }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success(await shownTo(platform, brand, request.player.id));
  });

  const making = {
    summary: "The same, with a code of the player's own, which is made once",
    response: { 200: answer(referralValue) },
    refusals: { 409: ["REFERRAL_OFF"] },
  };
  app.post(
    "/api/v1/referral/code",
    { preHandler: [signedIn, perPlayer(app, REQUESTS)], config: ADDRESS, schema: making },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const off = new Refusal(409, "REFERRAL_OFF", "Friends can't be invited at the moment.");
      if (!(await currentSection(db, brand.id, "referral")).on) throw off;
      await db.inTransaction(async (tx) => {
        const player = await playerById(tx, request.player.id);
        if (!player) throw new Error(`Player ${request.player.id} is signed in and missing`);
        await ownCode(tx, player);
      });
      const shown = await shownTo(platform, brand, request.player.id);
      if (!shown) throw off;
      return success(shown);
    },
  );
}

/** A player's invitation; null while the brand has no friends invited. */
async function shownTo(
  platform: Platform,
  brand: ReachedBrand,
  player: bigint,
): Promise<z.infer<typeof referralValue> | null> {
  const { db } = platform;
  const terms = await currentSection(db, brand.id, "referral");
  if (!terms.on) return null;
  const code = (await codeOf(db, player)) ?? null;
  const friends = await selectFriendsOf(db, player, FRIENDS_SHOWN);
  const ids = friends.map(({ friend }) => friend);
  const names = new Map((await playersByIds(db, ids)).map(({ id, username }) => [id, username]));
  const { rewards, shares, ...counts } = await selectBrought(db, player);
  const money = (units: bigint) => toWire({ units, currency: brand.currency });
  const site = siteReached(platform, brand);
  return {
    code,
    link: code === null ? null : new URL(`/register?referralCode=${code}`, site).href,
    terms: toTerms(terms, brand.currency),
    friends: friends.map((one) => toFriend(one, names.get(one.friend) ?? "")),
    brought: { ...counts, rewards: money(rewards), shares: money(shares) },
  };
}
