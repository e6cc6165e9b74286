import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pretendPayouts } from "./pretend-btcpay-payouts.ts";

export const STORE = {
  storeId: "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776",
  apiKey: "key of the store",
  webhookSecret: "w".repeat(40),
} as const;

/** An invoice as Greenfield API v1 describes `InvoiceData`. */
interface PretendInvoice {
  readonly id: string;
  readonly storeId: string;
  readonly amount: string;
  readonly currency: string;
  readonly checkoutLink: string;
  readonly metadata: { readonly orderId?: string };
  /** Unix seconds. */
  createdTime: number;
  status: string;
  additionalStatus: string;
  paidAmount: string;
}

/**
 * A BTCPay Server that answers as its published API says: creates, lists and reads invoices and
 * payouts for a store with the right key, and signs the bodies of its webhooks.
 */
export async function openPretendBtcpay() {
  const invoices = new Map<string, PretendInvoice>();
  const own = `/api/v1/stores/${STORE.storeId}/invoices`;
  const out = pretendPayouts(STORE.storeId);
  const answerTo = async (request: IncomingMessage): Promise<[number, unknown]> => {
    if (request.headers.authorization !== `token ${STORE.apiKey}`) return [401, {}];
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const method = request.method ?? "GET";
    const text = method === "POST" ? await textOf(request) : "";
    const paidOut = out.answerTo(method, pathname, text === "" ? undefined : JSON.parse(text));
    if (paidOut) return [...paidOut];
    if (pathname === own && method === "POST") {
      const asked = JSON.parse(text) as Pick<PretendInvoice, "amount" | "currency" | "metadata">;
      const id = randomUUID().replaceAll("-", "").slice(0, 22);
      const made = {
        ...asked,
        id,
        storeId: STORE.storeId,
        checkoutLink: `http://localhost/i/${id}`,
        status: "New",
        additionalStatus: "None",
        paidAmount: "0",
        createdTime: Math.floor(Date.now() / 1_000),
      };
      invoices.set(id, made);
      return [200, made];
    }
    if (pathname === own) {
      const order = searchParams.get("orderId");
      if (order === null) return [200, listedBy(invoices, searchParams)];
      return [200, [...invoices.values()].filter(({ metadata }) => metadata.orderId === order)];
    }
    const one = invoices.get(pathname.slice(own.length + 1));
    return one ? [200, one] : [404, { code: "invoice-not-found" }];
  };
  const server = createServer((request, response) => {
    void answerTo(request).then(([status, body]) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    invoices,
    out,
    /** What became of an invoice. */
    set: (id: string, change: Partial<PretendInvoice>) => {
      const known = invoices.get(id);
      if (!known) throw new Error(`There is no invoice ${id}`);
      Object.assign(known, change);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Invoices made in a stretch of time, a page of them. */
function listedBy(
  invoices: ReadonlyMap<string, PretendInvoice>,
  asked: URLSearchParams,
): PretendInvoice[] {
  const [from, to, skip, take] = ["startDate", "endDate", "skip", "take"].map((name) =>
    Number(asked.get(name)),
  );
  return [...invoices.values()]
    .filter(({ createdTime }) => createdTime >= (from ?? 0) && createdTime <= (to ?? 0))
    .slice(skip, (skip ?? 0) + (take ?? 0));
}

/** A webhook of the store about an invoice, with the signature over its bytes. */
export function webhookOf(type: string, invoiceId: string, secret: string = STORE.webhookSecret) {
  return signedWebhook({ type, invoiceId }, secret);
}

/** A webhook of the store about a payout. */
export function payoutWebhookOf(type: string, payoutId: string, secret?: string) {
  return signedWebhook({ type, payoutId }, secret ?? STORE.webhookSecret);
}

function signedWebhook(of: Readonly<Record<string, string>>, secret: string) {
  const body = JSON.stringify({
    deliveryId: randomUUID(),
    webhookId: "hook",
    originalDeliveryId: randomUUID(),
    isRedelivery: false,
    timestamp: 1_700_000_000,
    storeId: STORE.storeId,
    ...of,
  });
  const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  return { body, headers: { "content-type": "application/json", "btcpay-sig": signature } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}
