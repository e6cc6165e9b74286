import { connect } from "@perya/postgres";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { startWebhookSender } from "../webhook-sender.ts";
import { buildGateway } from "../server.ts";
import { SIGNATURE_HEADER, isSigned, sign } from "../signature.ts";

export const SECRET = "a secret of at least thirty-two characters";

export interface Heard {
  readonly event: string;
  readonly status: string;
  readonly amount: string;
  readonly reference: string;
  readonly body: string;
  readonly signed: boolean;
}

/** A shop that listens to callbacks over real HTTP; `answer` is the status it gives. */
export async function openShop() {
  const heard: Heard[] = [];
  const shop = { answer: 200, heard, url: "", close: async () => {} };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString("utf8");
      if (shop.answer < 300)
        heard.push({
          ...(JSON.parse(body) as Heard),
          body,
          signed: isSigned(SECRET, request.headers[SIGNATURE_HEADER], body),
        });
      response.writeHead(shop.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = () => new Promise((resolve) => server.close(() => resolve()));
  return shop;
}

/** A gateway process's parts on a database, listening on a free port. */
export async function openGateway(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
) {
  const config = readConfig({
    GATEWAY_DATABASE_URL: databaseUrl,
    GATEWAY_SECRET: SECRET,
    GATEWAY_RETRY_MS: "50",
    LOG_LEVEL: "silent",
    ...settings,
  });
  const log = pino({ level: "silent" });
  const db = connect(databaseUrl);
  const webhookSender = startWebhookSender(config, db, log);
  const app = await buildGateway({ config, db, log, webhookSender });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    await app.close();
    await webhookSender.stop();
    await db.close();
  };
  return { url, db, close };
}

/** Sends a signed order. */
export async function order(
  gatewayUrl: string,
  shopUrl: string,
  changes: Readonly<Record<string, unknown>> = {},
  secret = SECRET,
) {
  const body = JSON.stringify({
    reference: `dep_${randomUUID()}`,
    amount: "25000000",
    currency: "PHP",
    description: "Deposit <b>of</b> juan",
    callbackUrl: `${shopUrl}/callbacks/sandbox`,
    returnUrl: `${shopUrl}/wallet`,
    ...changes,
  });
  const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, body) };
  const response = await fetch(`${gatewayUrl}/v1/payments`, { method: "POST", headers, body });
  return {
    status: response.status,
    value: (await response.json()) as {
      id: string;
      reference: string;
      status: string;
      checkoutUrl: string;
    },
  };
}

/** Presses a button of the checkout page. */
export async function press(
  gatewayUrl: string,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(`${gatewayUrl}/pay/${id}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
