import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import { hmacSigner, postSigned } from "@perya/wallet-protocol";
import { beforeAll, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestStaff, TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { approved, newVendor, type VendorHandover } from "../../../testing/vendors.ts";
import { addTestGame, findVendor, type Vendor } from "../index.ts";

const { db, sites } = await useSites();
/** What is changed about a vendor is known in every process by then. */
const REACH_MS = 5_000;
const reason = "Agreed with the vendor";

let [ana, ben]: TestStaff[] = [];
let player: TestPlayer;
let pair: { asker: TestStaff; second: TestStaff };
beforeAll(async () => {
  [ana, ben, player] = await Promise.all([
    sites.staff("owner"),
    sites.staff("owner"),
    sites.player(),
  ]);
  pair = { asker: as(ana), second: as(ben) };
});
const as = (staff: TestStaff | undefined) => staff as TestStaff;
const softswiss = () => ({
  slug: `soft-${randomUUID().slice(0, 8)}`,
  name: "Acme",
  vassalage: "ACME",
  dialect: "softswiss",
});
const decide = (id: string, by = ben, decision: object = {}) =>
  as(by).call("POST", `/approvals/${id}/${"reason" in decision ? "reject" : "approve"}`, decision);
const seen = async (id: number, by = ana) => (await as(by).call("GET", `/vendors/${id}`)).value;
const status = async ({ baseUrl }: VendorHandover, secret: string | null) => {
  passTime(REACH_MS);
  const body = { account_id: player.publicId, currency: "PHP", game_id: "drums" };
  return (await postSigned(`${baseUrl}/balance`, body, hmacSigner(secret ?? ""))).status;
};
/** A softswiss vendor with a game, made by two people. */
async function made() {
  const body = softswiss();
  const vendor = await newVendor(pair, body);
  await db.inTransaction(async (tx) =>
    addTestGame(tx, (await findVendor(tx, body.slug)) as Vendor, "drums"),
  );
  return { ...vendor, slug: body.slug };
}

test("one member of staff alone makes no vendor and no key, however they ask", async () => {
  const body = { ...softswiss(), reason };
  const asked = await as(ana).call("POST", "/vendors", body);
  expect(asked).toMatchObject({ status: 200, value: { status: "WAITING" } });
  expect(Object.keys(asked.value).toSorted()).toEqual(["approvalId", "status"]);
  expect(await findVendor(db, body.slug)).toBeUndefined();
  expect(await decide(asked.value.approvalId, ana)).toMatchObject({
    status: 403,
    code: "OWN_REQUEST",
  });
  expect(await as(ana).call("POST", "/vendors", body)).toMatchObject({
    status: 409,
    code: "ASKED_ALREADY",
  });
  expect(await findVendor(db, body.slug)).toBeUndefined();
  expect((await as(ana).call("POST", "/vendors", { ...body, reason: undefined })).status).toBe(400);
});

test("the second person sees who asked, why and what changes; the key is made afterwards, once, for the one who asked", async () => {
  const body = { ...softswiss(), reason };
  const { approvalId } = (await as(ana).call("POST", "/vendors", body)).value;
  const shown = (await as(ben).call("GET", "/approvals")).value.find(
    ({ id }: { id: string }) => id === approvalId,
  );
  expect(shown).toMatchObject({
    title: "New vendor",
    about: "Acme",
    askedBy: as(ana).username,
    reason,
    blocked: null,
  });
  expect(shown.details).toContainEqual({
    label: "Key",
    value: `created afterwards, shown once to ${as(ana).username}`,
  });
  const waiting = (await as(ben).call("GET", "/vendor-requests")).value.find(
    ({ vendor }: { vendor: string }) => vendor === body.slug,
  );
  expect(waiting).toMatchObject({
    approvalId,
    title: "New vendor",
    name: "Acme",
    askedBy: as(ana).username,
    reason,
  });
  expect(JSON.stringify(await decide(approvalId))).not.toMatch(/[0-9a-f]{64}/);
  const { id } = (await findVendor(db, body.slug)) as Vendor;
  expect(await seen(id)).toMatchObject({
    active: true,
    keys: [],
    keyGrant: { staff: as(ana).username, mine: true },
  });
  expect(await seen(id, ben)).toMatchObject({ keyGrant: { mine: false } });
  expect(await as(ben).call("POST", `/vendors/${id}/granted-key`)).toMatchObject({
    status: 403,
    code: "NOT_YOURS",
  });
  const once = await Promise.all(
    [1, 2, 3].map(() => as(ana).call("POST", `/vendors/${id}/granted-key`)),
  );
  expect(once.map(({ status: code }) => String(code)).toSorted()).toEqual(["200", "409", "409"]);
  expect(await seen(id)).toMatchObject({ keys: [{ retiredAt: null }], keyGrant: null });
});

test("another key needs two people, whether it is made here or the vendor's own", async () => {
  const { id, handover } = await made();
  expect(
    await as(ana).call("POST", `/vendors/${id}/keys`, {
      reason,
      publicKey: newRsaPair().publicKey,
    }),
  ).toMatchObject({
    code: "WRONG_KIND_OF_KEY",
  });
  const asked = await as(ana).call("POST", `/vendors/${id}/keys`, { reason });
  expect(asked.value).toEqual({ status: "WAITING", approvalId: expect.any(String) });
  expect((await seen(id)).keys).toHaveLength(1);
  expect(await as(ana).call("POST", `/vendors/${id}/granted-key`)).toMatchObject({
    status: 409,
    code: "NO_KEY_GRANTED",
  });
  expect((await decide(asked.value.approvalId)).status).toBe(200);
  expect(await as(ana).call("POST", `/vendors/${id}/keys`, { reason })).toMatchObject({
    status: 409,
    code: "KEY_NOT_MADE",
  });
  const fresh = (await as(ana).call("POST", `/vendors/${id}/granted-key`)).value.handover;
  expect([await status(handover, handover.secret), await status(handover, fresh.secret)]).toEqual([
    200, 200,
  ]);

  const [own, other] = [newRsaPair().publicKey, newRsaPair().publicKey];
  const hub88 = await newVendor(pair, { ...softswiss(), dialect: "hub88", publicKey: own });
  expect(
    await as(ana).call("POST", `/vendors/${hub88.id}/keys`, { reason, publicKey: own }),
  ).toMatchObject({ status: 422, code: "KEY_KNOWN" });
  const { approvalId } = (
    await as(ana).call("POST", `/vendors/${hub88.id}/keys`, { reason, publicKey: other })
  ).value;
  expect((await seen(hub88.id)).keys).toHaveLength(1);
  await decide(approvalId);
  expect((await seen(hub88.id)).keys).toHaveLength(2);
});

test("a vendor is switched off by one person at once, and on again by two", async () => {
  const { id, handover, slug } = await made();
  expect(await as(ana).call("POST", `/vendors/${id}/enable`, { reason })).toMatchObject({
    status: 409,
    code: "SWITCHED_ON",
  });
  await approved(pair, `/vendors/${id}/keys`, {});
  expect(
    (await as(ben).call("POST", `/vendors/${id}/disable`, { reason: "in dispute" })).status,
  ).toBe(200);
  expect(await status(handover, handover.secret)).not.toBe(200);
  expect(await as(ana).call("POST", `/vendors/${id}/granted-key`)).toMatchObject({
    code: "NO_KEY_GRANTED",
  });
  const asked = await as(ana).call("POST", `/vendors/${id}/enable`, { reason });
  expect(asked.value).toMatchObject({ status: "WAITING" });
  expect(await seen(id)).toMatchObject({ active: false });
  expect(await decide(asked.value.approvalId, ana)).toMatchObject({ code: "OWN_REQUEST" });
  await as(ben).call("POST", `/vendors/${id}/disable`, { reason: "still in dispute" });
  expect(await decide(asked.value.approvalId)).toMatchObject({
    status: 404,
    code: "NO_SUCH_APPROVAL",
  });
  await approved(pair, `/vendors/${id}/enable`, {});
  expect(await status(handover, handover.secret)).toBe(200);
  const trail = await db.rows(
    sql`select actor, reason from audit_row where subject = ${slug} and action = 'vendor.enable'`,
  );
  expect(trail).toEqual([{ actor: `${as(ana).username} and ${as(ben).username}`, reason }]);
});

test("a new colleague approves no vendor for a day, and a rejected or late one is not made", async () => {
  const [body, other] = [softswiss(), softswiss()];
  const { approvalId } = (await as(ana).call("POST", "/vendors", { ...body, reason })).value;
  const fresh = await sites.staff("owner");
  await db.run(sql`
    update staff set trusted_from = now() + interval '1 day' where username = ${fresh.username}`);
  expect(await decide(approvalId, fresh)).toMatchObject({ status: 403, code: "TOO_NEW" });
  expect((await decide(approvalId, ben, { reason: "Nobody knows them" })).status).toBe(200);
  await approved(pair, "/vendors", other);
  const { id } = (await findVendor(db, other.slug)) as Vendor;
  await db.run(sql`update vendor_key_grant set expires_at = now() where vendor_id = ${id}`);
  expect(await as(ana).call("POST", `/vendors/${id}/granted-key`)).toMatchObject({
    code: "NO_KEY_GRANTED",
  });
  expect(await findVendor(db, body.slug)).toBeUndefined();
});
