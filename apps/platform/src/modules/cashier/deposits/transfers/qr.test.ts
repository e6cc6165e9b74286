import { readTransferCode } from "@perya/money/emv-qr";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sign } from "../../providers/signature.ts";
import { depositOf, GATEWAY_SECRET, PESO } from "../../testing/open-cashier.ts";
import { slip, PNG, useBankTransfers } from "../../testing/use-bank-transfers.ts";

const { cashier, staff, approve, db } = await useBankTransfers();

type Player = Awaited<ReturnType<typeof cashier.player>>;

/** A player's deposit by QR code, and what the code says. */
async function coded(pesos = 800n, owner?: Player) {
  const player = owner ?? (await cashier.player());
  const { value } = await player.call("POST", "/deposits", depositOf("qr", pesos));
  const read = readTransferCode(value.transfer.qr);
  if (!read.ok) throw new Error(read.refusal);
  return { player, id: value.id as string, code: read.value, value };
}

/** The bank reports a transfer. */
async function report(
  reference: string,
  units: bigint,
  changes: Readonly<Record<string, string>> = {},
) {
  const body = JSON.stringify({
    id: `gp_${reference}`,
    reference,
    status: "PAID",
    amount: units.toString(),
    currency: "PHP",
    event: `ev_${randomUUID()}`,
    ...changes,
  });
  const headers = {
    "content-type": "application/json",
    "x-gateway-signature": sign(GATEWAY_SECRET, body),
  };
  return (await fetch(`${cashier.url}/callbacks/qr`, { method: "POST", headers, body })).status;
}
const statusOf = async (player: Player, id: string) =>
  (await player.call("GET", `/deposits/${id}`)).value.status;

test("MO-02 a QR code has the house's account, the unique amount and the deposit's number inside", async () => {
  const { id, code, value } = await coded();
  expect(value).toMatchObject({ status: "AWAITING_PAYMENT", method: "qr" });
  expect(code).toEqual({
    bank: "PRYAPHM2XXX",
    account: "001234567890",
    amount: { units: BigInt(value.transfer.exactAmount.amount), currency: "PHP" },
    holder: "Perya Demo Inc.",
    city: "Manila",
    reference: id,
  });
  expect(code.amount.units).not.toBe(800n * PESO);
});

test("MO-02 a transfer by QR code that the bank reports is credited once, however often it says so", async () => {
  const { player, id, code } = await coded();
  const { units } = code.amount;
  expect(await Promise.all([1, 2, 3].map(() => report(id, units)))).toEqual([200, 200, 200]);
  expect(await cashier.balance(player)).toEqual({ cash: units, held: 0n });
});

test("a refused attempt ends nothing: the player may pay again until the time is over", async () => {
  const { player, id, code } = await coded();
  expect(await report(id, code.amount.units, { status: "FAILED" })).toBe(200);
  expect(await statusOf(player, id)).toBe("AWAITING_PAYMENT");
  await report(id, code.amount.units);
  expect(await statusOf(player, id)).toBe("SUCCEEDED");
});

test("a transfer that the bank took back stands again once it says so by a new message: it can't be asked", async () => {
  const { id, code } = await coded();
  const { units } = code.amount;
  await report(id, units, { event: `first ${id}` });
  const takenBack = async () => (await staff.call("GET", `/deposits/${id}`)).value.takenBackAt;
  await report(id, units, { status: "FAILED" });
  expect(await takenBack()).not.toBeNull();
  // The message of before, repeated, says nothing new.
  await report(id, units, { event: `first ${id}` });
  expect(await takenBack()).not.toBeNull();
  await report(id, units);
  expect(await takenBack()).toBeNull();
});

test("another amount waits for staff, who can credit only what the bank said, under its number", async () => {
  const { player, id } = await coded();
  await report(id, 700n * PESO);
  expect(await statusOf(player, id)).toBe("REVIEW");
  expect(await approve(id, 800n * PESO, "TYPED")).toMatchObject({ code: "PAID_AMOUNT_DIFFERS" });
  const credited = await approve(id, 700n * PESO, "TYPED");
  expect(credited.value).toMatchObject({ status: "SUCCEEDED", reference: `gp_${id}` });
  expect(await cashier.balance(player)).toEqual({ cash: 700n * PESO, held: 0n });
});

test("a slip that was sent first does not hide the bank's report", async () => {
  const { player, id, code } = await coded();
  await player.call("POST", `/deposits/${id}/slip`, slip(PNG));
  expect(await statusOf(player, id)).toBe("SUBMITTED");
  await report(id, code.amount.units);
  expect(await statusOf(player, id)).toBe("SUCCEEDED");
  expect(await cashier.balance(player)).toEqual({ cash: code.amount.units, held: 0n });
});

test("staff match a QR transfer by its slip like any other, and its number is used up for both ways", async () => {
  const { player, id, code } = await coded();
  const number = `BANK-${id}`;
  expect((await approve(id, code.amount.units, number)).value.status).toBe("SUCCEEDED");
  const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", 300n));
  expect(await approve(value.id, 300n * PESO, number)).toMatchObject({ code: "REFERENCE_USED" });
  const again = await staff.call("POST", "/bank-transfers", {
    player: player.username,
    amount: code.amount.units.toString(),
    reference: number,
  });
  expect(again.value.id).toBe(id);
  expect(await cashier.balance(player)).toEqual({ cash: code.amount.units, held: 0n });
});

test("a report without a good signature changes nothing", async () => {
  const { player, id } = await coded();
  const body = JSON.stringify({ id: "gp_1", reference: id, status: "PAID" });
  const headers = { "x-gateway-signature": sign("x".repeat(40), body) };
  const answer = await fetch(`${cashier.url}/callbacks/qr`, { method: "POST", headers, body });
  expect(answer.status).toBe(401);
  expect(await statusOf(player, id)).toBe("AWAITING_PAYMENT");
});

test("MO-02 money that arrives while the player is excluded waits for staff and is sent back", async () => {
  const { player, id, code } = await coded();
  const until = Temporal.Now.instant().add({ hours: 24 });
  const exclude = { kind: "exclude", player: player.id, key: `out:${id}`, until } as const;
  await db.inTransaction((tx) => cashier.platform.wallet.append(tx, [exclude]));
  await report(id, code.amount.units);
  expect(await statusOf(player, id)).toBe("REVIEW");
  const rejected = await staff.call("POST", `/deposits/${id}/reject`, { reason: "Sent back" });
  expect(rejected.value.status).toBe("REJECTED");
  expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
