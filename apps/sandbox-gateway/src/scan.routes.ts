import { readTransferCode } from "@perya/money/emv-qr";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { html } from "./checkout.routes.ts";
import type { Gateway } from "./gateway.ts";
import { scanPage } from "./pages/scan-page.ts";
import { scanCode } from "./scan-code.ts";

const MOST_LETTERS = 512;
const form = z.object({ code: z.string().trim().max(MOST_LETTERS) });

/** What is wrong with a code, for the person who scanned it. */
const FAULTS = {
  NOT_A_CODE: "This is not the text of a payment code.",
  WRONG_CHECKSUM: "This code was misread: its checksum is wrong. Please scan it again.",
  NOT_A_TRANSFER: "This code asks for no transfer that this bank can make.",
  REFERENCE_REUSED: "This code was changed after it was paid the first time.",
} as const;

/**
 * The bank's app in a browser: a person scans a shop's QR code (here its text) and is led to the
 * same page that pays, fails and misbehaves.
 */
export function scanRoutes(app: FastifyInstance, { config, db }: Gateway): void {
  app.get("/scan", (_request, reply) => html(reply, 200, scanPage()));

  app.post("/scan", async (request, reply) => {
    const sent = form.safeParse(request.body);
    const code = sent.success ? sent.data.code : "";
    const read = readTransferCode(code);
    if (!read.ok) return html(reply, 422, scanPage(code, FAULTS[read.refusal]));
    const scanned = await db.inTransaction((tx) => scanCode(tx, read.value, config));
    if (!scanned.ok) return html(reply, 409, scanPage(code, FAULTS[scanned.refusal]));
    return reply.redirect(`/pay/${scanned.value.publicId}`, 303);
  });
}
