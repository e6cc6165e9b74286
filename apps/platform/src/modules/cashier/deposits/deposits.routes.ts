import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, inputUnits, page, success } from "../../../http/answers/answer.ts";
import { spanOfDays } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, siteReached } from "../../brands/index.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { PAID_METHODS } from "../methods.ts";
import { payerOf } from "../payer-of.ts";
import { perPlayer } from "../per-player.guard.ts";
import type { PaymentProvider } from "../providers/provider.ts";
import { isServed } from "../providers/providers.ts";
import { refusing, toHttp, valueOf } from "../refusals.ts";
import { readSentPicture } from "../../../http/answers/sent-picture.ts";
import { nameSlip, type SlipFiles } from "../slips/slip-files.ts";
import { historyQuery, idParam, toWireDeposit, toWirePage, wireDeposit } from "../wire.ts";
import { addSlip } from "./add-slip.ts";
import { cancelDeposit } from "./cancel-deposit.ts";
import { depositOfPlayer, pageDeposits } from "./deposits.store.ts";
import { lawsOfDeposits } from "./laws-of-deposits.ts";
import { openLawfulDeposit, type LawfulRefusal } from "./open-lawful-deposit.ts";
import { promotionsOf } from "./promotions/promotion-port.ts";
import { startPayment } from "./start-payment.ts";
import { publishDeposit } from "./publish-deposit.ts";

const newDeposit = z.object({
  method: z.enum(PAID_METHODS),
  amount: inputUnits,
  key: z.uuid(),
  promotion: z.string().min(1).max(64).optional().meta({
    description: "One of `GET /cashier/promotions`.",
  }),
});
const form = z.object({ file: z.file().mime(["image/png", "image/jpeg"]) });
const often = perPlayer(30);

const refusals = {
  open: refusing<LawfulRefusal | "PROVIDER_UNAVAILABLE">({
    KEY_REUSED: true,
    PLAYER_DISABLED: true,
    NOT_OFFERED: true,
    METHOD_CLOSED: true,
    METHOD_LEVEL: true,
    AMOUNT_TOO_SMALL: true,
    AMOUNT_TOO_LARGE: true,
    PROOF_NEEDED: true,
    REGISTER_REFUSED: true,
    DEPOSIT_LIMIT: true,
    OWN_DEPOSIT_LIMIT: true,
    BALANCE_LIMIT: true,
    CURRENCY_CLOSED: true,
    UNDER_AGE: true,
    LIMIT_NEEDED: true,
    TOO_MANY_OPEN: true,
    AMOUNT_BUSY: true,
    PROMOTION_OVER: true,
    PROVIDER_UNAVAILABLE: true,
  }),
  find: refusing({ NOT_FOUND: true }),
  cancel: refusing({ NOT_FOUND: true, WRONG_STATE: true }),
  slip: refusing({ NOT_FOUND: true, WRONG_STATE: true, NOT_A_PICTURE: true, SLIP_TOO_LARGE: true }),
};

/**
 * A player's deposits. The owner is part of every query, so another player's deposit does not exist
 * here.
 */
export function depositRoutes(
  app: App,
  platform: Platform,
  providers: readonly PaymentProvider[],
  slips: SlipFiles,
): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);
  const params = idParam("dep");
  const response = { 200: answer(wireDeposit) };

  openingRoute(app, platform, providers);

  const listing = {
    summary: "The player's deposits, newest first",
    querystring: historyQuery,
    response: { 200: answer(page(wireDeposit)) },
  };
  app.get("/api/v1/deposits", { preHandler, schema: listing }, async (request) => {
    const { pageNo, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const mine = { player: request.player.id, made: spanOfDays(days, zone) };
    return success(
      await toWirePage(await pageDeposits(db, mine, pageNo), pageNo, (rows) =>
        rows.map(toWireDeposit),
      ),
    );
  });

  const one = { summary: "One deposit", params, response, refusals: refusals.find };
  app.get("/api/v1/deposits/:id", { preHandler, schema: one }, async (request) => {
    const deposit = await depositOfPlayer(db, request.player.id, request.params.id);
    if (!deposit) throw toHttp({ refusal: "NOT_FOUND" });
    return success(toWireDeposit(deposit));
  });

  const cancelling = {
    summary: "Cancels a deposit that waits for its payment",
    params,
    response,
    refusals: refusals.cancel,
  };
  app.post(
    "/api/v1/deposits/:id/cancel",
    { preHandler, config: often, schema: cancelling },
    async (request) => {
      const deposit = valueOf(
        await db.inTransaction((tx) => cancelDeposit(tx, request.player.id, request.params.id)),
      );
      publishDeposit(platform, deposit);
      return success(toWireDeposit(deposit));
    },
  );

  slipRoute(app, platform, slips);
}

