import { cloneDatabase } from "@perya/postgres/testing";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeEach, expect, inject, vi } from "vitest";
import { openGateway, openShop, order, press, type Heard } from "./shop.ts";

/**
 * The pretend bank on a database of its own, beside a shop that hears of its payments, and of
 * transfers by QR code where it `reportsTransfers`.
 */
export async function useGateway({ reportsTransfers = false } = {}) {
  const db = await cloneDatabase(inject("gateway"));
  const shop = await openShop();
  const settings = reportsTransfers ? { GATEWAY_TRANSFER_URL: `${shop.url}/callbacks/qr` } : {};
  let running = await openGateway(db.url, settings);
  const gateway = {
    get url() {
      return running.url;
    },
    close: () => running.close(),
    open: async () => {
      running = await openGateway(db.url, settings);
    },
  };
  beforeEach(() => {
    shop.answer = 200;
  });
  afterAll(async () => {
    await gateway.close();
    await shop.close();
    await db.close();
  });

  const newPayment = async (changes: Readonly<Record<string, unknown>> = {}) =>
    (await order(gateway.url, shop.url, changes)).value;
  /** A later payment is notified: the sender has looked at all there were before. */
  async function anotherIsHeard(): Promise<void> {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "pay" });
    await hears(reference, 1);
  }
  /** Lets the time come of every callback of a payment. */
  const dueNow = (id: string) =>
    db.run(sql`
      update callback set due_at = least(due_at, now())
      from payment
      where payment.id = callback.payment and public_id = ${id}`);
  const heardOf = (reference: string): Heard[] =>
    shop.heard.filter((callback) => callback.reference === reference);
  const hears = (reference: string, count: number) =>
    vi.waitFor(() => expect(heardOf(reference)).toHaveLength(count), {
      timeout: 12_000,
      interval: 50,
    });

  return { db, gateway, shop, newPayment, anotherIsHeard, dueNow, heardOf, hears };
}
