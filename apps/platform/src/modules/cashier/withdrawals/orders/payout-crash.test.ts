import { afterAll, describe, expect, test } from "vitest";
import type { PayoutPort } from "../../providers/payout-port.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { usePayouts } from "../../testing/use-payouts.ts";

const { cashier, providers, paying, order, run, runAll, legOf, atBank, step } = await usePayouts();

const released: Promise<unknown>[] = [];
afterAll(() => Promise.all(released));

/**
 * Sandbox Bank called by a process that stops at a call, before it is sent or after it was
 * answered, and goes on much later, as one does that was frozen. One that is killed never goes on.
 */
function stopping(name: "place" | "release" | "ask", when: "before" | "after") {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let reached = () => {};
  const stopped = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const around =
    <Given extends readonly unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const early = when === "after" ? await call(...given) : undefined;
      reached();
      await held;
      return early ?? call(...given);
    };
  const frozen = providers.map((provider): PaymentProvider => {
    const { payouts } = provider;
    const changed: PayoutPort = {
      ...payouts,
      ...(name === "place" ? { place: around(payouts.place) } : {}),
      ...(name === "release" ? { release: around(payouts.release) } : {}),
      ...(name === "ask" ? { ask: around(payouts.ask) } : {}),
    };
    return { ...provider, payouts: changed };
  });
  return { frozen, stopped, goOn };
}

const CALLS = ["place", "release", "ask"] as const;

describe.each(CALLS)("a process that stops at %s", (name) => {
  test.each(["before", "after"] as const)(
    "%s the call leaves the payout to another one, which makes it once, also when the first goes on",
    async (when) => {
      const { player, id } = await paying("904");
      await order(id);
      const { frozen, stopped, goOn } = stopping(name, when);
      const first = (async () => {
        for (let at = 0; at < 3; at += 1) await run(frozen);
      })();
      released.push(first);
      await stopped;
      await runAll();
      await runAll();
      goOn();
      await first;
      await runAll();
      expect(await legOf(id)).toMatchObject({ status: "SENT", orders: [{ status: "PAID" }] });
      expect((await atBank(id)).map(({ status }) => status)).toEqual(["PAID"]);
      expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
    },
  );
});

test("a process that stops after its order was placed does not revive one that was taken back", async () => {
  const { id } = await paying();
  await order(id);
  const { frozen, stopped, goOn } = stopping("place", "after");
  const first = run(frozen);
  await stopped;
  expect((await step(id, "take-back", { reason: "It takes too long" })).status).toBe(200);
  expect((await step(id, "sent", { reference: "OUT-1" })).value.status).toBe("SENT");
  goOn();
  await first;
  await runAll();
  expect((await atBank(id)).map(({ status }) => status)).toEqual(["PLACED"]);
  expect((await legOf(id)).orders).toMatchObject([{ status: "TAKEN_BACK" }]);
});

test("many workers at once make each payout once", async () => {
  const made = [];
  for (let at = 0; at < 3; at += 1) made.push((await paying("902")).id);
  await Promise.all(made.map((id) => order(id)));
  for (let at = 0; at < 3; at += 1) await Promise.all([run(), run(), run(), run()]);
  for (const id of made) {
    expect(await legOf(id)).toMatchObject({ status: "SENT", orders: [{ status: "PAID" }] });
    expect((await atBank(id)).map(({ status }) => status)).toEqual(["PAID"]);
  }
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