function openingRoute(app: App, platform: Platform, providers: readonly PaymentProvider[]): void {
  const { db } = platform;
  const opening = {
    summary: "Opens a deposit; repeating a key answers the same deposit",
    body: newDeposit,
    response: { 200: answer(wireDeposit) },
    refusals: refusals.open,
  };
  app.post(
    "/api/v1/deposits",
    { preHandler: requireRealPlayer(platform), config: often, schema: opening },
    async (request) => {
      const { method, amount, key, promotion: id } = request.body;
      if (!isServed(platform.config, method)) throw toHttp({ refusal: "NOT_OFFERED" });
      const player = await payerOf(db, request.player.id);
      const brand = await brandOfRequest(platform, request);
      const site = siteReached(platform, brand);
      const { identity, payments, ...place } = await lawsOfDeposits(platform, player);
      const opened = valueOf(
        await db.inTransaction((tx) =>
          openLawfulDeposit(tx, place, {
            player,
            method,
            units: BigInt(amount),
            key,
            identity,
            payments,
            promotion: id === undefined ? undefined : { id, port: promotionsOf(platform) },
          }),
        ),
      );
      const ordered =
        opened.status === "CREATED"
          ? valueOf(await startPayment(platform, providers, opened, site))
          : opened;
      publishDeposit(platform, ordered);
      return success(toWireDeposit(ordered));
    },
  );
}

function slipRoute(app: App, platform: Platform, slips: SlipFiles): void {
  const { db } = platform;
  const params = idParam("dep");
  const response = { 200: answer(wireDeposit) };
  const adding = {
    summary: "Adds the slip of a transfer, at most 5 MB",
    params,
    upload: form,
    response,
    refusals: refusals.slip,
  };
  app.post(
    "/api/v1/deposits/:id/slip",
    { preHandler: requireRealPlayer(platform), config: often, schema: adding },
    async (request) => {
      if (!(await depositOfPlayer(db, request.player.id, request.params.id)))
        throw toHttp({ refusal: "NOT_FOUND" });
      const bytes = await pictureOf(request);
      const picture = bytes && (await readSentPicture(bytes));
      if (!picture) throw toHttp({ refusal: "NOT_A_PICTURE" });
      const name = nameSlip(picture.kind);
      await slips.put(name, picture.bytes);
      const added = await db.inTransaction((tx) =>
        addSlip(tx, request.player.id, request.params.id, name),
      );
      if (!added.ok) await slips.remove(name);
      const { deposit, replaced } = valueOf(added);
      if (replaced !== null) await slips.remove(replaced);
      publishDeposit(platform, deposit);
      return success(toWireDeposit(deposit));
    },
  );
}

/**
 * The bytes of the one file of a form. One above the limit arrives cut off, which is told apart by
 * its mark.
 */
async function pictureOf(request: FastifyRequest): Promise<Buffer | undefined> {
  const part = request.isMultipart()
    ? await request.file({ throwFileSizeLimit: false })
    : undefined;
  const bytes = await part?.toBuffer();
  if (part?.file.truncated) throw toHttp({ refusal: "SLIP_TOO_LARGE" });
  return bytes;
}
