import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { PASSWORD, sendSealed, type TestPlayer } from "../../../testing/people.ts";
import { setPassword } from "../recovering/set-password.ts";
import { anyAddress } from "../signing-in/testing/sign-in-client.ts";
import { useSignIn } from "../signing-in/testing/use-sign-in.ts";
import { MAX_PASSKEYS } from "./add-passkey.ts";
import { softPasskey } from "./testing/soft-passkey.ts";

const { db, sites, client, features } = await useSignIn();
const { origin, hostname: rpId } = new URL(sites.platform.config.playerUrl);
const newDevice = () => softPasskey({ rpId, origin });

type Device = ReturnType<typeof newDevice>;

const sealedBy = (player: TestPlayer, method: string, path: string, body: object) =>
  sendSealed(
    sites.playerUrl,
    { authorization: `Bearer ${player.token}`, "x-forwarded-for": anyAddress() },
    method,
    `/api/v1${path}`,
    body,
  );
const begin = async (player: TestPlayer) =>
  (await sealedBy(player, "POST", "/passkeys/begin", { password: PASSWORD })).value;
async function add(player: TestPlayer, device: Device = newDevice(), name = "My phone") {
  const { challenge } = await begin(player);
  const added = await player.call("POST", "/passkeys", { name, response: device.make(challenge) });
  expect(added.status).toBe(200);
  return device;
}
const list = async (player: TestPlayer) => (await player.call("GET", "/passkeys")).value;
const beginSignIn = async () => (await client.post("/passkey/begin", {}, anyAddress())).value;
const enter = (response: object, more: object = {}) =>
  client.post("/passkey", { response, ...more }, anyAddress());
const ask = (player: TestPlayer, asked: boolean) =>
  sealedBy(player, "PUT", "/passkeys/asked", { password: PASSWORD, asked });

test("MC-17 a passkey is added with the password, named, signs in without a name, and is removed", async () => {
  const player = await sites.player();
  expect(
    await sealedBy(player, "POST", "/passkeys/begin", { password: "Wrong2026" }),
  ).toMatchObject({ status: 422, code: "WRONG_PASSWORD" });
  const device = await add(player);
  const { challenge } = await beginSignIn();
  const entered = await enter(device.use(challenge));
  expect(entered).toMatchObject({ status: 200, value: { username: player.username } });
  expect((await client.member(entered.value.token)).status).toBe(200);

  const [{ id }] = (await list(player)).passkeys;
  expect(await list(player)).toMatchObject({
    passkeys: [{ name: "My phone", host: rpId, usedAt: expect.any(String) }],
    asked: false,
  });
  expect((await player.call("PUT", `/passkeys/${id}`, { name: "Old phone" })).status).toBe(200);
  expect((await list(player)).passkeys).toMatchObject([{ name: "Old phone" }]);
  const gone = await sealedBy(player, "POST", `/passkeys/${id}/remove`, { password: PASSWORD });
  expect(gone.status).toBe(200);
  const again = await enter(device.use((await beginSignIn()).challenge));
  expect(again).toMatchObject({ status: 401, code: "PASSKEY_REFUSED" });
});

test("MC-17 a challenge is answered once, by its own player, for what it was made, and in time", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  const device = await add(player);
  const { challenge } = await beginSignIn();
  expect((await enter(device.use(challenge))).status).toBe(200);
  expect((await enter(device.use(challenge))).code).toBe("PASSKEY_REFUSED");

  const late = await beginSignIn();
  await db.run(sql`
    update passkey_challenge set made_at = now() - interval '6 minutes'
    where challenge = ${late.challenge}`);
  expect((await enter(device.use(late.challenge))).code).toBe("PASSKEY_REFUSED");

  // One of signing in adds nothing, and one of another player neither.
  const stranger = newDevice();
  for (const { challenge: wrong } of [await beginSignIn(), await begin(player)])
    expect(
      await other.call("POST", "/passkeys", { name: "X", response: stranger.make(wrong) }),
    ).toMatchObject({ status: 422, code: "PASSKEY_REFUSED" });
  expect((await list(other)).passkeys).toEqual([]);
});

