import { beforeEach, describe, expect, test } from "vitest";
import type { BrandSettings } from "../settings/index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { methods } from "./deposits/terms/declared-methods.ts";
import { depositOf, PESO } from "./testing/open-cashier.ts";
import { received } from "./testing/pay-steps.ts";
import { request, useWithdrawals } from "./testing/use-withdrawals.ts";

const { cashier, ready, bind, step } = await useWithdrawals();
const { platform } = cashier;

const text = (pesos: bigint) => (pesos * PESO).toString();
const allow = (change: Partial<BrandSettings["cashier"]>) =>
  setSection(platform, "cashier", change);
const offer = (change: Partial<BrandSettings["methods"]>) =>
  setSection(platform, "methods", change);
const upTo = (pesos: bigint) => ({
  depositPerDay: text(pesos),
  depositLifetime: null,
  withdrawalPerDay: text(pesos),
  withdrawalsPerDay: null,
});

/** What a brand begins with. */
const FIRST: BrandSettings["cashier"] = {
  levels: {
    level0: { ...upTo(2_000n), depositLifetime: text(2_000n), withdrawalPerDay: "0" },
    level1: upTo(20_000n),
    level2: upTo(200_000n),
    level3: upTo(2_000_000n),
  },
  withdrawalLevel: 1,
  withdrawalMin: text(100n),
  withdrawalMax: text(50_000n),
  wipedOutBelow: text(1n),
  withdrawalsPerDay: 5,
  openDepositsMax: 5,
  bankAccountsMax: 5,
  bankAccountWaitHours: 24,
  securityWaitHours: 24,
};
const METHODS: BrandSettings["methods"] = methods.parse({});
beforeEach(async () => {
  await allow(FIRST);
  await offer(METHODS);
});

type Player = Awaited<ReturnType<typeof cashier.player>>;
const transfer = (player: Player, pesos: bigint) =>
  player.call("POST", "/deposits", depositOf("bank-transfer", pesos));
const withdraw = (player: Player, bankAccount: string, pesos: bigint) =>
  player.call("POST", "/withdrawals", request(bankAccount, pesos));
const shown = async (player: Player) => (await player.call("GET", "/cashier/methods")).value;

describe("a brand decides for deposits", () => {
  test("how much each level brings in, in a day and in all", async () => {
    const [none, one] = [await cashier.player(0), await cashier.player(1)];
    await allow({
      levels: {
        ...FIRST.levels,
        level0: { ...FIRST.levels.level0, depositPerDay: text(300n), depositLifetime: text(400n) },
        level1: upTo(700n),
      },
    });
    for (const [player, most] of [
      [none, 300n],
      [one, 700n],
    ] as const) {
      expect(await transfer(player, most + 1n)).toMatchObject({ code: "DEPOSIT_LIMIT" });
      expect((await shown(player)).deposit[0].max).toMatchObject({ amount: text(most) });
      expect(await transfer(player, most)).toMatchObject({ status: 200 });
    }
  });

  test("how many may wait", async () => {
    await allow({ openDepositsMax: 1 });
    const player = await cashier.player();
    expect(await transfer(player, 200n)).toMatchObject({ status: 200 });
    expect(await transfer(player, 200n)).toMatchObject({ code: "TOO_MANY_OPEN" });
  });

  test("what each method is called and takes, and what is not offered is not taken", async () => {
    await offer({
      sandbox: { ...METHODS.sandbox, enabled: false },
      qr: { ...METHODS.qr, enabled: false },
      voucher: { ...METHODS.voucher, enabled: false },
      "bank-transfer": {
        ...METHODS["bank-transfer"],
        name: "Over the counter",
        min: text(500n),
        max: text(600n),
      },
    });
    const player = await cashier.player();
    expect((await shown(player)).deposit).toMatchObject([
      { name: "Over the counter", min: { amount: text(500n) }, max: { amount: text(600n) } },
    ]);
    expect(await player.call("POST", "/deposits", depositOf("sandbox", 500n))).toMatchObject({
      status: 403,
      code: "NOT_OFFERED",
    });
    expect(await transfer(player, 499n)).toMatchObject({ code: "AMOUNT_TOO_SMALL" });
    expect(await transfer(player, 601n)).toMatchObject({ code: "AMOUNT_TOO_LARGE" });
  });

  test("where to transfer to and until when, and one that is open keeps what it was told", async () => {
    const player = await cashier.player();
    const before = (await transfer(player, 200n)).value;
    const account = { bank: "Bagong Banko", number: "9999", holder: "Perya II" };
    await offer({
      "bank-transfer": { ...METHODS["bank-transfer"], expiresMinutes: 90, account },
    });
    const after = (await transfer(player, 200n)).value;
    expect(after.transfer).toMatchObject(account);
    const minutes = (Date.parse(after.expiresAt) - Date.parse(after.createdAt)) / 60_000;
    expect(minutes).toBeCloseTo(90);
    const kept = (await player.call("GET", `/deposits/${before.id}`)).value;
    expect(kept).toEqual(before);
    expect(kept.transfer).toMatchObject(METHODS["bank-transfer"].account);
  });
});

