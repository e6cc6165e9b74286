import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { newToken, tokenHash } from "@perya/secrets";
import { expect, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { profileOf, saveProfile } from "../../players/index.ts";
import { saveContact } from "../first-login/save-contact.ts";
import { usePayment } from "../payment/testing/use-payment.ts";
import { insertReset } from "../recovering/recovering.store.ts";
import { anyNumber } from "../signing-in/testing/sign-in-client.ts";

const { db, sites, client, withoutPassword } = await usePayment();

const HOUR = 3_600_000;
const mobileOf = (mobile: string) => ({
  type: "mobile",
  countryDialingCode: "63",
  mobileNum: mobile.slice(3),
});
const emailOf = (email: string) => ({ type: "email", email });
const hoursToWait = async (player: TestPlayer) => {
  const { withdrawalsFrom } = (await player.call("GET", "/contacts")).value;
  return withdrawalsFrom === null ? 0 : (Date.parse(withdrawalsFrom) - Date.now()) / HOUR;
};

/** Proves a number and a mail address of a player, long ago. */
async function reachable(player: TestPlayer) {
  const [mobile, email] = [anyNumber(), `${player.username}@example.com`];
  const longAgo = Temporal.Now.instant().subtract({ hours: 400 });
  await db.inTransaction((tx) =>
    saveProfile(tx, player.id, {
      mobile,
      mobileVerifiedAt: longAgo,
      email,
      emailVerifiedAt: longAgo,
    }),
  );
  await db.run(sql`update player_login set mobile = ${mobile} where player_id = ${player.id}`);
  return { player, mobile, email };
}

/** A link for a new password that was mailed to a player a moment ago. */
async function openLink(player: TestPlayer) {
  const token = newToken();
  await db.inTransaction((tx) => insertReset(tx, player.id, tokenHash(token)));
  const fresh = { newPassword: "Lantern2027", confirmNewPassword: "Lantern2027" };
  return { use: () => player.call("POST", "/password/reset", { token, ...fresh }) };
}

async function codeTo(player: TestPlayer, path: string, recipient: string, body: object = {}) {
  const proof = await client.proof("contact");
  expect((await player.call("POST", path, { ...body, proof })).status).toBe(200);
  return client.codeFor(recipient);
}

async function confirmOld(
  player: TestPlayer,
  type: "mobile" | "email",
  recipient: string,
  password = PASSWORD,
) {
  const verificationCode = await codeTo(player, `/contacts/${type}/old-code`, recipient);
  return player.call("POST", `/contacts/${type}/old`, { password, verificationCode });
}

test("MC-17 a number is replaced with a code to the old and one to the new one; it signs in from then on, and withdrawals wait a day", async () => {
  const { player, mobile } = await reachable(await sites.player(2));
  const fresh = anyNumber();
  const early = { ...mobileOf(fresh), proof: await client.proof("contact") };
  expect(await player.call("POST", "/contacts/new-code", early)).toMatchObject({
    status: 409,
    code: "PROVE_OLD",
  });
  expect((await confirmOld(player, "mobile", mobile)).status).toBe(200);
  const verificationCode = await codeTo(player, "/contacts/new-code", fresh, mobileOf(fresh));
  const wrong = { ...mobileOf(fresh), verificationCode: "000001" };
  expect((await player.call("PUT", "/contacts", wrong)).code).toBe("INVALID_CODE");
  const right = { ...mobileOf(fresh), verificationCode };
  expect((await player.call("PUT", "/contacts", right)).status).toBe(200);
  expect(await profileOf(db, player.id)).toMatchObject({ mobile: fresh });
  const login = await db.row(sql`
    select mobile from player_login where player_id = ${player.id}`);
  expect(login).toEqual({ mobile: fresh });
  expect(await hoursToWait(player)).toBeGreaterThan(23.9);
  // It was for one replacement.
  expect((await player.call("PUT", "/contacts", right)).code).toBe("PROVE_OLD");
});

test("MC-17 a mail address is replaced in the same way, and the old one is told", async () => {
  const { player, email } = await reachable(await sites.player(2));
  await player.call("PUT", "/language", { language: "VI" });
  const link = await openLink(player);
  await confirmOld(player, "email", email);
  const fresh = `new-${email}`;
  const verificationCode = await codeTo(player, "/contacts/new-code", fresh, emailOf(fresh));
  const body = { ...emailOf(fresh), verificationCode };
  expect((await player.call("PUT", "/contacts", body)).status).toBe(200);
  expect((await player.call("GET", "/contacts")).value.contacts).toMatchObject([
    { type: "mobile", verified: true, replacing: false },
    { type: "email", verified: true, replacing: false, recipient: expect.stringMatching(/^n/) },
  ]);
  const told = await db.row<{ text: string }>(sql`
    select text from message where recipient = ${email} order by made_at desc limit 1`);
  expect(told?.text).toContain(
    `Tài khoản ${player.username} của bạn hiện dùng một địa chỉ email khác`,
  );
  // What was mailed to the old one opens nothing any more.
  expect(await link.use()).toMatchObject({ status: 422, code: "LINK_EXPIRED" });
});

test("MC-17 the old one is confirmed with the password too, in the same session, within half an hour; without a password its code is enough", async () => {
  const { player, mobile } = await reachable(await sites.player(2));
  expect((await confirmOld(player, "mobile", mobile, "Wrong2026")).code).toBe("WRONG_PASSWORD");
  const [{ value: other }] = [await client.login({ username: player.username })];
  await db.run(sql`
    update one_time_code set made_at = made_at - interval '61 seconds'
    where recipient = ${mobile}`);
  expect((await confirmOld(player, "mobile", mobile)).status).toBe(200);
  const elsewhere = { authorization: `Bearer ${other.token}` };
  const seen = await player.call("GET", "/contacts", undefined, elsewhere);
  expect(seen.value.contacts[0].replacing).toBe(false);
  await db.run(sql`
    update contact_replacement set proven_at = now() - interval '31 minutes'
    where player_id = ${player.id}`);
  const late = { ...mobileOf(anyNumber()), proof: await client.proof("contact") };
  expect((await player.call("POST", "/contacts/new-code", late)).code).toBe("PROVE_OLD");

  const unknown = await reachable(await withoutPassword());
  expect((await confirmOld(unknown.player, "mobile", unknown.mobile, "")).status).toBe(200);
});

test("MC-17 a number of another account is refused, and nothing is lost", async () => {
  const [one, other] = [
    await reachable(await sites.player(2)),
    await reachable(await sites.player(2)),
  ];
  await confirmOld(one.player, "mobile", one.mobile);
  const taken = mobileOf(other.mobile);
  const verificationCode = await codeTo(one.player, "/contacts/new-code", other.mobile, taken);
  expect(await one.player.call("PUT", "/contacts", { ...taken, verificationCode })).toMatchObject({
    status: 409,
    code: "MOBILE_TAKEN",
  });
  expect(await profileOf(db, one.player.id)).toMatchObject({ mobile: one.mobile });
  expect(await hoursToWait(one.player)).toBe(0);
});

test("MC-17 one that staff took away is set again by its code, and withdrawals wait from then on", async () => {
  const { player, mobile } = await reachable(await sites.player(2));
  const [one, two] = [await sites.staff("owner"), await sites.staff("owner")];
  const link = await openLink(player);
  const path = `/players/${player.publicId}/contacts/reset`;
  const request = { type: "mobile", reason: "Lost the phone" };
  const asked = await one.call("POST", path, request);
  expect(asked).toMatchObject({ status: 200, value: { status: "WAITING" } });
  expect((await two.call("POST", path, request)).code).toBe("ASKED_ALREADY");
  const approve = `/approvals/${asked.value.approvalId}/approve`;
  expect((await one.call("POST", approve)).code).toBe("OWN_REQUEST");
  expect(await profileOf(db, player.id)).toMatchObject({ mobile });
  expect((await two.call("POST", approve)).status).toBe(200);
  expect((await two.call("POST", path, request)).code).toBe("NO_CONTACT");
  expect(await link.use()).toMatchObject({ code: "LINK_EXPIRED" });
  expect(await hoursToWait(player)).toBeGreaterThan(23.9);
  await db.run(sql`
    update player_login set withdrawals_from = now() - interval '1 hour'
    where player_id = ${player.id}`);
  const fresh = anyNumber();
  const verificationCode = await codeTo(player, "/contact/code", fresh, mobileOf(fresh));
  const body = { ...mobileOf(fresh), verificationCode };
  expect((await player.call("PUT", "/contact", body)).status).toBe(200);
  expect(await hoursToWait(player)).toBeGreaterThan(23.9);
  expect(await profileOf(db, player.id)).not.toMatchObject({ mobile });
});

test("MC-17 a removal that was asked for takes away no contact that came or was proven since", async () => {
  const { player, mobile } = await reachable(await sites.player(2));
  const [one, two] = [await sites.staff("owner"), await sites.staff("owner")];
  const ask = async () => {
    const request = { type: "mobile", reason: "Lost the phone" };
    const path = `/players/${player.publicId}/contacts/reset`;
    return (await one.call("POST", path, request)).value.approvalId;
  };
  const first = await ask();
  const [{ details }] = (await two.call("GET", "/approvals")).value.filter(
    (approval: { id: string }) => approval.id === first,
  );
  expect(JSON.stringify(details)).toContain(`Mobile number +63•••${mobile.slice(-2)}`);
  const approve = async (id: string) => (await two.call("POST", `/approvals/${id}/approve`)).code;
  const fresh = anyNumber();
  const put = (change: object) => db.inTransaction((tx) => saveProfile(tx, player.id, change));
  await put({ mobile: fresh, mobileVerifiedAt: Temporal.Now.instant() });
  expect(await approve(first)).toBe("CONTACT_CHANGED");
  await two.call("POST", `/approvals/${first}/reject`, { reason: "There is a new number" });
  const second = await ask();
  await put({ mobileVerifiedAt: Temporal.Now.instant() });
  expect(await approve(second)).toBe("CONTACT_CHANGED");
  expect(await profileOf(db, player.id)).toMatchObject({ mobile: fresh });
});

test("MC-17 a removal that is approved while the player replaces the contact takes the new one away from nobody", async () => {
  const { player } = await reachable(await sites.player(2));
  const [one, two] = [await sites.staff("owner"), await sites.staff("owner")];
  const request = { type: "mobile", reason: "Lost the phone" };
  const path = `/players/${player.publicId}/contacts/reset`;
  const { approvalId } = (await one.call("POST", path, request)).value;
  const fresh = anyNumber();
  const approving: ReturnType<typeof two.call>[] = [];
  await db.inTransaction(async (tx) => {
    await saveContact(tx, 1n, player.id, { channel: "sms", recipient: fresh });
    approving.push(two.call("POST", `/approvals/${approvalId}/approve`));
    await apart(() => untilWaiting(db));
  });
  expect((await approving[0])?.code).toBe("CONTACT_CHANGED");
  expect(await profileOf(db, player.id)).toMatchObject({ mobile: fresh });
});

test("MC-17 of two new addresses named at once one replaces the old one, and the other leaves nothing behind", async () => {
  const { player, email } = await reachable(await sites.player(2));
  await confirmOld(player, "email", email);
  const [one, other] = [`one-${email}`, `two-${email}`];
  const codes = [
    await codeTo(player, "/contacts/new-code", one, emailOf(one)),
    await codeTo(player, "/contacts/new-code", other, emailOf(other)),
  ];
  const replacing: ReturnType<typeof player.call>[] = [];
  await db.inTransaction(async (tx) => {
    await tx.run(sql`select from contact_replacement where player_id = ${player.id} for update`);
    for (const [at, to] of [one, other].entries()) {
      const body = { ...emailOf(to), verificationCode: codes[at] };
      replacing.push(player.call("PUT", "/contacts", body));
      await apart(() => untilWaiting(db, at + 1));
    }
  });
  const answers = (await Promise.all(replacing)).map(({ code }) => code ?? "done");
  expect(answers.toSorted()).toEqual(["PROVE_OLD", "done"]);
  const replaced = answers[0] === "done" ? one : other;
  expect(await profileOf(db, player.id)).toMatchObject({ email: replaced });
});
