import { freePort } from "@perya/process";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, expect, inject } from "vitest";
import { depositOf, openCashier } from "./open-cashier.ts";
import { startGateway } from "./start-gateway.ts";

/** The cashier beside the pretend bank, each on a database of its own. */
export async function useDeposits() {
  const [db, gatewayDb, gatewayPort] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("gateway")),
    freePort(),
  ]);
  let running = await startGateway(gatewayDb.url, gatewayPort);
  const gateway = {
    press: (...pressed: Parameters<typeof running.press>) => running.press(...pressed),
    stop: () => running.stop(),
    start: async () => {
      running = await startGateway(gatewayDb.url, gatewayPort);
    },
  };
  const cashier = await openCashier(db, gatewayPort);
  const staff = await cashier.staff();
  afterAll(async () => {
    await gateway.stop();
    await cashier.close();
    await Promise.all([db.close(), gatewayDb.close()]);
  });

  async function ordered(pesos = 500n) {
    const player = await cashier.player();
    const { value } = await player.call("POST", "/deposits", depositOf("sandbox", pesos));
    expect(value.status).toBe("AWAITING_PAYMENT");
    return { player, id: value.id as string, checkoutUrl: value.checkoutUrl as string };
  }

  return { db, gatewayDb, gateway, cashier, staff, ordered };
}
