import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import type { BrandSettings } from "../../../settings/index.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { depositOf, PESO } from "../../testing/open-cashier.ts";
import { useBankTransfers } from "../../testing/use-bank-transfers.ts";
import { changesMore, methods } from "./declared-methods.ts";

const { cashier, db, approve, transfer, staff } = await useBankTransfers();

const BEGINNING = methods.parse({});
type Method = BrandSettings["methods"]["bank-transfer"];
const offer = (change: Partial<Method>) =>
  setSection(cashier.platform, "methods", {
    ...BEGINNING,
    "bank-transfer": { ...BEGINNING["bank-transfer"], ...change },
  });
beforeEach(() => offer({}));

type Player = Awaited<ReturnType<typeof cashier.player>>;
const ask = (player: Player) => player.call("POST", "/deposits", depositOf("bank-transfer", 500n));
const shown = async (player: Player) =>
  (await player.call("GET", "/cashier/methods")).value.deposit as {
    readonly code: string;
    readonly unfit?: string;
  }[];
const transferShown = async (player: Player) =>
  (await shown(player)).find(({ code }) => code === "bank-transfer");
/** What the house has on an account, in ledger units. */
const houseHas = async (account: string) => {
  const row = await db.row<{ units: bigint }>(sql`
    select coalesce(-sum(cash), 0)::bigint as units
    from wallet_entry
    join wallet_house house on house.id = contra
    where house.name = ${account}`);
  return row?.units ?? 0n;
};

describe("MO-02 a method's fee", () => {
  test("is shown before paying, taken as a movement of its own, and only the rest has to be played", async () => {
    await offer({ feePercent: 1.5, feeFlat: (10n * PESO).toString() });
    const before = await houseHas("deposit-fees");
    const { player, id, value } = await transfer(1_000n);
    expect(await transferShown(player)).toMatchObject({
      fee: { bps: 150, flat: { amount: (10n * PESO).toString() } },
    });
    const exact = BigInt(value.transfer.exactAmount.amount);
    // 1.5 % of 1,000.00 to 1,000.99 is 15.00 and some hundredths of a centavo to 15.01.
    const fee = BigInt(value.fee.amount);
    expect(fee).toBe(((10n * PESO + (exact * 150n) / 10_000n) / 1_000n) * 1_000n);
    await approve(id, exact, `FEE-${id}`);
    expect(await cashier.balance(player)).toEqual({ cash: exact - fee, held: 0n });
    expect((await houseHas("deposit-fees")) - before).toBe(fee);
    const { value: methodsNow } = await player.call("GET", "/cashier/methods");
    expect(methodsNow.withdrawal.turnoverLeft.amount).toBe((exact - fee).toString());
    const { value: seen } = await staff.call("GET", `/deposits/${id}`);
    expect(seen.fee.amount).toBe(fee.toString());
  });

  test("stays what the deposit was opened with", async () => {
    const { player, id, value } = await transfer(1_000n);
    await offer({ feePercent: 20 });
    const exact = BigInt(value.transfer.exactAmount.amount);
    await approve(id, exact, `KEPT-${id}`);
    expect(await cashier.balance(player)).toEqual({ cash: exact, held: 0n });
  });

  test("is of what was paid, and never more than that", async () => {
    await offer({ feeFlat: (50n * PESO).toString() });
    const { player, id } = await transfer(1_000n);
    await approve(id, 30n * PESO, `LITTLE-${id}`);
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    const { value } = await player.call("GET", `/deposits/${id}`);
    expect(value).toMatchObject({
      paid: { amount: (30n * PESO).toString() },
      fee: { amount: (30n * PESO).toString() },
    });
  });

  test("that takes the whole smallest deposit is refused where it is set", () => {
    const change = { min: (10n * PESO).toString(), feeFlat: (10n * PESO).toString() };
    const read = methods.safeParse({
      "bank-transfer": { ...BEGINNING["bank-transfer"], ...change },
    });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([["bank-transfer", "feeFlat"]]);
  });
});

describe("MO-02 a method", () => {
  test("is closed outside its hours by the brand's clock, and says when it is open", async () => {
    const player = await cashier.player();
    const now = Temporal.Now.zonedDateTimeISO("Asia/Manila");
    const clock = (hours: number) =>
      now.add({ hours }).toPlainTime().toString({ smallestUnit: "minute" });
    await offer({ opens: clock(2), closes: clock(4) });
    expect(await ask(player)).toMatchObject({ status: 422, code: "METHOD_CLOSED" });
    expect(await transferShown(player)).toMatchObject({
      unfit: "METHOD_CLOSED",
      hours: { opens: clock(2), closes: clock(4) },
    });
    await offer({ opens: clock(-2), closes: clock(2) });
    expect(await ask(player)).toMatchObject({ status: 200 });
  });

  test("that needs a level is refused below it", async () => {
    const [low, high] = [await cashier.player(1), await cashier.player(2)];
    await offer({ kycLevel: 2 });
    expect(await ask(low)).toMatchObject({ status: 403, code: "METHOD_LEVEL" });
    expect(await transferShown(low)).toMatchObject({ unfit: "METHOD_LEVEL", needsLevel: 2 });
    expect(await ask(high)).toMatchObject({ status: 200 });
    expect((await transferShown(high))?.unfit).toBeUndefined();
  });

  test("of another currency is not offered", async () => {
    const player = await cashier.player();
    await offer({ currency: "USD" });
    expect(await transferShown(player)).toBeUndefined();
    expect(await ask(player)).toMatchObject({ status: 403, code: "NOT_OFFERED" });
  });

  test("stands where the operator put it, with its picture and its instructions in the player's language", async () => {
    const player = await cashier.player();
    const picture = `/pictures/${"a".repeat(32)}.png`;
    await offer({ order: 1, picture, instructions: { EN: "Pay by noon.", VI: "Trả trước trưa." } });
    expect((await shown(player))[0]).toMatchObject({
      code: "bank-transfer",
      picture,
      instructions: { text: "Pay by noon.", language: "en" },
    });
  });

  test.each([
    ["opens", { opens: "24:00" }],
    ["closes", { closes: "8:00" }],
    ["currency", { currency: "ABC" }],
    ["picture", { picture: "https://elsewhere.example/a.png" }],
    ["feePercent", { feePercent: 0.005 }],
    ["max", { min: "500", max: "400" }],
  ])("with a wrong %s is refused where it is set", (field, change) => {
    const read = methods.safeParse({
      "bank-transfer": { ...BEGINNING["bank-transfer"], ...change },
    });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([["bank-transfer", field]]);
  });

  test("is switched off by one person; its fee, hours and words take two", () => {
    const changed = (change: Partial<Method>) =>
      changesMore(BEGINNING, {
        ...BEGINNING,
        "bank-transfer": { ...BEGINNING["bank-transfer"], ...change },
      });
    expect(changed({ enabled: false })).toBe(false);
    for (const change of [{ feePercent: 1 }, { opens: "08:00" }, { kycLevel: 1 }, { order: 2 }])
      expect(changed(change)).toBe(true);
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
