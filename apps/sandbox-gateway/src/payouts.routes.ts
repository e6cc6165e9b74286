import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Gateway } from "./gateway.ts";
import { behaviourOf, newPayoutId, payoutWire, type PayoutRequest } from "./payout.ts";
import { insertPayout, payoutByPublicId, payoutByReference } from "./payouts.store.ts";
import { releasePayout } from "./release-payout.ts";
import { isSigned, SIGNATURE_HEADER } from "./signature.ts";

const requestBody = z.object({
  reference: z.string().min(1).max(64),
  amount: z.string().regex(/^[1-9]\d{0,17}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  bank: z.string().min(1).max(80),
  number: z.string().min(1).max(80),
  holder: z.string().min(1).max(120),
  callbackUrl: z.url({ protocol: /^https?$/ }).max(2_000),
});

const UNSIGNED = { error: "The signature is missing, wrong or old." };
const UNKNOWN = { error: "There is no such payout." };
const LOST = { error: "The bank has a cold." };

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The shops' API of payouts: place one, release it, read its state. Every call is signed. */
export function payoutRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { config, db, webhookSender } = gateway;
  const signed = ({ headers }: FastifyRequest, payload: Buffer | string) =>
    isSigned(config.secret, headers[SIGNATURE_HEADER], payload);

  app.post("/v1/payouts", async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!signed(request, bytes)) return reply.code(401).send(UNSIGNED);
    const asked = readRequest(bytes);
    if (!asked) return reply.code(400).send({ error: "The request is not valid." });
    const behaviour = behaviourOf(asked);
    if (behaviour === "refuse") return reply.code(422).send({ error: "There is no such account." });
    const made = await insertPayout(db, newPayoutId(), asked);
    if (made && behaviour === "lose-order") return reply.code(500).send(LOST);
    const payout = made ?? (await payoutByReference(db, asked.reference));
    if (!payout) throw new Error(`Payout ${asked.reference} is neither new nor known`);
    const isSame =
      payout.units === asked.units &&
      payout.currency === asked.currency &&
      payout.number === asked.number;
    return isSame
      ? reply.code(201).send(payoutWire(payout))
      : reply.code(409).send({ error: "Another payout has this reference." });
  });

  // Calls without a body sign their path, as those about payments do.
  app.post("/v1/payouts/:id/release", async (request: WithId, reply) => {
    if (!signed(request, request.url)) return reply.code(401).send(UNSIGNED);
    const released = await db.inTransaction((tx) => releasePayout(tx, request.params.id));
    if (!released.ok) return reply.code(404).send(UNKNOWN);
    webhookSender.wake();
    if (behaviourOf(released.value) === "lose-release") return reply.code(500).send(LOST);
    return payoutWire(released.value);
  });

  app.get("/v1/payouts/:id", async (request: WithId, reply) => {
    if (!signed(request, request.url)) return reply.code(401).send(UNSIGNED);
    const payout = await payoutByPublicId(db, request.params.id);
    return payout ? payoutWire(payout) : reply.code(404).send(UNKNOWN);
  });
}

function readRequest(bytes: Buffer): PayoutRequest | undefined {
  try {
    const { amount, ...asked } = requestBody.parse(JSON.parse(bytes.toString("utf8")));
    return { ...asked, units: BigInt(amount) };
  } catch {
    return undefined;
  }
}
