import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, inputUnits, Refusal, success, wireMoney } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { toWire } from "@perya/money";
import { brandOfRequest } from "../brands/index.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { enterGame, leaveGame, stayAtGame } from "./automatic/enter-game.ts";
import { describeWallets, vendorsFor } from "./describe-wallets.ts";
import { beginIn, type BeginRefusal } from "./moving/begin-in.ts";
import { beginOut, type BeginOutRefusal } from "./moving/begin-out.ts";
import { collectAll } from "./moving/collect-all.ts";
import { NOT_KEPT_SENTENCES } from "./moving/not-kept.ts";
import { refusedPlay, type PlayRefusal } from "./moving/refused-play.ts";
import { sendMovement } from "./moving/send-movement.ts";
import type { Holder } from "./movement.ts";
import { openPort } from "./port-of.ts";
import { writeChoice } from "./wallets.store.ts";
import { wireWallets } from "./wire.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const MOVES = 30;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };
/** Long enough for a switch at a vendor, short enough to be seen soon. */
const SINGLE_SECONDS = 60;

const TABLE = {
  NO_SUCH_VENDOR: [404, "There is no such wallet."],
  VENDOR_CLOSED: [422, "No money can be moved to this provider now."],
  ON_THE_WAY: [409, "Money is on its way already. Please wait until it has arrived."],
  NOT_WHOLE: [422, "Please choose an amount of whole cents."],
  INSUFFICIENT_FUNDS: [422, "Your balance is not enough for this."],
  LIMIT_REACHED: [422, "This would pass a limit on your play."],
  PLAYER_DISABLED: [403, "Your account can't play at the moment."],
  TIME_UP: [422, "The time that you may play is used up."],
  CHECK_DUE: [422, "Please answer the reality check first."],
  ON_BREAK: [422, "Play pauses for a few minutes now."],
  LIMIT_NEEDED: [422, "You have to set a limit before you can play."],
  BET_LIMIT_NOT_KEPT: [422, NOT_KEPT_SENTENCES.BET_LIMIT_NOT_KEPT],
  RULES_NOT_KEPT: [422, NOT_KEPT_SENTENCES.RULES_NOT_KEPT],
  KEY_REUSED: [409, "This was asked for before, in another way."],
} as const satisfies Readonly<
  Record<BeginRefusal | BeginOutRefusal | PlayRefusal | "NO_SUCH_VENDOR", readonly [number, string]>
>;
const refusals = refusalsOf(TABLE);
const key = z.string().min(8).max(64);
const params = z.object({ vendor: z.string().max(64) });
const response = { 200: answer(wireWallets) };

const merchantWallet = z
  .object({
    isSingle: z.boolean().meta({
      description:
        "Whether all games share one wallet, so that a player never transfers between wallets.",
    }),
  })
  .meta({ id: "MerchantWallet" });

/** A player's money at vendors that keep it, and its way there and back. */
export function vendorWalletsRoutes(app: App, platform: Platform): void {
  const single = {
    summary: "Which wallets a player of this brand sees",
    response: { 200: answer(merchantWallet) },
  };
  app.get("/api/v1/merchant-wallet", { schema: single }, async (request, reply) => {
    const brand = await brandOfRequest(platform, request);
    void reply.header("cache-control", `public, max-age=${SINGLE_SECONDS}`);
    const isSingle = !(await vendorsFor(platform, brand.id)).some(({ open }) => open);
    return success({ isSingle });
  });
  readingRoutes(app, platform);
  movingRoutes(app, platform);
  automaticRoutes(app, platform);
}

function readingRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const listing = { summary: "The player's money here and at every vendor", response };
  app.get("/api/v1/vendor-wallets", { preHandler, schema: listing }, async (request) =>
    success(await describeWallets(platform, holderOf(request))),
  );

  const asking = {
    summary: "What a vendor says it has of the player; null when it does not answer",
    params,
    response: { 200: answer(z.object({ balance: wireMoney.nullable() })) },
    refusals: { 404: ["NO_SUCH_VENDOR"] },
  };
  app.get(
    "/api/v1/vendor-wallets/:vendor/balance",
    { preHandler: [preHandler, perPlayer(app, 4 * MOVES)], config: ADDRESS, schema: asking },
    async (request) => {
      const holder = holderOf(request);
      const { vendor } = await find(platform, holder, request.params.vendor);
      const port = await openPort(platform, holder.brandId, vendor);
      const { publicId: user, currency } = holder;
      const units = await port.balance({ user, currency });
      return success({ balance: units === undefined ? null : toWire({ units, currency }) });
    },
  );
}

function movingRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const preHandler = [requireRealPlayer(platform), perPlayer(app, MOVES)];
  const moving = {
    summary: "Moves money to a vendor's wallet",
    params,
    body: z.object({ amount: inputUnits, key }),
    response,
    refusals,
  };
  app.post(
    "/api/v1/vendor-wallets/:vendor/in",
    { preHandler, config: ADDRESS, schema: moving },
    async (request) => {
      const holder = holderOf(request);
      const { vendor } = await find(platform, holder, request.params.vendor);
      const units = BigInt(request.body.amount);
      const asked = { holder, vendor, units, cause: "PLAYER", key: request.body.key } as const;
      const refused = await refusedPlay(platform, holder, vendor);
      if (refused) throw refusalOf(refused);
      const begun = await db.inTransaction(async (tx) => {
        const result = await beginIn(tx, wallet, asked);
        // Thrown inside, so that nothing of it stays.
        if (!result.ok) throw refusalOf(result.refusal);
        return result.value;
      });
      await sendMovement(platform, begun.id);
      return success(await describeWallets(platform, holder));
    },
  );

  const fetching = {
    summary: "Moves money back from a vendor's wallet; null for everything",
    params,
    body: z.object({ amount: inputUnits.nullable(), key }),
    response,
    refusals,
  };
  app.post(
    "/api/v1/vendor-wallets/:vendor/out",
    { preHandler, config: ADDRESS, schema: fetching },
    async (request) => {
      const holder = holderOf(request);
      const { vendor } = await find(platform, holder, request.params.vendor);
      const { amount } = request.body;
      const units = amount === null ? null : BigInt(amount);
      const asked = { holder, vendor: vendor.id, units, cause: "PLAYER" } as const;
      const begun = await db.inTransaction((tx) =>
        beginOut(tx, { ...asked, key: request.body.key }),
      );
      if (!begun.ok) throw refusalOf(begun.refusal);
      await sendMovement(platform, begun.value.id);
      return success(await describeWallets(platform, holder));
    },
  );

  const collecting = {
    summary: "Brings everything back from every vendor",
    body: z.object({ key }),
    response,
  };
  app.post(
    "/api/v1/vendor-wallets/collect",
    { preHandler, config: ADDRESS, schema: collecting },
    async (request) => {
      const holder = holderOf(request);
      await collectAll(platform, holder, request.body.key);
      return success(await describeWallets(platform, holder));
    },
  );
}

function automaticRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = [requireRealPlayer(platform), perPlayer(app, MOVES)];
  const choosing = {
    summary: "What is moved by itself when a game of the vendor opens, and when it is left",
    params,
    body: z
      .object({
        movesIn: z.enum(["OFF", "ALL", "AMOUNT"]),
        amount: inputUnits.nullable(),
        movesOut: z.boolean(),
      })
      .refine(
        ({ movesIn, amount }) => (movesIn === "AMOUNT") === (amount !== null),
        "has an amount where one is moved, and none elsewhere",
      ),
    response,
    refusals: { 404: ["NO_SUCH_VENDOR"] },
  };
  app.put(
    "/api/v1/vendor-wallets/:vendor/choice",
    { preHandler, config: ADDRESS, schema: choosing },
    async (request) => {
      const holder = holderOf(request);
      const { vendor } = await find(platform, holder, request.params.vendor);
      const { amount, ...choice } = request.body;
      const units = amount === null ? null : BigInt(amount);
      await writeChoice(db, holder.id, { ...choice, vendor: vendor.id, units });
      return success(await describeWallets(platform, holder));
    },
  );

  const body = z.object({ gameId: z.string().min(1).max(128), key });
  const said = { 200: answer(z.object({ status: z.string().nullable() })) };
  const WAYS = {
    enter: [enterGame, "Moves in what the player wants moved before a game opens"],
    stay: [stayAtGame, "Says that the player is still at a game"],
    leave: [leaveGame, "Moves everything back, where the player wants so on leaving a game"],
  } as const;
  for (const [name, [move, summary]] of Object.entries(WAYS))
    app.post(
      `/api/v1/vendor-wallets/${name}`,
      { preHandler, config: ADDRESS, schema: { summary, body, response: said } },
      async (request) => {
        const movement = await move(platform, { holder: holderOf(request), ...request.body });
        return success({ status: movement?.status ?? null });
      },
    );
}

function holderOf({ player }: FastifyRequest): Holder {
  const { id, publicId, username, brandId, currency, book } = player;
  return { id, publicId, username, brandId, currency, book };
}

async function find(platform: Platform, { brandId }: Holder, slug: string) {
  const found = (await vendorsFor(platform, brandId)).find(({ vendor }) => vendor.slug === slug);
  if (!found) throw refusalOf("NO_SUCH_VENDOR");
  return found;
}

function refusalOf(code: keyof typeof TABLE): Refusal {
  const [status, sentence] = TABLE[code];
  return new Refusal(status, code, sentence);
}
