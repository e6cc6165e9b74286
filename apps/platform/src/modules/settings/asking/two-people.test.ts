import { beforeEach, describe, expect, test } from "vitest";
import type { TestStaff } from "../../../testing/people.ts";
import { holdBounds } from "../index.ts";
import { useSettings } from "../testing/use-settings.ts";

const PESO = 100_000n;
const { sites } = await useSettings();

let [asker, second]: [TestStaff, TestStaff] = [undefined as never, undefined as never];
beforeEach(async () => {
  [asker, second] = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
  const { waiting } = await about("cashier");
  if (waiting) await decide(waiting.approvalId, "reject");
});

const everything = async () => (await asker.call("GET", "/settings")).value;
const about = async (section: string) =>
  (await everything()).sections.find((one: { section: string }) => one.section === section);
const ask = async (
  section: string,
  change: object,
  reason: string | undefined = "It is needed",
) => {
  const { settings, versions } = await everything();
  const value = { ...settings[section], ...change };
  return asker.call("PUT", `/settings/${section}`, { version: versions[section], value, reason });
};
const decide = (id: string, decision: "approve" | "reject", by = second) =>
  by.call(
    "POST",
    `/approvals/${id}/${decision}`,
    decision === "reject" ? { reason: "Not now" } : {},
  );
const pesos = (amount: bigint) => (amount * PESO).toString();

describe("a section on which money depends", () => {
  test("changes once a second person agreed, who saw what changes, and its history names both", async () => {
    const before = await everything();
    const withdrawalMax = pesos(BigInt(40_000 + Number(before.versions.cashier)));
    const asked = await ask("cashier", { withdrawalMax });
    expect(asked).toMatchObject({ status: 200, value: { version: before.versions.cashier } });
    const { approvalId } = asked.value;
    expect(await about("cashier")).toMatchObject({
      twoPerson: "always",
      waiting: { approvalId, askedBy: asker.username, reason: "It is needed" },
    });
    const waiting = (await second.call("GET", "/approvals")).value;
    const shown = waiting.find(({ id }: { id: string }) => id === approvalId);
    expect(shown.details).toEqual([
      { label: "Largest withdrawal", value: expect.stringMatching(/^₱[\d,.]+ → ₱40,\d{3}\.00$/) },
    ]);
    expect((await everything()).settings.cashier).toEqual(before.settings.cashier);
    expect(await decide(approvalId, "approve", asker)).toMatchObject({ code: "OWN_REQUEST" });
    expect(await decide(approvalId, "approve")).toMatchObject({ status: 200 });
    expect((await everything()).settings.cashier).toMatchObject({ withdrawalMax });
    const [last] = (await asker.call("GET", "/settings/cashier/versions")).value.content;
    expect(last).toMatchObject({
      changedBy: `${asker.username} and ${second.username}`,
      approval: approvalId,
    });
  });

  test("is asked for with a reason, once at a time, and never for nothing", async () => {
    expect(await ask("cashier", { withdrawalMax: pesos(30_000n) }, "")).toMatchObject({
      status: 400,
    });
    const { settings, versions } = await everything();
    const value = { ...settings.cashier, withdrawalMax: pesos(31_000n) };
    expect(
      await asker.call("PUT", "/settings/cashier", { version: versions.cashier, value }),
    ).toMatchObject({ status: 422, code: "REASON_NEEDED" });
    expect(await ask("cashier", {})).toMatchObject({ status: 422, code: "SAME_AS_BEFORE" });
    expect(await ask("cashier", { withdrawalMax: pesos(32_000n) })).toMatchObject({ status: 200 });
    expect(await ask("cashier", { withdrawalMax: pesos(33_000n) })).toMatchObject({
      status: 409,
      code: "ASKED_ALREADY",
    });
  });

  test("is not changed by a request that was asked on an earlier version", async () => {
    const off = { enabled: false };
    const { settings } = await everything();
    const { approvalId } = (
      await ask("methods", { sandbox: { ...settings.methods.sandbox, name: "Bank of Sand" } })
    ).value;
    // Switching off takes one person, so the section changes under the request.
    const alone = await ask("methods", { sandbox: { ...settings.methods.sandbox, ...off } });
    expect(alone).toMatchObject({ status: 200, value: { approvalId: null } });
    expect(await decide(approvalId, "approve")).toMatchObject({
      status: 409,
      code: "SETTINGS_CHANGED",
    });
    expect((await everything()).settings.methods.sandbox).toMatchObject(off);
    await decide(approvalId, "reject");
    const on = await ask("methods", { sandbox: settings.methods.sandbox });
    expect((await decide(on.value.approvalId, "approve")).status).toBe(200);
  });

  test("keeps within the bounds at the time of the decision too", async () => {
    let forbidden = false;
    holdBounds(sites.platform, [
      async (_tx, _brand, section) =>
        forbidden && section === "cashier"
          ? {
              code: "PROFILE_LIMIT",
              rule: "XX.any",
              bound: null,
              unit: null,
              source: null,
              field: null,
              message: "Nothing may be changed.",
            }
          : undefined,
    ]);
    const { approvalId } = (await ask("cashier", { openDepositsMax: 4 })).value;
    forbidden = true;
    expect(await decide(approvalId, "approve")).toMatchObject({
      status: 422,
      code: "SETTINGS_REFUSED",
    });
    forbidden = false;
    expect(await decide(approvalId, "approve")).toMatchObject({ status: 200 });
    const [last] = (await asker.call("GET", "/settings/cashier/versions")).value.content;
    expect(last.changes).toMatchObject([{ label: "Deposits waiting for payment", after: "4" }]);
  });

  test("brings an earlier version back by two people as well", async () => {
    const { versions } = await everything();
    await decide((await ask("cashier", { bankAccountsMax: 7 })).value.approvalId, "approve");
    await decide((await ask("cashier", { bankAccountsMax: 8 })).value.approvalId, "approve");
    const seven = String(Number(versions.cashier) + 1);
    const asked = await asker.call("POST", "/settings/cashier/restore", {
      version: seven,
      seen: String(Number(versions.cashier) + 2),
      reason: "Eight were too many",
    });
    expect((await everything()).settings.cashier.bankAccountsMax).toBe(8);
    await decide(asked.value.approvalId, "approve");
    expect((await everything()).settings.cashier.bankAccountsMax).toBe(7);
    const [last] = (await asker.call("GET", "/settings/cashier/versions")).value.content;
    expect(last).toMatchObject({ restores: seven });
  });
});

