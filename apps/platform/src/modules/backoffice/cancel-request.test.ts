import { randomUUID } from "node:crypto";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { PASSWORD, type TestStaff, type TestPlayer } from "../../testing/people.ts";

const PESO = 100_000n;

let db: TestDatabase;
let sites: Sites;
let [ana, ben]: TestStaff[] = [];
let player: TestPlayer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { TWO_PERSON_ABOVE: (100n * PESO).toString() });
  [ana, ben, player] = await Promise.all([
    sites.staff("owner"),
    sites.staff("owner"),
    sites.player(2),
  ]);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const amount = (pesos: bigint) => (pesos * PESO).toString();
const call = async (by: TestStaff | undefined, path: string, body: object = {}) => {
  const answered = await by?.call("POST", path, body);
  expect(answered).toMatchObject({ status: 200 });
  return answered?.value;
};
/** The person cancels their own request about this. */
const cancel = async (by: TestStaff | undefined, subject: string) => {
  const waiting: { id: string; subject: string; mine: boolean }[] = (
    await by?.call("GET", "/approvals")
  )?.value;
  const own = waiting.find((request) => request.subject === subject && request.mine);
  await call(by, `/approvals/${own?.id}/take-back`);
};
const sightings = async (deposit: string) =>
  (await ana?.call("GET", `/deposits/${deposit}`))?.value.approvals.map(
    ({ by, reference }: { by: string; reference: string }) => [by, reference],
  );

test("who cancels what they saw of a deposit takes back their own figures of that deposit alone", async () => {
  const depositOf500 = async () => {
    const body = { method: "bank-transfer", amount: amount(500n), key: randomUUID() };
    return (await player.call("POST", "/deposits", body)).value.id as string;
  };
  const [first, second] = [await depositOf500(), await depositOf500()];
  const approve = (by: TestStaff | undefined, id: string, reference: string) =>
    call(by, `/deposits/${id}/approve`, { paidAmount: amount(500n), reference });
  await approve(ana, first, "BANK-1");
  await approve(ben, first, "BANK-2");
  await approve(ana, second, "BANK-3");
  await cancel(ana, first);
  expect(await sightings(first)).toEqual([[ben?.username, "BANK-2"]]);
  expect(await sightings(second)).toEqual([[ana?.username, "BANK-3"]]);
  expect((await sites.platform.wallet.balance(player.id))?.cash ?? 0n).toBe(0n);
  // Two other people who saw the same are enough again.
  await approve(ana, first, "BANK-2");
  expect((await sites.platform.wallet.balance(player.id))?.cash).toBe(500n * PESO);
});

test("who cancels an approval of a withdrawal may pay another, and the other approval still counts", async () => {
  const rich = await sites.player(2);
  const { approvalId } = await call(ana, `/players/${rich.publicId}/adjust`, {
    amount: amount(900n),
    reason: "To test",
    key: randomUUID(),
  });
  await call(ben, `/approvals/${approvalId}/approve`);
  const bank = { bank: "Metrobank", number: "12341234", holder: "Ana Cruz" };
  const bankAccount = (await rich.call("POST", "/bank-accounts", bank)).value.id;
  const withdrawal = async () => {
    const body = { amount: amount(110n), bankAccount, password: PASSWORD, key: randomUUID() };
    return (await rich.call("POST", "/withdrawals", body)).value.id as string;
  };
  const [first, second] = [await withdrawal(), await withdrawal()];
  await call(ana, `/withdrawals/${first}/approve`);
  await call(ana, `/withdrawals/${second}/approve`);
  await cancel(ana, first);
  const statusOf = async (id: string) => (await ana?.call("GET", `/withdrawals/${id}`))?.value;
  expect(await statusOf(first)).toMatchObject({ status: "REQUESTED", approvals: [] });
  expect(await statusOf(second)).toMatchObject({ approvals: [{ by: ana?.username }] });
  await call(ben, `/withdrawals/${second}/approve`);
  expect(await statusOf(second)).toMatchObject({ status: "APPROVED" });
});
