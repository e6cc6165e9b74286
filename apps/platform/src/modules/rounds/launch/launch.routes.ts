import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, siteReached } from "../../brands/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { REGISTER_SENTENCE } from "../../registers/index.ts";
import { NOT_KEPT_SENTENCES } from "../../vendor-wallets/index.ts";
import { launchAddress } from "./launch-address.ts";
import { launchGame, type LaunchRefusal } from "./launch-game.ts";
import { pageLanguage } from "./page-language.ts";

const LAUNCHES_PER_MINUTE = 30;

const body = z
  .object({
    gameId: z.string().max(128).optional(),
    roomId: z
      .string()
      .max(128)
      .optional()
      .meta({ description: "The room of a game between players, in place of a game." }),
    nodeId: z.string().max(20).optional(),
    vassalage: z.string().max(64).optional(),
    accountType: z.literal(1).default(1),
    confirmTrans: z.literal(0).default(0),
    launchMode: z.literal("GLS").default("GLS"),
    platform: z.literal("html5-desktop").default("html5-desktop"),
    clientType: z.literal(3).default(3),
    language: pageLanguage.optional(),
  })
  .refine(
    ({ gameId, roomId }) => (gameId === undefined) !== (roomId === undefined),
    "must name either a game or a room",
  );
const headers = z.object({
  language: pageLanguage.optional(),
  "user-agent": z.string().optional(),
  "sec-ch-ua-mobile": z.string().optional(),
});

const TABLE = {
  TRIAL_ACCOUNT: [403, "Please Register An Account First"],
  PLAYER_DISABLED: [403, "This account is closed to deposits and play at the moment."],
  LIMIT_NEEDED: [403, "Please set a limit first: this has to be done before you deposit or play."],
  SESSION_NEEDED: [403, "Please choose first for how long and how much you want to play."],
  BET_LIMIT_NOT_KEPT: [403, NOT_KEPT_SENTENCES.BET_LIMIT_NOT_KEPT],
  RULES_NOT_KEPT: [403, NOT_KEPT_SENTENCES.RULES_NOT_KEPT],
  TIME_UP: [403, "The time that you allow yourself to play is used up."],
  ON_BREAK: [403, "The law has you pause here for a few minutes. Play goes on after that."],
  CHECK_DUE: [403, "Please look at how your play is going first, and answer."],
  PROOF_NEEDED: [403, "Please prove who you are first, on the page of your documents."],
  REGISTER_REFUSED: [403, REGISTER_SENTENCE],
  PRODUCT_CLOSED: [403, "This kind of game is not open here."],
  TOO_YOUNG: [403, "You have not reached the age to play this game."],
  NOT_FOUND: [404, "There is no such game."],
  NOT_LOGGED_IN: [401, "You are not logged in, please login"],
  INVALID_URL: [502, "Invalid URL, please contact customer service"],
  VENDOR_UNAVAILABLE: [503, "This game can't be opened right now. Please try again in a moment."],
} as const satisfies Readonly<Record<LaunchRefusal, readonly [status: number, sentence: string]>>;

/** Opens games. */
export function launchRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Where to open a game: the address holds a ticket that works once",
    headers,
    body,
    response: { 200: answer(launchAddress) },
    refusals: refusalsOf(TABLE),
  };
  const config = { rateLimit: { max: LAUNCHES_PER_MINUTE, timeWindow: 60_000 } };
  app.post(
    "/api/v1/launch-address",
    { schema, preHandler: requirePlayer(platform), config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { gameId, roomId, nodeId, vassalage } = request.body;
      const address = await launchGame(platform, {
        player: request.player,
        gameId,
        roomId,
        nodeId,
        vassalage,
        platform: isPhone(request.headers) ? "GPL_MOBILE" : "GPL_DESKTOP",
        language: request.body.language ?? request.headers.language ?? "en",
        country: brand.country,
        ip: request.ip,
        site: siteReached(platform, brand),
      });
      if (address.ok) return success(address.value);
      const [status, sentence] = TABLE[address.refusal];
      throw new Refusal(status, address.refusal, sentence);
    },
  );
}

/** The browser's user agent; the call's own platform field is the same for every device. */
function isPhone(said: z.infer<typeof headers>): boolean {
  return said["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(said["user-agent"] ?? "");
}
