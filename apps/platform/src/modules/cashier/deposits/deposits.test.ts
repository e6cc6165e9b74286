import { sql } from "@perya/postgres/sql";
import { describe, expect, test, vi } from "vitest";
import { told } from "../../facts/testing/told.ts";
import { depositSucceeded } from "../index.ts";
import { openProviders } from "../providers/providers.ts";
import { PESO, depositOf } from "../testing/open-cashier.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { dyingWallet } from "../testing/open-till.ts";
import { expireDeposits } from "./expire-deposits.ts";
import { useDeposits } from "../testing/use-deposits.ts";

const { ordered, cashier, gateway, staff, gatewayDb, db } = await useDeposits();

const becomes = (player: TestPlayer, id: string, status: string) =>
  vi.waitFor(
    async () => expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe(status),
    { timeout: 8_000, interval: 100 },
  );

describe("a deposit over the pretend bank", () => {
  test("that is paid honestly is credited in full, and the player hears of it", async () => {
    const { player, id, checkoutUrl } = await ordered();
    const heard: unknown[] = [];
    cashier.platform.live.listen(player.id, (event) => heard.push(event));
    await gateway.press(checkoutUrl, { act: "pay" });
    await becomes(player, id, "SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
    expect(heard).toEqual(
      expect.arrayContaining([{ type: "deposit", id, status: "SUCCEEDED" }, { type: "balance" }]),
    );
    const { value } = await staff.call("GET", `/deposits/${id}`);
    expect(
      value.timeline.map((step: { status: string; actor: string }) => [step.status, step.actor]),
    ).toEqual([
      ["CREATED", "player"],
      ["AWAITING_PAYMENT", "system"],
      ["SUBMITTED", "provider:sandbox"],
      ["SUCCEEDED", "provider:sandbox"],
    ]);
  });

  test("told three times is credited once", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "twice" });
    await vi.waitFor(async () => {
      const row = await gatewayDb.row(sql`
        select count(*) as n
        from callback c
        join payment p on p.id = c.payment
        where p.reference = ${id} and delivered_at is not null`);
      expect(row).toEqual({ n: 3n });
    }, 8_000);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("is a fact for other modules once it is credited", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "pay" });
    await becomes(player, id, "SUCCEEDED");
    const facts = (await told(db, depositSucceeded)) as { deposit: string }[];
    expect(facts.filter(({ deposit }) => deposit === id)).toEqual([
      {
        deposit: id,
        player: player.id.toString(),
        brand: "1",
        currency: "PHP",
        units: (500n * PESO).toString(),
        fee: "0",
        method: "sandbox",
      },
    ]);
  });

  test("paid with another amount waits for staff, who credit what was paid and nothing else", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "other-amount", amount: "120.50" });
    await becomes(player, id, "REVIEW");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    expect(
      await staff.call("POST", `/deposits/${id}/approve`, {
        paidAmount: "50000000",
        reference: "x",
      }),
    ).toMatchObject({
      code: "PAID_AMOUNT_DIFFERS",
    });
    expect(
      await staff.call("POST", `/deposits/${id}/approve`, {
        paidAmount: "12050000",
        reference: "x",
      }),
    ).toMatchObject({ status: 200 });
    expect(await cashier.balance(player)).toEqual({ cash: 12_050_000n, held: 0n });
  });

  test("paid under another name waits for staff, and under the player's own, however it is written, does not", async () => {
    const others = await ordered();
    const own = await ordered();
    const account = { bank: "Metrobank", number: "5551234567", holder: "José Rizal" };
    for (const [{ player }, number] of [
      [others, "5551234567"],
      [own, "5551234568"],
    ] as const)
      await player.call("POST", "/bank-accounts", { ...account, number });
    await gateway.press(others.checkoutUrl, { act: "named", payer: "Juan dela Cruz" });
    await becomes(others.player, others.id, "REVIEW");
    expect(await cashier.balance(others.player)).toEqual({ cash: 0n, held: 0n });
    const { value } = await staff.call("GET", `/deposits/${others.id}`);
    expect(value).toMatchObject({ payer: "Juan dela Cruz", status: "REVIEW" });
    expect(value.timeline.at(-1)).toMatchObject({ reason: "Paid under another name" });
    // The player's text stays neutral.
    const theirs = await others.player.call("GET", `/deposits/${others.id}`);
    expect(JSON.stringify(theirs.value)).not.toMatch(/name|Juan/);
    await gateway.press(own.checkoutUrl, { act: "named", payer: "RIZAL, Jose" });
    await becomes(own.player, own.id, "SUCCEEDED");
  });

  test("paid too late is not lost: it waits for staff and is credited when they say so", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "late" });
    await becomes(player, id, "REVIEW");
    const { value } = await staff.call("POST", `/deposits/${id}/approve`, {
      paidAmount: "50000000",
      reference: "late",
    });
    expect(value.timeline.map((step: { status: string }) => step.status)).toEqual([
      "CREATED",
      "AWAITING_PAYMENT",
      "EXPIRED",
      "LATE_PAID",
      "REVIEW",
      "SUCCEEDED",
    ]);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("paid after the player cancelled it waits for staff as well", async () => {
    const { player, id, checkoutUrl } = await ordered();
    expect((await player.call("POST", `/deposits/${id}/cancel`)).value.status).toBe("CANCELLED");
    await gateway.press(checkoutUrl, { act: "pay" });
    await becomes(player, id, "REVIEW");
  });

  test("that fails brings nothing", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "fail" });
    await becomes(player, id, "FAILED");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
  });

  test("whose callback never comes is found when its time is over, and credited", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "never" });
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    await expireDeposits(cashier.platform, openProviders(cashier.platform.config));
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("that the player cancels while the bank is asked for it stays cancelled", async () => {
    const { player, id } = await ordered();
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    const [bank] = openProviders(cashier.platform.config);
    if (!bank) throw new Error("There is no bank");
    const ask = async () => {
      await player.call("POST", `/deposits/${id}/cancel`);
      return undefined;
    };
    await expireDeposits(cashier.platform, [{ ...bank, ask }]);
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("CANCELLED");
  });

  test("that was paid is not given up because of a fault of ours: the next run credits it, and the others end meanwhile", async () => {
    const [paid, idle] = [await ordered(), await ordered()];
    await gateway.press(paid.checkoutUrl, { act: "never" });
    await db.run(
      sql`update deposit set expires_at = now() - interval '1 minute' where public_id = ${paid.id}`,
    );
    await db.run(sql`update deposit set expires_at = now() where public_id = ${idle.id}`);
    const dying = { ...cashier.platform, wallet: dyingWallet(cashier.platform.wallet, "after") };
    await expect(expireDeposits(dying, openProviders(cashier.platform.config))).rejects.toThrow(
      "1 of 2 overdue deposits",
    );
    expect((await paid.player.call("GET", `/deposits/${paid.id}`)).value.status).toBe(
      "AWAITING_PAYMENT",
    );
    expect((await idle.player.call("GET", `/deposits/${idle.id}`)).value.status).toBe("EXPIRED");
    // Run again, and by two workers at once.
    await Promise.all(
      [1, 2].map(() => expireDeposits(cashier.platform, openProviders(cashier.platform.config))),
    );
    expect((await paid.player.call("GET", `/deposits/${paid.id}`)).value.status).toBe("SUCCEEDED");
    expect(await cashier.balance(paid.player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("that nobody pays runs out", async () => {
    const { player, id } = await ordered();
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    await expireDeposits(cashier.platform, openProviders(cashier.platform.config));
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("EXPIRED");
  });

  test("asked for while the bank is away can be asked for again with the same key", async () => {
    const player = await cashier.player();
    const request = depositOf("sandbox", 300n);
    await gateway.stop();
    expect(await player.call("POST", "/deposits", request)).toMatchObject({
      status: 503,
      code: "PROVIDER_UNAVAILABLE",
    });
    await gateway.start();
    expect((await player.call("POST", "/deposits", request)).value).toMatchObject({
      status: "AWAITING_PAYMENT",
    });
    expect((await player.call("GET", "/deposits")).value.content).toHaveLength(1);
  });

  test("sent twenty times at once with one key is one deposit", async () => {
    const player = await cashier.player();
    const request = depositOf("sandbox", 300n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.call("POST", "/deposits", request)),
    );
    expect(new Set(answers.map((answer) => answer.value.id)).size).toBe(1);
    expect(
      await player.call("POST", "/deposits", { ...request, amount: "20000000" }),
    ).toMatchObject({ status: 409, code: "KEY_REUSED" });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