describe("a brand decides for withdrawals", () => {
  test("from which level, how small, how large, how much and how often in a day", async () => {
    const { player, bankAccount } = await ready(10_000n, 2);
    await allow({
      levels: { ...FIRST.levels, level2: { ...upTo(200_000n), withdrawalPerDay: text(1_000n) } },
      withdrawalMin: text(300n),
      withdrawalMax: text(900n),
      withdrawalsPerDay: 2,
    });
    expect(await withdraw(player, bankAccount, 299n)).toMatchObject({ code: "AMOUNT_TOO_SMALL" });
    expect(await withdraw(player, bankAccount, 901n)).toMatchObject({ code: "AMOUNT_TOO_LARGE" });
    expect((await shown(player)).withdrawal).toMatchObject({
      min: { amount: text(300n) },
      max: { amount: text(900n) },
      dailyLeft: { amount: text(1_000n) },
    });
    expect(await withdraw(player, bankAccount, 600n)).toMatchObject({ status: 200 });
    expect(await withdraw(player, bankAccount, 401n)).toMatchObject({ code: "DAILY_LIMIT" });
    expect(await withdraw(player, bankAccount, 400n)).toMatchObject({ status: 200 });
    expect(await withdraw(player, bankAccount, 300n)).toMatchObject({ code: "TOO_MANY_TODAY" });
    await allow({ withdrawalLevel: 3 });
    expect(await withdraw(player, bankAccount, 300n)).toMatchObject({ code: "KYC_NEEDED" });
    expect((await shown(player)).withdrawal.needsKyc).toBe(3);
  });

  test("how many a level may ask for in a day, and another level as many as everyone", async () => {
    const [one, two] = [await ready(10_000n, 1), await ready(10_000n, 2)];
    await allow({
      levels: { ...FIRST.levels, level1: { ...upTo(20_000n), withdrawalsPerDay: 1 } },
      withdrawalsPerDay: 2,
    });
    for (const [{ player, bankAccount }, most] of [
      [one, 1],
      [two, 2],
    ] as const) {
      for (let at = 0; at < most; at += 1)
        expect(await withdraw(player, bankAccount, 200n)).toMatchObject({ status: 200 });
      expect(await withdraw(player, bankAccount, 200n)).toMatchObject({ code: "TOO_MANY_TODAY" });
      expect((await shown(player)).withdrawal.blocked).toBe("TOO_MANY_TODAY");
    }
  });

  test("and what was asked for before a limit fell is paid as it was asked", async () => {
    const { player, bankAccount } = await ready(10_000n, 2);
    const { id } = (await withdraw(player, bankAccount, 2_000n)).value;
    await allow({ withdrawalMax: text(500n), withdrawalLevel: 3 });
    expect((await step(id, "approve")).value.status).toBe("APPROVED");
    for (const name of ["pay", "sent"]) await step(id, name);
    await received(player, id);
    const paid = (await player.call("GET", `/withdrawals/${id}`)).value;
    expect(paid).toMatchObject({ status: "COMPLETED", amount: { amount: text(2_000n) } });
  });

  test("to how many accounts, and how long a new one waits", async () => {
    const { player } = await ready(10_000n, 2);
    await allow({ bankAccountsMax: 2, bankAccountWaitHours: 0 });
    const second = await bind(player, { number: `81${player.id}00000` });
    expect(await withdraw(player, second, 200n)).toMatchObject({ status: 200 });
    const third = { bank: "Metrobank", number: `82${player.id}00000`, holder: "Juan dela Cruz" };
    expect(await player.call("POST", "/bank-accounts", third)).toMatchObject({
      code: "TOO_MANY_ACCOUNTS",
    });
    await allow({ bankAccountsMax: 3, bankAccountWaitHours: 48 });
    const waiting = (await player.call("POST", "/bank-accounts", third)).value;
    const hours = (Date.parse(waiting.usableFrom) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
  });
});

test("a brand begins with what the house has always allowed", async () => {
  const { SECTIONS } = await import("../settings/settings.ts");
  expect(SECTIONS.cashier.parse({})).toEqual(FIRST);
  expect(SECTIONS.methods.parse({})).toEqual(METHODS);
});
