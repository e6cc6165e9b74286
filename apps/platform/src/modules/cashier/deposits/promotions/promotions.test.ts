import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { told } from "../../../facts/testing/told.ts";
import { depositSucceeded } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { useDeposits } from "../../testing/use-deposits.ts";
import { holdPromotions, type PromotionPort } from "./promotion-port.ts";

const { cashier, db, gateway } = await useDeposits();

/** A module that offers a promotion for five hundred pesos or more over Sandbox Bank. */
const filler: PromotionPort = {
  offersFor: async (_tx, { method, units }, readable) =>
    method === "sandbox" && units >= 500n * PESO
      ? [{ id: "first", title: "First", about: "100 %", language: readable[0] ?? "EN" }]
      : [],
  credited: () => Promise.resolve(),
  titleOf: async (_tx, id, readable) =>
    id === "first" ? { title: "First deposit", language: readable[0] ?? "EN" } : undefined,
};
const asked = (pesos: bigint, promotion?: string, key: string = randomUUID()) => ({
  method: "sandbox",
  amount: (pesos * PESO).toString(),
  key,
  ...(promotion === undefined ? {} : { promotion }),
});
const offers = (player: Awaited<ReturnType<typeof cashier.player>>, pesos: bigint) =>
  player.call("GET", `/cashier/promotions?method=sandbox&amount=${(pesos * PESO).toString()}`);

test("with no module that offers any, there is nothing to choose, and nothing can be chosen", async () => {
  const player = await cashier.player();
  expect((await player.call("GET", "/cashier/methods")).value.promotions).toBe(false);
  expect((await offers(player, 500n)).value).toEqual([]);
  expect(await player.call("POST", "/deposits", asked(500n, "first"))).toMatchObject({
    status: 422,
    code: "PROMOTION_OVER",
  });
});

test("a promotion chosen before paying is kept with the deposit, told with its credit in its transaction, and shown to staff by its title", async () => {
  holdPromotions(cashier.platform, filler);
  const player = await cashier.player();
  expect((await player.call("GET", "/cashier/methods")).value.promotions).toBe(true);
  expect((await offers(player, 499n)).value).toEqual([]);
  expect((await offers(player, 500n)).value).toMatchObject([{ id: "first", title: "First" }]);
  for (const [pesos, promotion] of [
    [499n, "first"],
    [500n, "second"],
  ] as const)
    expect(await player.call("POST", "/deposits", asked(pesos, promotion))).toMatchObject({
      code: "PROMOTION_OVER",
    });

  const key = randomUUID();
  const { value } = await player.call("POST", "/deposits", asked(500n, "first", key));
  expect(await player.call("POST", "/deposits", asked(500n, undefined, key))).toMatchObject({
    code: "KEY_REUSED",
  });
  expect((await player.call("POST", "/deposits", asked(500n, "first", key))).value.id).toBe(
    value.id,
  );
  await gateway.press(value.checkoutUrl, { act: "pay" });
  await expect
    .poll(async () => (await player.call("GET", `/deposits/${value.id}`)).value.status, {
      timeout: 20_000,
    })
    .toBe("SUCCEEDED");
  const facts = (await told(db, depositSucceeded)) as { deposit: string; promotion?: string }[];
  expect(facts.filter(({ deposit }) => deposit === value.id)).toMatchObject([
    { promotion: "first" },
  ]);
  const kept = await db.row(sql`select promotion from deposit where public_id = ${value.id}`);
  expect(kept).toEqual({ promotion: "first" });
  const desk = await cashier.staff();
  const shown = async () => (await desk.call("GET", `/deposits/${value.id}`)).value.promotion;
  expect(await shown()).toEqual({ id: "first", title: "First deposit", language: "en" });
  // Chosen from a module that is not there any more.
  await db.run(sql`update deposit set promotion = 'gone' where public_id = ${value.id}`);
  expect(await shown()).toEqual({ id: "gone", title: null, language: "" });
});