test("MC-17 a passkey is refused from another site, without its owner, with a counter that did not rise, and signed by another key", async () => {
  const player = await sites.player();
  const device = await add(player);
  const challenge = async () => (await beginSignIn()).challenge as string;
  const refused = async (response: object) => (await enter(response)).code;
  expect(await refused(device.use(await challenge(), { at: "https://evil.example" }))).toBe(
    "PASSKEY_REFUSED",
  );
  expect(await refused(device.use(await challenge(), { verified: false }))).toBe("PASSKEY_REFUSED");
  const copy = newDevice().use(await challenge());
  expect(await refused({ ...copy, id: device.id, rawId: device.id })).toBe("PASSKEY_REFUSED");
  expect((await enter(device.use(await challenge(), { count: 5 }))).status).toBe(200);
  expect(await refused(device.use(await challenge(), { count: -1 }))).toBe("PASSKEY_REFUSED");
  expect((await enter(device.use(await challenge(), { count: 9 }))).status).toBe(200);
});

test("MC-17 who asks for it signs in with the password and a passkey, or with a code to the proven contact instead", async () => {
  const player = await sites.player();
  const email = `${player.username}@example.com`;
  await db.run(sql`
    insert into player_profile (player_id, email, email_verified_at)
    values (${player.id}, ${email}, now())
    on conflict (player_id) do update set email = ${email}, email_verified_at = now()`);
  expect(await ask(player, true)).toMatchObject({ status: 404, code: "NO_SUCH_PASSKEY" });
  const device = await add(player);
  expect((await ask(player, true)).status).toBe(200);

  const ip = anyAddress();
  const stopped = await client.login({ username: player.username }, ip);
  expect(stopped).toMatchObject({
    status: 401,
    code: "SECOND_FACTOR_NEEDED",
    value: { channel: "passkey", recipient: expect.stringContaining("@example.com") },
  });
  const { ticket } = stopped.value;
  const asked = await client.post("/second-factor/passkey/begin", { ticket }, ip);
  expect(asked.value.allowCredentials).toMatchObject([{ id: device.id }]);
  const strange = await add(await sites.player());
  expect(
    await client.post(
      "/second-factor/passkey",
      { ticket, response: strange.use(asked.value.challenge) },
      ip,
    ),
  ).toMatchObject({ status: 401, code: "PASSKEY_REFUSED" });
  const { challenge } = (await client.post("/second-factor/passkey/begin", { ticket }, ip)).value;
  const body = { ticket, response: device.use(challenge) };
  expect((await client.post("/second-factor/passkey", body, ip)).status).toBe(200);
  expect((await client.post("/second-factor/passkey", body, ip)).code).toBe("TICKET_OVER");

  // Without the device: a code to the contact.
  const other = (await client.login({ username: player.username }, ip)).value.ticket;
  const before = { ticket: other, code: "123456" };
  expect((await client.post("/second-factor", before, ip)).code).toBe("INVALID_CODE");
  expect((await client.post("/second-factor/code", { ticket: other }, ip)).status).toBe(200);
  const code = await client.codeFor(email);
  expect((await client.post("/second-factor", { ticket: other, code }, ip)).status).toBe(200);

  // The last one that is removed ends it.
  const [{ id }] = (await list(player)).passkeys;
  await sealedBy(player, "POST", `/passkeys/${id}/remove`, { password: PASSWORD });
  expect((await client.login({ username: player.username })).status).toBe(200);
});