describe("a value that can't be", () => {
  const level = (part: object) => async () => {
    const { levels } = (await everything()).settings.cashier;
    return { levels: { ...levels, level0: { ...levels.level0, ...part } } };
  };
  test.each([
    ["an amount with a sign", { withdrawalMin: "-5" }, "value/withdrawalMin", /amount of zero or/],
    ["an amount that is none", { withdrawalMin: "many" }, "value/withdrawalMin", /amount of zero/],
    [
      "a smallest above the largest",
      { withdrawalMin: pesos(90_000n), withdrawalMax: pesos(10n) },
      "value/withdrawalMax",
      /can't be below the smallest/,
    ],
    ["a level there is not", { withdrawalLevel: 9 }, "value/withdrawalLevel", /can't be above 3/],
    ["half a bank account", { bankAccountsMax: 2.5 }, "value/bankAccountsMax", /must be a whole/],
    [
      "a wait of a year",
      { bankAccountWaitHours: 9_000 },
      "value/bankAccountWaitHours",
      /can't be above 720/,
    ],
    [
      "a lifetime below a day",
      level({ depositLifetime: "1" }),
      "value/levels/level0/depositLifetime",
      /below the deposits in 24 hours/,
    ],
  ])("such as %s is refused at its field with why", async (_what, change, field, message) => {
    const part = typeof change === "function" ? await change() : change;
    expect(await ask("cashier", part)).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      value: [{ field, message: expect.stringMatching(message) }],
    });
  });
});
