import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, Refusal, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { App } from "../../http/app.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { brandById } from "../brands/index.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { playerById } from "../players/index.ts";
import { currentSection } from "../settings/index.ts";
import { linkTelegram, type LinkRefusal } from "./link-telegram.ts";
import { selectLinks, unlinkAll } from "./links.store.ts";
import { telegramLogin } from "./verify-telegram.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 10;
const ADDRESS = { rateLimit: { max: 100, timeWindow: "1 minute" } };

const REFUSALS: Readonly<Record<LinkRefusal, readonly [number, string]>> = {
  NOT_OFFERED: [404, "This is not offered here."],
  LINK_NOT_PROVEN: [422, "Telegram did not confirm this account. Please try again."],
  LINK_TAKEN: [409, "This chat account belongs to another player."],
  LINK_SET: [409, "You have linked another account. Unlink it first."],
};

const wireLink = z
  .object({
    loginUrl: z.string().meta({ description: "Where one signs in at Telegram." }),
    botId: z.string(),
    linked: z.object({ name: z.string(), at: wireTime }).nullable(),
    reward: wireMoney.nullable().meta({
      description: "What the player's first link brings; null once there was one.",
    }),
    times: z.int().meta({ description: "How often the reward has to be played." }),
    text: z.string().meta({ description: "What the brand promises; may be empty." }),
  })
  .meta({ id: "ChatLink", description: "A player's account of a chat service." });
const response = { 200: answer(wireLink.nullable()) };

/** A player's chat account: linking it, and unlinking it. */
export function chatLinkRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const { telegram } = platform.config;
  const signedIn = requireRealPlayer(platform);
  const limited = { preHandler: [signedIn, perPlayer(app, REQUESTS)], config: ADDRESS };

  const showing = { summary: "The player's chat account; null where none is offered", response };
  app.get("/api/v1/chat-link", { preHandler: signedIn, schema: showing }, async (request) =>
    success(await linkOf(request.player.id)),
  );

  const linking = {
    summary: "Links the Telegram account that the player has just signed in to",
    body: telegramLogin,
    response,
    refusals: refusalsOf(REFUSALS),
  };
  app.post("/api/v1/chat-link", { ...limited, schema: linking }, async ({ player, body }) => {
    const of = await whose(player.id);
    const linked = await db.inTransaction((tx) => linkTelegram(tx, telegram?.token, of, body));
    if (!linked.ok) {
      const [status, sentence] = REFUSALS[linked.refusal];
      throw new Refusal(status, linked.refusal, sentence);
    }
    return success(await linkOf(player.id));
  });

  const unlinking = { summary: "Unlinks the player's chat account", response };
  app.post("/api/v1/chat-link/remove", { ...limited, schema: unlinking }, async ({ player }) => {
    await db.inTransaction((tx) => unlinkAll(tx, player.id));
    return success(await linkOf(player.id));
  });

  async function linkOf(id: bigint): Promise<z.infer<typeof wireLink> | null> {
    const { brand } = await whose(id);
    const terms = await currentSection(db, brand.id, "chatLink");
    if (!terms.isOffered || !telegram) return null;
    const links = await selectLinks(db, id);
    const linked = links.find(({ unlinkedAt }) => unlinkedAt === null);
    const { cash, wagerTimes: times, text } = terms;
    return {
      loginUrl: telegram.url,
      botId: telegram.botId,
      linked: linked ? { name: linked.name, at: linked.linkedAt.toString() } : null,
      reward:
        links.length === 0 && cash !== "0"
          ? toWire({ units: BigInt(cash), currency: brand.currency })
          : null,
      times,
      text,
    };
  }

  /** A signed-in player as they are now, and their brand. */
  async function whose(id: bigint) {
    const player = await playerById(db, id);
    const brand = player && (await brandById(db, player.brandId));
    if (!player || !brand) throw new Error(`Player ${id} is signed in and missing`);
    return { player, brand };
  }
}