test("MC-17 at another site of the brand its passkey is replaced by a code to the contact, and without one the player is told where to go", async () => {
  const player = await sites.player();
  const device = await add(player);
  expect((await ask(player, true)).status).toBe(200);
  // The site where they made it is another one than this.
  await db.run(sql`update passkey set rp_id = 'other.example' where credential_id = ${device.id}`);
  const elsewhere = await client.login({ username: player.username });
  expect(elsewhere).toMatchObject({ status: 403, code: "PASSKEY_ELSEWHERE" });
  expect(elsewhere.message).toContain("works at another of our sites");
  // Nor can it be asked for from here, where nothing would answer.
  expect((await ask(player, false)).status).toBe(200);
  expect(await ask(player, true)).toMatchObject({ status: 404, code: "NO_SUCH_PASSKEY" });
  await db.run(sql`update player_login set asks_passkey = true where player_id = ${player.id}`);

  const email = `${player.username}@example.com`;
  await db.run(sql`
    insert into player_profile (player_id, email, email_verified_at)
    values (${player.id}, ${email}, now())
    on conflict (player_id) do update set email = ${email}, email_verified_at = now()`);
  const ip = anyAddress();
  const { value } = await client.login({ username: player.username }, ip);
  expect(value).toMatchObject({ channel: "mail", recipient: expect.stringContaining("@example") });
  const body = { ticket: value.ticket, code: await client.codeFor(email) };
  expect((await client.post("/second-factor", body, ip)).status).toBe(200);

  // A passkey of this site is asked for again as soon as there is one, whatever else there is.
  const here = await add(player);
  const again = (await client.login({ username: player.username }, ip)).value;
  expect(again.channel).toBe("passkey");
  const { challenge, allowCredentials } = (
    await client.post("/second-factor/passkey/begin", { ticket: again.ticket }, ip)
  ).value;
  expect(allowCredentials).toMatchObject([{ id: here.id }]);
  const other = { ticket: again.ticket, response: device.use(challenge) };
  expect((await client.post("/second-factor/passkey", other, ip)).code).toBe("PASSKEY_REFUSED");
});

test("MC-17 nobody names or removes a passkey of another player, and there are only so many", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  await add(player);
  const [{ id }] = (await list(player)).passkeys;
  expect((await other.call("PUT", `/passkeys/${id}`, { name: "Mine" })).status).toBe(404);
  const stolen = await sealedBy(other, "POST", `/passkeys/${id}/remove`, { password: PASSWORD });
  expect(stolen.status).toBe(404);
  await db.run(sql`
    insert into passkey (player_id, rp_id, credential_id, public_key, counter, transports, name)
    select player_id, rp_id, credential_id || nth, public_key, 0, transports, name
    from passkey, generate_series(2, ${MAX_PASSKEYS}) nth
    where id = ${id}`);
  const { challenge } = await begin(player);
  const response = newDevice().make(challenge);
  expect(await player.call("POST", "/passkeys", { name: "One more", response })).toMatchObject({
    status: 409,
    code: "TOO_MANY_PASSKEYS",
  });
});

test("MC-17 a passkey is enough at a new place, where a password is not", async () => {
  await features({ NEWIPVERIFY: true });
  const player = await sites.player();
  const device = await add(player);
  expect((await client.login({ username: player.username })).code).toBe("NO_CONTACT");
  expect((await enter(device.use((await beginSignIn()).challenge))).status).toBe(200);
});

test("MC-17 with a password that was lost every passkey goes: one of a stranger who once knew it signs in no more", async () => {
  const player = await sites.player();
  const device = await add(player);
  expect((await ask(player, true)).status).toBe(200);
  await db.inTransaction((tx) => setPassword(tx, player.id, "a new hash", async () => undefined));
  const again = await enter(device.use((await beginSignIn()).challenge));
  expect(again).toMatchObject({ status: 401, code: "PASSKEY_REFUSED" });
  const row = await db.row(
    sql`select asks_passkey from player_login where player_id = ${player.id}`,
  );
  expect(row).toMatchObject({ asks_passkey: false });
});
