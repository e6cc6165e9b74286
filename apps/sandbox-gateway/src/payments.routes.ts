import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { createPayment } from "./create-payment.ts";
import type { Gateway } from "./gateway.ts";
import type { Order, Payment } from "./payment.ts";
import { pagePaid, paymentByPublicId } from "./payments.store.ts";
import { SIGNATURE_HEADER, isSigned } from "./signature.ts";

const address = z.url({ protocol: /^https?$/ }).max(2_000);

const orderBody = z.object({
  reference: z.string().min(1).max(64),
  amount: z.string().regex(/^[1-9]\d{0,17}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().max(200),
  callbackUrl: address,
  returnUrl: address,
});

/** Payments that one answer lists. */
const LISTED = 500;
const listQuery = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** The shops' API: order a payment, read its state. Every call is signed. */
export function paymentRoutes(app: FastifyInstance, { config, db }: Gateway): void {
  app.post("/v1/payments", async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSigned(config.secret, request.headers[SIGNATURE_HEADER], raw))
      return reply.code(401).send({ error: "The signature is missing, wrong or old." });
    const order = readOrder(raw);
    if (!order) return reply.code(400).send({ error: "The order is not valid." });
    const made = await db.inTransaction((tx) => createPayment(tx, order, config.paymentMinutes));
    if (!made.ok) return reply.code(409).send({ error: "Another order has this reference." });
    return reply.code(201).send({
      ...toWire(made.value),
      checkoutUrl: `${config.publicUrl}/pay/${made.value.publicId}`,
    });
  });

  app.get("/v1/payments", async (request, reply) => {
    if (!isSigned(config.secret, request.headers[SIGNATURE_HEADER], request.url))
      return reply.code(401).send({ error: "The signature is missing, wrong or old." });
    const asked = listQuery.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ error: "The question is not valid." });
    const { from, to, skip } = asked.data;
    const span = { from: Temporal.Instant.from(from), to: Temporal.Instant.from(to), skip };
    return { payments: (await pagePaid(db, span, LISTED)).map(toWire), most: LISTED };
  });

  app.get(
    "/v1/payments/:id",
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      // A call without a body signs its path, so that the answer to one question can't be asked
      // with another's signature.
      if (!isSigned(config.secret, request.headers[SIGNATURE_HEADER], request.url))
        return reply.code(401).send({ error: "The signature is missing, wrong or old." });
      const payment = await paymentByPublicId(db, request.params.id);
      return payment
        ? toWire(payment)
        : reply.code(404).send({ error: "There is no such payment." });
    },
  );
}

function readOrder(raw: Buffer): Order | undefined {
  try {
    const { amount, ...order } = orderBody.parse(JSON.parse(raw.toString("utf8")));
    return { ...order, units: BigInt(amount) };
  } catch {
    return undefined;
  }
}

function toWire(payment: Payment) {
  return {
    id: payment.publicId,
    reference: payment.reference,
    status: payment.status,
    amount: (payment.paidUnits ?? payment.units).toString(),
    currency: payment.currency,
    paidAt: payment.paidAt?.toString() ?? null,
    ...(payment.payer === null ? {} : { payer: payment.payer }),
    expiresAt: payment.expiresAt.toString(),
  };
}
