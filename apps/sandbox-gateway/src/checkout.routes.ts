import { parseAmount } from "@perya/money";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { deliveriesOf } from "./callbacks.store.ts";
import type { Gateway } from "./gateway.ts";
import { settled } from "./metrics.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { messagePage } from "./pages/layout.ts";
import { receiptPage } from "./pages/receipt-page.ts";
import { paymentByPublicId } from "./payments.store.ts";
import { settlePayment, callbackAgain, type Act } from "./settle-payment.ts";

const form = z.object({
  act: z.enum([
    "pay",
    "fail",
    "twice",
    "late",
    "never",
    "other-amount",
    "delayed",
    "named",
    "taken-back",
  ]),
  amount: z.string().max(30).optional(),
  payer: z.string().trim().min(1).max(120).optional(),
  seconds: z.coerce.number().int().min(1).max(3_600).optional(),
});

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** What a visitor sees: the checkout, the receipt. Plain forms; nothing here needs a script. */
export async function checkoutRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { db, webhookSender } = gateway;
  const css = await readFile(join(import.meta.dirname, "pages/checkout.css"), "utf8");
  app.get("/checkout.css", (_request, reply) =>
    reply.type("text/css").header("cache-control", "public, max-age=300").send(css),
  );

  app.get("/pay/:id", async (request: WithId, reply) => {
    const payment = await paymentByPublicId(db, request.params.id);
    if (!payment) return noSuchPayment(reply);
    const page =
      payment.status === "OPEN"
        ? checkoutPage(payment)
        : receiptPage(payment, await deliveriesOf(db, payment.id));
    return html(reply, 200, page);
  });

  app.post("/pay/:id", async (request: WithId, reply) => {
    const payment = await paymentByPublicId(db, request.params.id);
    if (!payment) return noSuchPayment(reply);
    const act = readAct(request.body, payment.currency);
    if (!act)
      return html(
        reply,
        422,
        checkoutPage(payment, "Please give an amount above zero, such as 150.00, or a name."),
      );
    const outcome = await db.inTransaction((tx) => settlePayment(tx, request.params.id, act));
    if (outcome.ok) settled.inc({ act: act.act });
    webhookSender.wake();
    // Pressing twice lands on the receipt of the first press.
    return reply.redirect(`/pay/${payment.publicId}`, 303);
  });

  app.post("/pay/:id/callback-again", async (request: WithId, reply) => {
    const repeated = await db.inTransaction((tx) => callbackAgain(tx, request.params.id));
    if (!repeated.ok) return noSuchPayment(reply);
    webhookSender.wake();
    return reply.redirect(`/pay/${repeated.value.publicId}`, 303);
  });
}

function readAct(body: unknown, currency: string): Act | undefined {
  const read = form.safeParse(body);
  if (!read.success) return undefined;
  const { act, amount, payer, seconds } = read.data;
  if (act === "delayed") return { act, seconds: seconds ?? 20 };
  if (act === "named") return payer === undefined ? undefined : { act, payer };
  if (act !== "other-amount") return { act };
  const paid = parseAmount(amount ?? "", currency);
  return paid.ok && paid.value.units > 0n ? { act, units: paid.value.units } : undefined;
}

function noSuchPayment(reply: FastifyReply): FastifyReply {
  return html(
    reply,
    404,
    messagePage(
      "No such payment",
      "This payment does not exist. Please go back to the shop and start again.",
    ),
  );
}

export function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(page);
}
