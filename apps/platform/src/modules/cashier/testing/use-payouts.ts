import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, expect, inject, vi } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { keepProfiles } from "../../../testing/choose-profiles.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import type { PaymentProvider } from "../providers/provider.ts";
import { openProviders } from "../providers/providers.ts";
import { payers } from "../withdrawals/orders/declared-payers.ts";
import { sendDueOrders } from "../withdrawals/orders/send-due-orders.ts";
import { sign } from "../providers/signature.ts";
import { GATEWAY_SECRET, openCashier, PESO } from "./open-cashier.ts";
import { stepBody, stepPath } from "./pay-steps.ts";
import { startGateway } from "./start-gateway.ts";
import { request } from "./use-withdrawals.ts";
import { withdrawing } from "./withdrawing.ts";

let last = 0;

/** The cashier beside the pretend bank, which pays withdrawals, each on a database of its own. */
export async function usePayouts(settings: Readonly<Record<string, string>> = {}) {
  const [db, gatewayDb, gatewayPort] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("gateway")),
    freePort(),
  ]);
  const gateway = await startGateway(gatewayDb.url, gatewayPort);
  const cashier = await openCashier(db, gatewayPort, settings);
  await onlyLargeNeedsTwo(db, 100_000n * PESO);
  // Play money has no law under which crypto-assets may go out.
  await keepProfiles(db, ["IM"]);
  const from = payers.parse({});
  await setSection(cashier.platform, "payers", {
    sandbox: { ...from.sandbox, enabled: true },
    btcpay: { ...from.btcpay, enabled: true },
  });
  const [ana, ben, payer] = await Promise.all([cashier.staff(), cashier.staff(), cashier.staff()]);
  const desk = withdrawing(cashier, [ana, ben]);
  afterAll(async () => {
    await gateway.stop();
    await cashier.close();
    await Promise.all([db.close(), gatewayDb.close()]);
  });

  const providers = openProviders(cashier.platform.config);
  const step = (id: string, name: string, body: unknown = stepBody(name), by = payer, leg = 1) =>
    by.call("POST", stepPath(id, name, leg), body);
  /**
   * A withdrawal of 400 of 1,000 that is being paid, to an account with an ending that the pretend
   * bank knows.
   */
  const paying = async (ending = "000", account: Readonly<Record<string, string>> = {}) => {
    const { player } = await desk.ready(1_000n);
    const number = `${(500_000 + (last += 1)).toString()}${ending}`;
    const bankAccount = await desk.bind(player, { bank: "BDO", number, ...account });
    await db.run(sql`update bank_account set usable_from = now() where player = ${player.id}`);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    await step(id, "approve", {}, ana);
    await step(id, "pay");
    return { player, id: id as string };
  };
  const order = (id: string, provider = "sandbox", by = payer) =>
    by.call("POST", `/withdrawals/${id}/legs/1/order`, { provider });
  /** Lets every order be due, and calls the providers once. */
  const run = async (through: readonly PaymentProvider[] = providers) => {
    await db.run(sql`update payout_order set due_at = now() where due_at is not null`);
    await sendDueOrders(cashier.platform, through);
  };
  /** The same until an order has been placed, released and asked for. */
  const runAll = async () => {
    for (let at = 0; at < 3; at += 1) await run();
  };
  const legOf = async (id: string) => (await payer.call("GET", `/withdrawals/${id}`)).value.legs[0];
  /** What the pretend bank has of a withdrawal's payouts. */
  const atBank = async (id: string) => {
    const references = (await legOf(id)).orders.map((one: { id: string }) => one.id);
    return gatewayDb.rows<{ status: string; reference: string; publicId: string }>(sql`
      select status, reference, public_id as "publicId" from payout
      where reference = any (${references}::text[]) order by id`);
  };
  /** A leg that the pretend bank was asked to pay. */
  const ordered = async (ending?: string) => {
    const made = await paying(ending);
    expect((await order(made.id)).status).toBe(200);
    return made;
  };
  const problemsOf = async (id: string) =>
    (await ana.call("GET", "/payout-problems")).value.content.filter(
      (one: { withdrawal?: string }) => one.withdrawal === id,
    );
  /** A message as the bank would send it, or an attacker might: its status. */
  const callback = async (body: Readonly<Record<string, unknown>>, secret = GATEWAY_SECRET) => {
    const raw = JSON.stringify(body);
    const signature = sign(secret, raw);
    const headers = { "content-type": "application/json", "x-gateway-signature": signature };
    const url = `${cashier.url}/callbacks/sandbox-payouts`;
    return (await fetch(url, { method: "POST", headers, body: raw })).status;
  };
  /** What the bank would tell of a withdrawal's first payout. */
  const newsOf = async (id: string, changes: Readonly<Record<string, unknown>> = {}) => {
    const { publicId, reference } = (await atBank(id))[0] ?? {};
    const event = `ev_${randomUUID()}`;
    const amount = (400n * PESO).toString();
    const news = { id: publicId, reference, status: "PAID", amount, currency: "PHP", event };
    return { ...news, ...changes };
  };
  /** The bank's callback has come. */
  const hears = (id: string, status: string) =>
    vi.waitFor(async () => expect((await legOf(id)).status).toBe(status), { timeout: 60_000 });
  const people = { ana, ben, payer };
  return {
    db,
    gatewayDb,
    cashier,
    desk,
    providers,
    ...people,
    step,
    paying,
    order,
    run,
    runAll,
    legOf,
    atBank,
    ordered,
    problemsOf,
    callback,
    newsOf,
    hears,
  };
}
